import type { PlayingPresses } from '../../../table/usePressGuard.ts';

const playing = '[data-region="actions"]';

/** The presses that play; in the hand a press raises cards, and plays nothing. */
export const playingPresses: PlayingPresses = {
  playing,
  tables: `${playing}, [data-region="hand"]`,
  keys: ['p', 'd', 'c', 'Enter'],
};
