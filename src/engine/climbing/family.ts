import { totalOf } from '../core/counts.ts';
import type { Brought, Revealed, Rules } from '../core/rules.ts';
import { seatsOf } from '../core/seat.ts';
import { play, startPosition } from './advance.ts';
import { dealTiles } from './deal.ts';
import { createGame } from './game.ts';
import { legalPlays } from './legalPlays.ts';
import { settlementOf } from './payments.ts';
import { formatPlay, parsePlay, passPlay } from './play.ts';
import { handOf, type Position } from './position.ts';
import { isCalledOff, nextSitting, nextStarter, winnersOf, wuOf } from './result.ts';
import { ruleIds } from './ruleIds.ts';
import { simplePlay } from './simplePlay.ts';
import { changedSwitchesOf, differingChanges, switchesOf, withSwitch } from './switches.ts';
import { variants } from './variants.ts';
import { viewFor } from './view.ts';

/** What the climbing games answer to all that knows no game: `core/rules.ts` tells of each. */
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
  nextSitting,
  playsItself,
  isPass: (made) => made === passPlay,
  broughtBetween,
  // By declaring (W9).
  mayEndRound: ({ phase }) => phase === 'declare',
  reveals,
  lastResort: simplePlay,
  parsePlay,
  formatPlay,
} as const satisfies Rules;

/** So many wu won at once are more than a glance. */
const manyWu = 3;

/** Whether a seat can only pass: it tells the others that, and decides nothing (W7). */
function playsItself(position: Position): boolean {
  const [only, ...others] = legalPlays(position);
  return only === passPlay && others.length === 0;
}

/** Chips change hands for four alike (W10), wu with a trick (W7): the most that one seat won. */
function broughtBetween(before: Position, after: Position): Brought {
  if (after.wonCount === before.wonCount) return 'nothing';
  const [chips, wu] = [settlementOf(before), wuOf(before)];
  if (settlementOf(after).some((now, seat) => now !== chips[seat])) return 'payment';
  const most = Math.max(...wuOf(after).map((now, seat) => now - (wu[seat] ?? 0)));
  if (most >= manyWu) return 'much';
  return most > 0 ? 'little' : 'nothing';
}

/**
 * What came to light in between: at the table by who took the talon, or of what all seats had to
 * lay after it was left; else, once the round is over, the hands that were still held.
 */
function reveals(before: Position, after: Position): Revealed | null {
  const wasTaken = before.talonTaker !== after.talonTaker;
  const wereLaid = before.phase === 'talon' && after.wonCount > before.wonCount;
  if (wasTaken || wereLaid) return 'hidden';
  const areHeld = seatsOf(after.game.seatCount).some((seat) => totalOf(handOf(after, seat)) > 0);
  return after.phase === 'over' && areHeld ? 'over' : null;
}
