import type { Rules } from '../core/rules.ts';
import { play, startPosition } from './advance.ts';
import { dealTiles } from './deal.ts';
import { createGame } from './game.ts';
import { legalPlays } from './legalPlays.ts';
import { settlementOf } from './payments.ts';
import { formatPlay, parsePlay, passPlay } from './play.ts';
import type { Position } from './position.ts';
import { isCalledOff, nextStarter, winnersOf, wuOf } from './result.ts';
import { ruleIds } from './ruleIds.ts';
import { simplePlay } from './simplePlay.ts';
import { changedSwitchesOf, differingChanges, switchesOf, withSwitch } from './switches.ts';
import { variants } from './variants.ts';
import { viewFor } from './view.ts';

/** The climbing games, as everything asks them that does not care which game is played. */
export const climbing = {
  family: 'climbing',
  variants,
  ruleSpots: ruleIds,
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
  scoresOf: wuOf,
  settlementOf,
  winnersOf,
  isCalledOff,
  nextStarter,
  playsItself,
  reveals,
  lastResort: simplePlay,
  parsePlay,
  formatPlay,
} as const satisfies Rules;

/** Whether a seat can only pass: it tells the others that, and decides nothing (W7). */
function playsItself(position: Position): boolean {
  const [only, ...others] = legalPlays(position);
  return only === passPlay && others.length === 0;
}

/** Whether the talon was taken in between: its cards have been seen by who took it. */
function reveals(before: Position, after: Position): boolean {
  return before.talonTaker !== after.talonTaker;
}
