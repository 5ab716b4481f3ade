import { cardsOf, passPlay, type SeatView } from '../../../engine/climbing/index.ts';
import { kindCount, type Play, type Seat } from '../../../engine/index.ts';

export interface TrickDecision {
  readonly seat: Seat;
  /** What it answered; null where it led. */
  readonly trick: Play | null;
  readonly play: Play;
  /** How many cards of each kind it has played since, this play among them. */
  readonly since: Uint8Array;
}

/** In the tricks that the view tells, the last decision first. */
export function trickDecisionsOf(view: SeatView): readonly TrickDecision[] {
  const sinceBySeat = view.handSizes.map(() => new Uint8Array(kindCount));
  return movesOf(view)
    .toReversed()
    .flatMap(({ seat, trick, play }) => {
      const since = sinceBySeat[seat] ?? new Uint8Array(kindCount);
      for (const kind of cardsOf(play)) since[kind] = (since[kind] ?? 0) + 1;
      return seat === view.seat ? [] : [{ seat, trick, play, since: since.slice() }];
    });
}

/** The leads and answers, oldest first, but for answers to a play that is not told (W7). */
function movesOf({ plays }: SeatView): readonly Omit<TrickDecision, 'since'>[] {
  const moves: Omit<TrickDecision, 'since'>[] = [];
  let trick: Play | null = null;
  for (const { seat, phase, play } of plays) {
    if (phase === 'lead') trick = null;
    else if (phase !== 'answer' || trick === null) continue;
    moves.push({ seat, trick, play });
    if (play !== passPlay) trick = play;
  }
  return moves;
}
