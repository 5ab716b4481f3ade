import type { Revealed, Rules } from '../core/rules.ts';
import { play } from './advance.ts';
import { dealTiles } from './deal.ts';
import { greatestGain } from './gain.ts';
import { createGame } from './game.ts';
import { legalPlays } from './legalPlays.ts';
import { formatPlay, formOf, parsePlay } from './play.ts';
import { type Position, startPosition } from './position.ts';
import { nextSitting, nextStarter, scoresOf, settlementOf, winnersOf } from './result.ts';
import { ruleIds } from './ruleIds.ts';
import { changedSwitchesOf, differingChanges, switchesOf, withSwitch } from './switches.ts';
import { variants } from './variants.ts';
import { viewFor } from './view.ts';

/** What the fishing games answer to all that knows no game: `core/rules.ts` tells of each. */
export const fishing = {
  family: 'fishing',
  variants,
  // Who catches whom is a picture that can be opened as large as the screen.
  ruleSpots: [...ruleIds, 'catches'],
  createGame,
  switchesOf,
  changedSwitchesOf,
  withSwitch,
  differingChanges,
  dealTiles,
  startPosition,
  legalPlays,
  play,
  viewFor,
  scoresOf,
  settlementOf,
  winnersOf,
  // Every round is played to its end.
  isCalledOff: () => false,
  nextStarter,
  nextSitting,
  playsItself,
  isPass: () => false,
  // A catch is seen as it is made, and all is paid at the end (S9).
  broughtBetween: () => 'nothing',
  mayEndRound: () => false,
  reveals,
  lastResort: greatestGain,
  parsePlay,
  formatPlay,
} as const satisfies Rules;

/** Whether a drawn tile has nothing to catch, so that it goes to the lake by itself (F3). */
function playsItself(position: Position): boolean {
  const [only, ...others] = legalPlays(position);
  return (
    position.phase === 'drawn' &&
    only !== undefined &&
    others.length === 0 &&
    formOf(only) === 'place'
  );
}

/** What a tile of the draw pile has shown that was turned up in between (F2). */
function reveals(before: Position, after: Position): Revealed | null {
  return before.turnedUp === after.turnedUp ? null : 'hidden';
}
