import {
  advance,
  copyInto,
  listPlays,
  type Position,
  scratchOf,
  settlementOf,
} from '../../../engine/climbing/index.ts';
import { createPlayList, type Play } from '../../../engine/index.ts';
import { createQuickRandom } from '../../search/quickRandom.ts';
import type { PlayOut } from '../../search/weigh.ts';
import { createPolicy } from '../values/policy.ts';
import { createSimpleChoice } from './simpleChoice.ts';

/** How far chance leads a seat astray: seats are not all of one mind. */
const heat = 0.5;

/** How often another seat plays simply: nobody knows whom it plays with. */
const simpleShare = 0.5;

/**
 * Plays rounds out from worlds of a game: the seat to play by the learned policy and by what it
 * would see there, the others so too or simply.
 * @param like a position of the game, of which only the shape is taken, and the seat to play
 * @param weights the learned weights of the game
 */
export function createClimbingPlayOut(like: Position, weights: Float32Array): PlayOut<Position> {
  const { seat: viewer, game } = like;
  const policy = createPolicy(game, weights);
  const chooseSimply = createSimpleChoice(game);
  const position = scratchOf(like);
  const list = createPlayList();
  const random = createQuickRandom();
  const isSimple = new Uint8Array(game.seatCount);
  const choose = (): Play => {
    listPlays(position, list);
    return isSimple[position.seat] === 1
      ? chooseSimply(position, list)
      : policy(position, list, heat, random.next);
  };
  return (world, play, seed) => {
    copyInto(position, world);
    random.begin(seed);
    for (let seat = 0; seat < game.seatCount; seat += 1) {
      isSimple[seat] = random.next() < simpleShare && seat !== viewer ? 1 : 0;
    }
    advance(position, play ?? choose());
    while (position.phase !== 'over') advance(position, choose());
    return settlementOf(position);
  };
}
