import {
  type FishingPayment,
  type Game,
  paymentsOf,
  pointsOf,
} from '../../../engine/fishing/index.ts';
import {
  balanceOf,
  copiesIn,
  countOf,
  countTiles,
  type Kind,
  kinds,
  tilesOfKit,
} from '../../../engine/index.ts';

type Scoring = Game['scoring'];

/** Catches of three seats that can come of one deal, what they count and what they come to (S9). */
export interface SettlementExample {
  readonly catches: readonly (readonly Kind[])[];
  readonly totals: readonly number[];
  readonly payments: readonly FishingPayment[];
  readonly balance: readonly number[];
}

/** What all tiles of the kit count together: the most that a seat can have. */
export function mostTotalOf({ scoring }: Game): number {
  return pointsOf(scoring, countTiles(tilesOfKit(scoring.kit)));
}

/** Whether a seat can ever have the points from which a difference doubles (S9). */
export function canDouble(game: Game): boolean {
  const { doubleAt } = game.rules;
  return doubleAt > 0 && doubleAt <= mostTotalOf(game);
}

/** An example in which doubling shows, wherever it can happen. */
export function settlementExampleOf(game: Game): SettlementExample {
  const most = mostTotalOf(game);
  const { doubleAt } = game.rules;
  // Each list of totals is aimed at; where all seats have most is taken. Where none shows it, one
  // seat has caught everything.
  const aims = canDouble(game)
    ? [
        [1.1 * doubleAt, 0.9 * doubleAt, 0.6 * doubleAt],
        [1.1 * doubleAt, 0.6 * doubleAt, 0.3 * doubleAt],
        [1.25 * doubleAt, 0.4 * doubleAt, 0.3 * doubleAt],
        [doubleAt + most / 8, doubleAt - 1, 0.6 * doubleAt],
      ]
    : [[0.4 * most, 0.33 * most, 0.25 * most]];
  const examples = aims
    .map((aim) => exampleOf(game, aim))
    .filter(({ totals, payments }) => {
      const isDoubled = payments.some(({ doubled }) => doubled);
      return isDoubled === canDouble(game) && sumOf(totals) <= most;
    });
  const least = ({ totals }: SettlementExample): number => Math.min(...totals);
  const [best] = examples.toSorted((one, other) => least(other) - least(one));
  return best ?? exampleOf(game, [most, 0, 0]);
}

function exampleOf(game: Game, aim: readonly number[]): SettlementExample {
  const catches = catchesFor(game, aim);
  const totals = catches.map((caught) => pointsOf(game.scoring, countTiles(caught)));
  const payments = paymentsOf(totals, game.rules);
  return { catches, totals, payments, balance: balanceOf(payments, totals.length) };
}

/**
 * Catches that come near some totals without going beyond: first what is counted together as a
 * whole, then pairs of a kind. A pair of a kind is a capture under all switches, and a kit has an
 * even number of each.
 */
function catchesFor({ scoring }: Game, aim: readonly number[]): Kind[][] {
  const offers = offersOf(scoring);
  const left = countTiles(pairsOf(kinds, scoring));
  const worthOf = (pairs: readonly Kind[]): number =>
    pointsOf(scoring, countTiles([...pairs, ...pairs]));
  return aim.map((most) => {
    const pairs: Kind[] = [];
    for (const offer of offers) {
      const asked = countTiles(offer);
      const isThere = offer.every((kind) => countOf(asked, kind) <= countOf(left, kind));
      if (!isThere || worthOf([...pairs, ...offer]) > most) continue;
      pairs.push(...offer);
      for (const kind of offer) left[kind] = countOf(left, kind) - 1;
    }
    return [...pairs, ...pairs];
  });
}

/** What a catch can be made of: bonuses, then groups, then pairs; those of no bonus come first. */
function offersOf(scoring: Scoring): readonly (readonly Kind[])[] {
  const bonuses = scoring.bonuses.map(({ needs }) => needs.flatMap(({ oneOf }) => oneOf));
  const isAsked = (group: readonly Kind[]): number =>
    Number(bonuses.some((bonus) => group.some((kind) => bonus.includes(kind))));
  const groups = scoring.groups
    .map((group) => group.kinds)
    .toSorted((one, other) => isAsked(one) - isAsked(other));
  const whole = [...bonuses, ...groups].map((of) => pairsOf(of, scoring));
  return [...whole, ...groups.flatMap((of) => pairsOf(of, scoring)).map((kind) => [kind])];
}

/** The tiles of some kinds in pairs, each pair told by its kind. */
function pairsOf(of: readonly Kind[], { kit }: Scoring): Kind[] {
  return of.flatMap((kind) => Array<Kind>(copiesIn(kit, kind) / 2).fill(kind));
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
