/** The one algorithm that is used; all of the package would weigh five times as much. */
declare module 'seedrandom/lib/alea.js' {
  import type { alea as all } from 'seedrandom';

  const alea: typeof all;
  export = alea;
}
