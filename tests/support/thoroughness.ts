import { inTurn } from './inTurn.ts';

const variable = 'FIFTEEN_LAKES_TESTS';

/** What `npm run test:all` sets, as variables of the processes that it starts. */
export const thoroughly: Readonly<Record<string, string>> = { [variable]: 'all' };

/**
 * Whether every test goes to its full length. Any other run, `npm test` among them, repeats less and
 * leaves out what only a full run looks at.
 */
export const isThorough: boolean = process.env[variable] === thoroughly[variable];

/**
 * How often a test repeats itself on chances of its own, where more repeats only find what is
 * rarer.
 * @param everyDay enough to meet the cases that are not rare
 */
export function runs(everyDay: number, whole: number): number {
  return isThorough ? whole : everyDay;
}

/**
 * For how many seats the case with this index is tried: for each number that there is, or in any
 * other run for all of them in the first case and for one of them, in turn, in each after it.
 * @param turn with which of them the turns begin: another one where the same cases come once more
 */
export function seatCountsAt<Seats extends number>(
  seatCounts: readonly Seats[],
  at: number,
  turn: number,
): readonly Seats[] {
  return isThorough || at === 0 ? seatCounts : [inTurn(seatCounts, at + turn)];
}
