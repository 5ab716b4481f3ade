import {
  type CombinationExample,
  combinationExample,
  dealTiles,
  type Game,
  nobody,
  type Position,
  play,
  type RoundSheet,
  type Shape,
  settlementOf,
  sheetOf,
  simplePlay,
  startPosition,
} from '../../../engine/climbing/index.ts';
import { invariant, type Seat } from '../../../engine/index.ts';
import { dealBy } from '../../../records/seed.ts';

const mostDeals = 1200;
const mostRounds = 60;

/** What a seed of the page's own deals, one after the other: the same on every device. */
function* dealsOf(game: Game, most: number) {
  for (let at = 1; at <= most; at += 1) {
    yield dealBy(dealTiles, game, `rules of ${game.variant.id} ${at}`);
  }
}

function* handsOf(game: Game) {
  for (const { deal } of dealsOf(game, mostDeals)) yield deal;
}

/** An example of a shape, dealt (W3 to W5); undefined where no deal has one. */
export function dealtExample(game: Game, shape: Shape): CombinationExample | undefined {
  return combinationExample(game.variant, shape, handsOf(game));
}

/** A round that is over, counted (W13). */
export interface ExampleRound {
  readonly sheet: RoundSheet;
  readonly balance: readonly number[];
  readonly dealer: Seat;
}

/** A round played under the switches in force, with as much as possible of what they pay for. */
export function exampleRoundOf(game: Game): ExampleRound {
  let best: { position: Position; shows: number } | undefined;
  for (const { deal, starter } of dealsOf(game, mostRounds)) {
    let position = startPosition(game, deal, starter);
    while (position.phase !== 'over') position = play(position, simplePlay(position));
    const shows = shownBy(position);
    if (best === undefined || shows > best.shows) best = { position, shows };
    if (best.shows === mostShown) break;
  }
  const position = best?.position;
  invariant(position !== undefined, 'some round is played');
  return {
    sheet: sheetOf(position),
    balance: settlementOf(position),
    dealer: position.dealer,
  };
}

/** How many of the four things a round shows that an example should have. */
function shownBy(position: Position): number {
  const { seats, payments } = sheetOf(position);
  const { rules, plays } = position.game;
  const paysFours = (rules.fourChips ?? 0) > 0;
  const hasMarks = plays.marks.some((marks) => marks > 0);
  const counts = payments.filter(({ cause }) => cause !== 'fours');
  const payees = counts.map(({ to }) => seats[to]);
  return [
    position.declarer !== nobody && counts.length > 0,
    !paysFours || payments.some(({ cause }) => cause === 'fours'),
    !hasMarks || payees.some((sheet) => (sheet?.marks ?? 0) > 0),
    !rules.dealerDouble || new Set(counts.map(({ doubled }) => doubled)).size === 2,
  ].filter(Boolean).length;
}

const mostShown = 4;
