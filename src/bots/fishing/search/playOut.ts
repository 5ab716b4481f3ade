import {
  advance,
  copyInto,
  listPlays,
  type Position,
  scratchOf,
  settlementOf,
} from '../../../engine/fishing/index.ts';
import { createPlayList, type Play } from '../../../engine/index.ts';
import { createQuickRandom } from '../../search/quickRandom.ts';
import type { PlayOut } from '../../search/weigh.ts';
import { bestPlay } from '../values/bestPlay.ts';
import { layoutFor } from '../values/layout.ts';
import { createReckoner } from '../values/reckoner.ts';

/** Points by which chance may move a play's value: seats are not all of one mind. */
const spreads = { pips: 3, groups: 10 };

/** Every seat plays by the learned values of what it would see; `like` is for its shape. */
export function createPlayOut(like: Position, weights: Float32Array): PlayOut<Position> {
  const { game } = like;
  const spread = spreads[game.rules.scoring];
  const reckoner = createReckoner(game, layoutFor(game), weights);
  const position = scratchOf(like);
  const list = createPlayList();
  const random = createQuickRandom();
  return (world, play, seed) => {
    copyInto(position, world);
    reckoner.take(position);
    random.begin(seed);
    const choose = (): Play => {
      listPlays(position, list);
      return bestPlay(position, list, reckoner, spread, random.next);
    };
    let next = play ?? choose();
    for (;;) {
      const { turnedUp } = position;
      reckoner.follow(position, next);
      advance(position, next);
      if (position.phase === 'over') return settlementOf(position);
      if (position.turnedUp !== turnedUp) reckoner.followDrawn(position);
      next = choose();
    }
  };
}
