import { type Counts, countOf, countTiles, tilesOf } from '../core/counts.ts';
import { atLeast, atMost, type Clause, type HiddenPlaces } from '../core/fill.ts';
import { type Hiding, knownHands, type SeenRecord } from '../core/hiding.ts';
import { type Kind, kinds } from '../core/kind.ts';
import type { Play } from '../core/play.ts';
import type { RecordProblem } from '../core/record.ts';
import { failure, type Result, success } from '../core/result.ts';
import type { PlayedThrough } from '../core/round.ts';
import type { Seat } from '../core/seat.ts';
import { play, startPosition } from './advance.ts';
import { copiesOf, sizeOf } from './combination.ts';
import type { Deal } from './deal.ts';
import type { Game } from './game.ts';
import { legalPlays } from './legalPlays.ts';
import { highCards } from './opening.ts';
import { cardsOf, formatPlay, type KindCount, kindCountsOf, takePlay } from './play.ts';
import {
  handOf,
  handOffset,
  type Position,
  scratchOf,
  tally,
  tallyPlace,
  wonOf,
} from './position.ts';
import { kindsLeftToTalon } from './view.ts';

export const climbingHiding = { seenDeal, placesOf, clausesOf, dealOf } as const satisfies Hiding;

/** Of other hands the cards that all had to lay (`luan-chuo`), of the talon what the seat took. */
function seenDeal(
  { position }: PlayedThrough<Position>,
  { hands, talon }: Deal,
  own: Seat | null,
): Deal {
  const { game, talonTaker } = position;
  const laidBy = (seat: Seat): readonly Kind[] =>
    game.variant.laying === 'all'
      ? wonOf(position, seat).flatMap((won) => (won.laid ? cardsOf(won.play) : []))
      : [];
  return {
    hands: hands.map((hand, seat) => (seat === own ? hand : laidBy(seat))),
    talon: talonTaker === own ? talon : [],
  };
}

/** A talon that another seat has taken is any three cards of its hand, and no place any more. */
function placesOf(game: Game, seen: SeenRecord<string, Deal>): HiddenPlaces {
  const { handSize, variant } = game;
  const taker = seen.plays.find((made) => made.play === takePlay && made.seat !== seen.seat)?.seat;
  const hands = knownHands(game, seen, (made) => cardsOf(made.play));
  const sizes = hands.map((_, seat) => handSize + (seat === taker ? variant.talon : 0));
  return {
    kit: variant.kit,
    known: [...hands, seen.deal.talon],
    sizes: [...sizes, taker === undefined ? variant.talon : 0],
  };
}

function dealOf({ seatCount, handSize }: Game, cards: HiddenPlaces['known']): Deal {
  return {
    hands: cards.slice(0, seatCount).map((hand) => hand.slice(0, handSize)),
    talon: cards.flatMap((some, place) => some.slice(place < seatCount ? handSize : 0)),
  };
}

/** The round is played with what is known of each hand: what was legal for all of it still is. */
function clausesOf(
  game: Game,
  { starter, deal, plays, phase, turn }: SeenRecord<string, Deal>,
  places: HiddenPlaces,
): Result<readonly Clause[], RecordProblem> {
  let hands: readonly Counts[] = places.known.slice(0, game.seatCount).map(countTiles);
  // Where the round stands before a play hangs on what the seats hold, so it is asked often.
  let standing = (held: readonly Counts[]): Position => {
    const dealt = { hands: held.map(tilesOf), talon: deal.talon };
    const start = scratchOf(startPosition(game, dealt, starter));
    for (const [seat] of held.entries()) {
      start.tallies[tallyPlace(game, tally.held, seat)] = places.sizes[seat] ?? 0;
    }
    return start;
  };
  const clauses: Clause[] = [];
  for (const [at, { play: chosen, ...asked }] of plays.entries()) {
    const moment = momentAs(asked, hands, standing);
    if (moment === undefined) return failure({ code: 'no-deal-fits' });
    const { position } = moment;
    if (!legalPlays(position).includes(chosen)) {
      return failure({ code: 'play-not-legal', at, found: formatPlay(chosen) });
    }
    clauses.push(...moment.clauses, ...clausesOfMoment(position, chosen));
    hands = hands.map((_, seat) => handOf(position, seat));
    standing = (held) => play(withHands(position, held), chosen);
  }
  const end = momentAs({ phase, seat: turn }, hands, standing);
  if (end === undefined) return failure({ code: 'no-deal-fits' });
  const leftToTalon = kindsLeftToTalon(end.position);
  return success([
    ...clauses,
    ...end.clauses,
    ...clausesOfMoment(end.position),
    ...leftToTalon.flatMap((kind) => hands.map((_, seat): Clause => [[atMost(seat, kind, 0)]])),
  ]);
}

// What follows for hands from whom the rules ask, and from what is played. A position has what is
// known of each hand; the clauses tell of the rest.

interface SeenMoment {
  readonly position: Position;
  readonly clauses: readonly Clause[];
}

/** Each hand of as many cards as before. */
function withHands(position: Position, hands: readonly Counts[]): Position {
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
function momentAs(
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
function clausesOfMoment(position: Position, chosen?: Play): Clause[] {
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
