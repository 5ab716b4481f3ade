import type { Random } from './chance.ts';
import { type Clause, fill, type HiddenPlaces } from './fill.ts';
import type { Kind } from './kind.ts';
import { copiesProblemOf } from './kit.ts';
import { type SeenPlay, seenPlays } from './play.ts';
import type { RecordProblem } from './record.ts';
import { failure, type Result, success } from './result.ts';
import type { PlayedThrough, RoundRecord } from './round.ts';
import type { Deal, Game } from './rules.ts';
import { type Seat, seatsOf } from './seat.ts';

/** A round where it stands, as one seat has seen it, or one that only watches. */
export interface SeenRecord<VariantId extends string = string, Dealt extends Deal = Deal>
  extends Pick<RoundRecord<VariantId>, 'variant' | 'rules' | 'players' | 'starter'> {
  /** Null for one that only watches. */
  readonly seat: Seat | null;
  /**
   * What has been seen of the deal: the own hand; of others what they had to lay; and what else lay
   * open, was turned up or taken by the seat, each in the order it was dealt in.
   */
  readonly deal: Dealt;
  readonly plays: readonly SeenPlay[];
  readonly phase: string;
  /** Null when the round is over. */
  readonly turn: Seat | null;
}

/** What hangs on hidden tiles. It stands apart from `Rules`, which the first screen loads. */
export interface Hiding {
  /** The seat is null for one that only watches. */
  seenDeal(through: PlayedThrough, deal: Deal, seat: Seat | null): Deal;
  /** The places of the deal, with what is known of each by now. */
  placesOf(game: Game, seen: SeenRecord): HiddenPlaces;
  /** What follows for the tiles that are not known, or what of this can never have been seen. */
  clausesOf(
    game: Game,
    seen: SeenRecord,
    places: HiddenPlaces,
  ): Result<readonly Clause[], RecordProblem>;
  dealOf(game: Game, tiles: readonly (readonly Kind[])[]): Deal;
}

/** The seat is null for one that only watches. */
export function seenRecord<VariantId extends string>(
  { seenDeal }: Hiding,
  { variant, rules, players, starter, deal }: RoundRecord<VariantId>,
  through: PlayedThrough,
  seat: Seat | null,
): SeenRecord<VariantId> {
  const { steps, position } = through;
  return {
    ...{ variant, rules, players, starter, seat },
    deal: seenDeal(through, deal, seat),
    plays: seenPlays(steps),
    phase: position.phase,
    turn: position.phase === 'over' ? null : position.seat,
  };
}

/** A deal of which just this can have been seen, what is hidden filled by chance. */
export function supposedDeal(
  { placesOf, clausesOf, dealOf }: Hiding,
  game: Game,
  seen: SeenRecord,
  random: Random,
): Result<Deal, RecordProblem> {
  const places = placesOf(game, seen);
  const problem = copiesProblemOf(places.kit, places.known.flat(), 'at-most');
  if (problem !== undefined) return failure(problem);
  const clauses = clausesOf(game, seen, places);
  if (!clauses.ok) return clauses;
  const tiles = fill(places, clauses.value, random);
  return tiles === undefined ? failure({ code: 'no-deal-fits' }) : success(dealOf(game, tiles));
}

/** All of the own hand, of others what was seen of it; `shownIn` are the tiles a play takes. */
export function knownHands(
  { seatCount }: Game,
  { seat: own, deal, plays }: SeenRecord,
  shownIn: (made: SeenPlay) => readonly Kind[],
): Kind[][] {
  return seatsOf(seatCount).map((seat) => {
    const shown = seat === own ? [] : plays.filter((made) => made.seat === seat).flatMap(shownIn);
    return [...(deal.hands[seat] ?? []), ...shown];
  });
}
