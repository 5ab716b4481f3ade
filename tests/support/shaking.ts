const variable = 'FIFTEEN_LAKES_SHAKEN';

/** By which seed the turns of the tests are shaken, where they are. */
export const shakingSeed: string | undefined = process.env[variable];

/** What has tests shaken by a seed, as variables of the processes that run them. */
export function shakenBy(seed: string): Readonly<Record<string, string>> {
  return { [variable]: seed };
}
