import { type Counts, countOf } from '../../core/counts.ts';
import { kinds } from '../../core/kind.ts';
import type { Seat } from '../../core/seat.ts';
import type { Game } from '../game.ts';
import { cardsOf, kindCountsOf } from '../play.ts';
import { seatSheetOf } from '../sheet.ts';
import { hiddenOf, type OpenTable, type SeatView } from '../view.ts';
import { worthOfWu } from '../worth.ts';
import { playsHeld, withoutCards } from './sureWins.ts';

/** A seat that lacks at most so many wu to be asked is close: one trick of three alike may do. */
export const closeWu = 3;

// Marks raise a worth only with wu of their own, and where there are marks one wu raises it, too.

/**
 * Whether the cards that the looking seat can still win, all its own, could make its wu worth more:
 * its play that nobody has beaten so far and what it can play of its hand (W7, W13).
 */
export function canRaiseWorth(view: SeatView): boolean {
  return couldRaise(view, view.seat, view.hand);
}

/** The same of any seat, by what lies open: it may hold any hidden cards. */
export function mayRaiseWorth(open: OpenTable, seat: Seat): boolean {
  return couldRaise(open, seat, hiddenOf(open));
}

/** Whether the looking seat may declare or has played on, and can win no more that would pay. */
export function isSpentIn(view: SeatView): boolean {
  const { seat, phase, wu, marks, game } = view;
  if (phase === 'over' || worthOfWu(game, wu[seat] ?? 0, marks[seat] ?? 0) === 0) return false;
  return !canRaiseWorth(view);
}

/** After it has played on (W9): by what lies open, and of the looking seat by its hand. */
export function isAskedAgain(seen: OpenTable | SeatView, seat: Seat): boolean {
  if (seen.phase === 'over' || (seen.declined[seat] ?? 0) === 0) return false;
  return 'seat' in seen && seen.seat === seat ? canRaiseWorth(seen) : mayRaiseWorth(seen, seat);
}

function couldRaise(
  { game, handSizes, trick, won }: OpenTable,
  seat: Seat,
  among: Counts,
): boolean {
  const { needs } = seatSheetOf(game, won[seat] ?? []).next;
  const onTable = trick?.seat === seat ? countOf(game.plays.wu, trick.play) : 0;
  return onTable + mostWuOfCards(game, among, handSizes[seat] ?? 0) >= needs;
}

/** Were all plays won: one for each playable card, eight more for a whole Supreme (W7, W11). */
function mostWuOfCards(game: Game, among: Counts, cards: number): number {
  const beyond = playsHeld(game, among)
    .map((play) => ({ size: cardsOf(play).length, wu: countOf(game.plays.wu, play) }))
    .map(({ size, wu }) => (size > cards ? 0 : wu - size));
  return Math.min(cards, mostPlayed(game, among)) + Math.max(0, ...beyond);
}

/** How many of some cards can be played at most: not each is a play by itself, or ever one. */
function mostPlayed(game: Game, cards: Counts): number {
  const plays = playsHeld(game, cards).map((play) => ({ play, parts: kindCountsOf(play) }));
  const sets = plays.filter(({ parts }) => parts.length === 1);
  const alone = new Set(sets.flatMap(({ parts }) => parts.map(({ kind }) => kind)));
  const free = kinds
    .filter((kind) => alone.has(kind))
    .reduce((sum, kind) => sum + countOf(cards, kind), 0);
  const joined = plays
    .filter(({ parts }) => parts.some(({ kind }) => !alone.has(kind)))
    .map(({ play }) => cardsOf(play).length + mostPlayed(game, withoutCards(cards, play)));
  return Math.max(free, ...joined);
}
