const variable = 'FIFTEEN_LAKES_TESTS';

/** What `npm run test:all` sets, as variables of the processes that it starts. */
export const thoroughly: Readonly<Record<string, string>> = { [variable]: 'all' };

/**
 * Whether every test goes to its full length. Any other run, `npm test` among them, meets every
 * case with fewer repeats.
 */
export const isThorough: boolean = process.env[variable] === thoroughly[variable];

/**
 * How often a test repeats itself on chances of its own, where more repeats only find what is
 * rarer.
 * @param everyDay enough to meet every case that the test is about
 */
export function runs(everyDay: number, whole: number): number {
  return isThorough ? whole : everyDay;
}
