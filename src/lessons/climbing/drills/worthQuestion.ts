import {
  climbing,
  declarePlay,
  declinePlay,
  type Game,
  type Position,
  type SeatSheet,
  seatSheetOf,
  simplePlay,
  startPosition,
  tally,
  tallyOf,
  type WonPlay,
  wonOf,
} from '../../../engine/climbing/index.ts';
import { chooseIndex, playOn, type Random, type Seat, seatsOf } from '../../../engine/index.ts';
import { climbingDealFromSeed } from '../../../records/climbing/seed.ts';
import { randomFromSeed, seedOfDeal } from '../../../records/seed.ts';

/** What a seat has won in a round that is over, and what that is worth (W13). */
export interface WorthQuestion {
  readonly position: Position;
  readonly seat: Seat;
  readonly won: readonly WonPlay[];
  readonly sheet: SeatSheet;
}

/** One question in so many is about wu that are too few to be worth anything. */
const oneIsFew = 8;

/** So many wu beyond the least are waited for at most before a seat declares. */
const mostWaited = 12;

/** At the end of a round that is played simply; seats declare with as many wu as the seed wants. */
export function worthQuestion(game: Game, seed: string): WorthQuestion {
  const random = randomFromSeed(seed);
  const isFew = chooseIndex(oneIsFew, random) === 0;
  for (let times = 1; ; times += 1) {
    const position = playedPatiently(game, seedOfDeal(seed, times), random);
    const asked = seatsOf(game.seatCount)
      .map((seat) => questionOf(position, seat))
      .filter(({ sheet }) => (isFew ? isNearlyWorth(game, sheet) : sheet.points > 0));
    const question = asked[chooseIndex(Math.max(asked.length, 1), random)];
    if (question !== undefined) return question;
  }
}

function questionOf(position: Position, seat: Seat): WorthQuestion {
  const won = wonOf(position, seat);
  return { position, seat, won, sheet: seatSheetOf(position.game, won) };
}

/** Worth nothing, but half of the way to it is done. */
function isNearlyWorth({ counting }: Game, { wu, points }: SeatSheet): boolean {
  return points === 0 && 2 * wu >= counting.countedFrom;
}

function playedPatiently(game: Game, seed: string, random: Random): Position {
  const { deal, starter } = climbingDealFromSeed(game, seed);
  const wanted = game.counting.declaredFrom + chooseIndex(mostWaited, random);
  const start = startPosition(game, deal, starter);
  return playOn(climbing, start, (at) => {
    const simple = simplePlay(at);
    const wu = tallyOf(at, tally.wu, at.seat);
    return simple === declarePlay && wu < wanted ? declinePlay : simple;
  }).position;
}
