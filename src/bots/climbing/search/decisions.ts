import {
  cardsOf,
  declarePlay,
  declinePlay,
  laysCards,
  passPlay,
  type SeatView,
  wordOf,
} from '../../../engine/climbing/index.ts';
import { type Kind, kindCount, type Play, type Seat, seatAfter } from '../../../engine/index.ts';

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
  const { game, dealer, plays } = view;
  const { seatCount, rules } = game;
  const first = plays.findIndex((play) => wordOf(play) === undefined && !laysCards(play));
  if (first < 0) return [];
  const sizes = sizesAtFirstLead(view);
  const moves: Move[] = [];
  let seat = dealer;
  let holder: Seat | null = null;
  let trick: Play | null = null;
  let passed = 0;
  for (const play of plays.slice(first)) {
    if (play === declarePlay || play === declinePlay) continue;
    moves.push({ seat, trick, play });
    if (play === passPlay) passed |= 1 << seat;
    else {
      sizes[seat] = (sizes[seat] ?? 0) - cardsOf(play).length;
      holder = seat;
      trick = play;
      if (!rules.passLocks) passed = 0;
    }
    do {
      seat = seatAfter(seat, seatCount);
    } while (seat !== holder && (sizes[seat] === 0 || isLockedOut(seat)));
    if (seat !== holder) continue;
    trick = null;
    passed = 0;
    while (sizes.some((size) => size > 0) && sizes[seat] === 0) seat = seatAfter(seat, seatCount);
  }
  const comesOut = seat === view.seat && sizes.every((size, one) => size === view.handSizes[one]);
  return comesOut ? moves : [];

  function isLockedOut(one: Seat): boolean {
    return rules.passLocks && ((passed >> one) & 1) === 1;
  }
}

/** How many cards each seat held once cards had been laid and the talon had been taken. */
function sizesAtFirstLead({ game, won, talonTaker }: SeatView): number[] {
  return won.map((entries, seat) => {
    const laid = entries.filter((entry) => entry.laid);
    const laidCards = laid.reduce((sum, { play }) => sum + cardsOf(play).length, 0);
    return game.handSize + (talonTaker === seat ? game.variant.talon : 0) - laidCards;
  });
}
