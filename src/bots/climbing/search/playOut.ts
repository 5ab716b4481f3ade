import {
  advance,
  copyInto,
  listPlays,
  type Position,
  type ScratchPosition,
  scratchOf,
  settlementOf,
  simplePlayOf,
} from '../../../engine/climbing/index.ts';
import { createPlayList, type Play } from '../../../engine/index.ts';
import { createQuickRandom } from '../../search/quickRandom.ts';
import type { PlayOut } from '../../search/weigh.ts';
import { createPolicy } from '../values/policy.ts';

/** How far chance leads a seat astray: seats are not all of one mind. */
const heat = 0.5;

export interface Playing {
  /** Written over by what follows. */
  readonly position: ScratchPosition;
  /** Begins at a world, with a seed of the little chance in the plays. */
  readonly begin: (world: Position, seed: number) => void;
  readonly choose: () => Play;
}

/**
 * In worlds of a game every seat plays by the learned policy and by what it would see there, or
 * simply.
 * @param like any position of the game, for its shape
 * @param simpleChances by seat, how likely it plays simply in the world at hand; 0 by default
 */
export function createPlaying(
  like: Position,
  weights: Float32Array,
  simpleChances: Readonly<Float64Array> = new Float64Array(like.game.seatCount),
): Playing {
  const { game } = like;
  const policy = createPolicy(game, weights);
  const position = scratchOf(like);
  const list = createPlayList();
  const random = createQuickRandom();
  const isSimple = new Uint8Array(game.seatCount);
  return {
    position,
    begin: (world, seed) => {
      copyInto(position, world);
      random.begin(seed);
      for (let seat = 0; seat < game.seatCount; seat += 1) {
        isSimple[seat] = random.next() < (simpleChances[seat] ?? 0) ? 1 : 0;
      }
    },
    choose: () => {
      listPlays(position, list);
      return isSimple[position.seat] === 1
        ? simplePlayOf(position, list)
        : policy(position, list, heat, random.next);
    },
  };
}

/** See {@link createPlaying}. */
export function createClimbingPlayOut(
  ...given: Parameters<typeof createPlaying>
): PlayOut<Position> {
  const { position, begin, choose } = createPlaying(...given);
  return (world, play, seed) => {
    begin(world, seed);
    advance(position, play ?? choose());
    while (position.phase !== 'over') advance(position, choose());
    return settlementOf(position);
  };
}
