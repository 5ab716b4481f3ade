import { type Counts, countOf } from '../../core/counts.ts';
import { kinds } from '../../core/kind.ts';
import type { Play } from '../../core/play.ts';
import { playsOf } from '../../core/playList.ts';
import type { Seat } from '../../core/seat.ts';
import { copiesOf, sizeOf } from '../combination.ts';
import { joinMarks } from '../counting.ts';
import type { Game } from '../game.ts';
import { listHeld } from '../heldPlays.ts';
import { listLeads } from '../leadTable.ts';
import { kindCountsOf } from '../play.ts';
import type { OpenTable } from '../view.ts';
import { isWorthAsking, worthOfWu } from '../worth.ts';

// The cards that a seat has not seen are taken as one pool, as if any one hand could hold them all:
// what nothing beats here is certain.

/** W3 to W5 */
export function playsHeld({ plays: { leads } }: Game, cards: Counts): readonly Play[] {
  const plays = new Int32Array(leads.plays.length);
  return playsOf({ plays, length: listLeads(leads, cards, 0, plays) });
}

/** W3 to W5 */
export function beatsPlay({ plays }: Game, one: Play, other: Play): boolean {
  return plays.answers[other]?.includes(one) ?? false;
}

export function withoutCards(cards: Counts, combination: Play): Counts {
  const taken = kindCountsOf(combination);
  return kinds.map((kind) => countOf(cards, kind) - copiesOf(taken, kind));
}

/**
 * The combinations that beat one (W3 to W5) and can be made of hidden cards, of no more cards than
 * some other seat holds. Where there is none, it is certain that nobody beats it.
 * @param seat whose combination it is
 */
export function hiddenBeaters(
  open: OpenTable,
  seat: Seat,
  hidden: Counts,
  combination: Play,
): readonly Play[] {
  return beatersBeside(open, [seat], hidden, combination);
}

/**
 * The combinations that beat one and can be made of some cards, of no more cards than some seat
 * holds that is none of these. It is not looked at who has passed: under `passLocks` fewer may be
 * able to beat it.
 * @param seats those that beat it with none of the cards: whose combination it is, who sees its own
 */
export function beatersBeside(
  { game, handSizes }: OpenTable,
  seats: readonly Seat[],
  hidden: Counts,
  combination: Play,
): readonly Play[] {
  const higher = game.plays.answers[combination];
  const room = Math.max(0, ...handSizes.filter((_, seat) => !seats.includes(seat)));
  if (higher === undefined || room === 0) return [];
  const plays = new Int32Array(higher.length);
  const held = playsOf({ plays, length: listHeld(higher, hidden, 0, plays) });
  return held.filter((play) => sizeOf(kindCountsOf(play)) <= room);
}

/**
 * Combinations of a hand that nobody can beat, no card in two of them: whoever leads can lead them
 * one after the other and wins them all. They are a lower bound: those with most wu come first, and
 * there may be better ways to part the hand.
 */
export function sureWins(
  open: OpenTable,
  seat: Seat,
  hidden: Counts,
  hand: Counts,
): readonly Play[] {
  const { wu } = open.game.plays;
  const sure = playsHeld(open.game, hand)
    .filter((play) => hiddenBeaters(open, seat, hidden, play).length === 0)
    .toSorted((one, other) => countOf(wu, other) - countOf(wu, one));
  const wins: Play[] = [];
  let left = hand;
  for (const play of sure) {
    const rest = withoutCards(left, play);
    if (kinds.some((kind) => countOf(rest, kind) < 0)) continue;
    left = rest;
    wins.push(play);
  }
  return wins;
}

/** The wu of a seat once it has won plays as well, and what they are worth then (W7, W13). */
export function winningOf(
  { game, wu, marks }: OpenTable,
  seat: Seat,
  plays: readonly Play[],
): { readonly wu: number; readonly worth: number } {
  const all = plays.reduce((sum, play) => sum + countOf(game.plays.wu, play), wu[seat] ?? 0);
  const joined = plays.reduce(
    (sum, play) => joinMarks(game.counting, sum, countOf(game.plays.marks, play)),
    marks[seat] ?? 0,
  );
  return { wu: all, worth: worthOfWu(game, all, joined) };
}

/** W9 */
export function mayDeclareWith(open: OpenTable, seat: Seat, plays: readonly Play[]): boolean {
  return isWorthAsking(winningOf(open, seat, plays).worth, open.declined[seat] ?? 0);
}
