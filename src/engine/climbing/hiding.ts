import { type Counts, countTiles, tilesOf } from '../core/counts.ts';
import { atMost, type Clause, type HiddenPlaces } from '../core/fill.ts';
import { type Hiding, knownHands, type SeenRecord } from '../core/hiding.ts';
import type { Kind } from '../core/kind.ts';
import type { RecordProblem } from '../core/record.ts';
import { failure, type Result, success } from '../core/result.ts';
import type { PlayedThrough } from '../core/round.ts';
import type { Seat } from '../core/seat.ts';
import { play, startPosition } from './advance.ts';
import type { Deal } from './deal.ts';
import type { Game } from './game.ts';
import { clausesOfMoment, momentAs, withHands } from './handClauses.ts';
import { legalPlays } from './legalPlays.ts';
import { cardsOf, formatPlay, takePlay } from './play.ts';
import { handOf, type Position, scratchOf, tally, tallyPlace, wonOf } from './position.ts';
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
