import { isThorough } from './thoroughness.ts';

/** Whether this Node says the option by that name: V8 has others since its release 12. */
const isOldCompiler = Number.parseInt(process.versions.v8, 10) < 12;

/**
 * What Node is told where it runs tests. Pages and rounds leave much behind: with more room for
 * what is young, less of it is cleared. And most code runs too briefly to be worth compiling for
 * speed, which took a quarter of the processor; at full length it runs for long.
 */
export const workerOptions: string[] = [
  '--max-semi-space-size=64',
  ...(isOldCompiler && !isThorough ? ['--interrupt-budget=1000000'] : []),
];
