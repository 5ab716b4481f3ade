/**
 * The one algorithm of the package that is used; all of them together would weigh five times as
 * much.
 */
declare module 'seedrandom/lib/alea.js' {
  import type { alea as all } from 'seedrandom';

  const alea: typeof all;
  export = alea;
}
