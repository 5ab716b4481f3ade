import { seenPosition } from '../../engine/fishing/index.ts';
import { fishingBotAtOnce } from './atOnce.ts';
import { bestPlay } from './values/bestPlay.ts';
import { layoutFor } from './values/layout.ts';
import { learnedValues } from './values/learned.ts';
import { createReckoner } from './values/reckoner.ts';

/** The play after which the learned values are highest. It does not look ahead. */
export const playSkilfully = fishingBotAtOnce((view, random) => {
  const { game } = view;
  const position = seenPosition(view);
  const reckoner = createReckoner(game, layoutFor(game), learnedValues(game));
  reckoner.take(position);
  const list = { plays: Int32Array.from(view.legal), length: view.legal.length };
  return bestPlay(position, list, reckoner, 0, random);
});
