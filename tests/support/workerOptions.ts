import { isThorough } from './thoroughness.ts';

/** Whether V8 knows `--interrupt-budget`: Node 20 does, and later releases refuse to start with it. */
const hasInterruptBudget = Number.parseInt(process.versions.v8, 10) < 12;

/**
 * The options of the processes that run unit tests. Pages and rounds leave much garbage: with more
 * room for young objects, V8 collects it less often. A higher interrupt budget makes V8 optimize
 * later: most code of an everyday run ends too soon to gain from that, and it took a quarter of the
 * processor time. At full length code runs long enough to gain.
 */
export const workerOptions: string[] = [
  '--max-semi-space-size=64',
  ...(hasInterruptBudget && !isThorough ? ['--interrupt-budget=1000000'] : []),
];
