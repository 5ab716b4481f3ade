import {
  advance,
  cardsOf,
  laidWuOf,
  laysCards,
  nobody,
  type ScratchPosition,
  type SeatView,
  seenPosition,
  tally,
  tallyOf,
  tallyPlace,
  wordOf,
  worthOf,
} from '../../../engine/climbing/index.ts';
import { type Kind, kindCount, type Play, type Seat } from '../../../engine/index.ts';

/** What another seat has decided in a trick, and what tells of its hand. */
export interface TrickDecision {
  readonly seat: Seat;
  /** What it answered; null where it led. */
  readonly trick: Play | null;
  /** What it played, or a pass. */
  readonly play: Play;
  /** How many cards of each kind it has played since, this play among them. */
  readonly since: Uint8Array;
}

/** A decision whose later cards are not known yet. */
interface Move {
  readonly seat: Seat;
  readonly trick: Play | null;
  readonly play: Play;
}

/**
 * What the other seats have decided in the tricks of a round, the last decision first. The plays
 * are told without their seats: who made which follows from the dealer and from how many cards each
 * seat holds. Where that does not come out, as where not all plays were told, nothing is.
 */
export function trickDecisionsOf(view: SeatView): readonly TrickDecision[] {
  const moves = movesOf(view);
  const sinceBySeat = view.handSizes.map(() => new Uint8Array(kindCount));
  return moves.toReversed().flatMap(({ seat, trick, play }) => {
    const since = sinceBySeat[seat] ?? new Uint8Array(kindCount);
    addCards(since, play);
    return seat === view.seat ? [] : [{ seat, trick, play, since: since.slice() }];
  });
}

function addCards(counts: Uint8Array, play: Play): void {
  for (const kind of cardsOf(play)) counts[kind] = copiesIn(counts, kind) + 1;
}

function copiesIn(counts: Uint8Array, kind: Kind): number {
  return counts[kind] ?? 0;
}

/** Follows the tricks from the first lead on; none where the end is not as it is seen. */
function movesOf(view: SeatView): readonly Move[] {
  const first = view.plays.findIndex((play) => wordOf(play) === undefined && !laysCards(play));
  if (first < 0) return [];
  const position = firstLeadOf(view);
  const moves: Move[] = [];
  for (const play of view.plays.slice(first)) {
    const { phase, seat, trick } = position;
    if (phase === 'lead' || phase === 'answer') {
      moves.push({ seat, trick: phase === 'lead' ? null : trick, play });
    }
    advance(position, play);
  }
  const comesOut =
    position.seat === view.seat &&
    view.handSizes.every((size, seat) => tallyOf(position, tally.held, seat) === size);
  return comesOut ? moves : [];
}

/**
 * The moment of the first lead, for following who plays: every seat holds as many cards as it held
 * then, and might hold any.
 */
function firstLeadOf(view: SeatView): ScratchPosition {
  const { game, dealer, won, talonTaker } = view;
  const position = seenPosition(view);
  position.counts.fill(anyNumber);
  position.tallies.fill(0);
  won.forEach((entries, seat) => {
    const laid = entries.filter((entry) => entry.laid).map(({ play }) => play);
    const laidCards = laid.reduce((sum, play) => sum + cardsOf(play).length, 0);
    const dealt = game.handSize + (talonTaker === seat ? game.variant.talon : 0);
    const wu = laid.reduce((sum, play) => sum + laidWuOf(game, play), 0);
    position.tallies[tallyPlace(game, tally.held, seat)] = dealt - laidCards;
    position.tallies[tallyPlace(game, tally.wu, seat)] = wu;
    // What was worth declaring then was declined: the round went on.
    position.tallies[tallyPlace(game, tally.declined, seat)] = worthOf(position, seat);
  });
  position.phase = 'lead';
  position.seat = dealer;
  position.trickSeat = nobody;
  position.passedSeats = 0;
  position.wonCount = 0;
  return position;
}

/** More cards of a kind than are ever taken out of a hand. */
const anyNumber = 100;
