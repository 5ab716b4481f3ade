import { type Counts, countOf } from '../core/counts.ts';
import { atLeast, atMost, type Clause } from '../core/fill.ts';
import { type Kind, kinds } from '../core/kind.ts';
import type { Play } from '../core/play.ts';
import type { Seat } from '../core/seat.ts';
import { copiesOf, sizeOf } from './combination.ts';
import { legalPlays } from './legalPlays.ts';
import { highCards } from './opening.ts';
import { type KindCount, kindCountsOf } from './play.ts';
import { handOf, handOffset, type Position } from './position.ts';

// What follows for hands from whom the rules ask, and from what is played. A position has what is
// known of each hand; the clauses tell of the rest.

export interface SeenMoment {
  readonly position: Position;
  readonly clauses: readonly Clause[];
}

/** Each hand of as many cards as before. */
export function withHands(position: Position, hands: readonly Counts[]): Position {
  const counts = Uint8Array.from(position.counts);
  for (const [seat, hand] of hands.entries()) counts.set(hand, handOffset(seat));
  return { ...position, counts };
}

/**
 * The moment at which a seat is asked, or none any more, with what follows from those that were
 * passed over: whom the rules ask of hands that hold all but what such a seat can lack.
 * @param standing where the round stands if the seats hold this
 * @returns undefined where it never comes to that
 */
export function momentAs(
  { phase, seat }: { readonly phase: string; readonly seat: Seat | null },
  known: readonly Counts[],
  standing: (hands: readonly Counts[]) => Position,
): SeenMoment | undefined {
  const position = standing(known);
  const clauses: Clause[] = [];
  const lacks: (readonly Kind[])[] = known.map(() => highCards);
  // No seat is passed over more than once in each of three phases.
  for (let tried = 0; tried <= 3 * known.length; tried += 1) {
    const asked = standing(
      known.map((hand, one) =>
        kinds.map((kind) => countOf(lacks[one]?.includes(kind) ? hand : everything, kind)),
      ),
    );
    if (asked.phase === phase && (asked.seat === seat || phase === 'over')) {
      return { position: { ...position, phase: asked.phase, seat: asked.seat }, clauses };
    }
    const hand = handOf(position, asked.seat);
    if (asked.phase === 'redeal') {
      clauses.push(highCards.map((kind) => [atLeast(asked.seat, kind, 1 - countOf(hand, kind))]));
      lacks[asked.seat] = [];
    } else if (asked.phase === 'lay' || asked.phase === 'lead') {
      const open = leastOf(legalWithAll(asked));
      clauses.push(...open.map((cards) => lacking(asked.seat, hand, cards)));
      lacks[asked.seat] = [...(lacks[asked.seat] ?? []), ...open.flat().map(({ kind }) => kind)];
    } else return undefined;
  }
  return undefined;
}

/** What follows for the hand of the seat that is asked, and from its play once it has made one. */
export function clausesOfMoment(position: Position, chosen?: Play): Clause[] {
  const { phase, seat } = position;
  if (phase === 'redeal') return highCards.map((kind) => [[atMost(seat, kind, 0)]]);
  // A seat that shows cards may hold any others.
  if (chosen !== undefined && kindCountsOf(chosen).length > 0) return [];
  const hand = handOf(position, seat);
  const legal = legalWithAll(position);
  if (chosen !== undefined && !legal.includes(chosen)) {
    return leastOf(legal).map((cards) => lacking(seat, hand, cards));
  }
  if (phase !== 'lay' && phase !== 'lead') return [];
  const needs = ({ kind, copies }: KindCount) => atLeast(seat, kind, copies - countOf(hand, kind));
  return [leastOf(legal).map((cards) => cards.map(needs))];
}

function lacking(seat: Seat, hand: Counts, cards: readonly KindCount[]): Clause {
  return cards.map(({ kind, copies }) => [atMost(seat, kind, copies - 1 - countOf(hand, kind))]);
}

/** As many of each kind as any combination takes. */
const everything: Counts = kinds.map(() => 4);

/** What would be legal for the seat that is asked if it held everything. */
function legalWithAll(position: Position): readonly Play[] {
  const hands = Array<Counts>(position.game.seatCount).fill(everything);
  return legalPlays(withHands(position, hands));
}

/** The cards of plays, without those that hold all cards of another one and more. */
function leastOf(plays: readonly Play[]): readonly (readonly KindCount[])[] {
  const least: (readonly KindCount[])[] = [];
  for (const cards of plays.map(kindCountsOf).sort((one, other) => sizeOf(one) - sizeOf(other))) {
    const holds = ({ kind, copies }: KindCount) => copiesOf(cards, kind) >= copies;
    if (cards.length > 0 && !least.some((one) => one.every(holds))) least.push(cards);
  }
  return least;
}
