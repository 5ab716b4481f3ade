import { success } from '../../src/engine/index.ts';
import type { Surroundings, Worker } from '../../src/headless/command.ts';
import { createDealAnswers } from '../../src/headless/dealAnswers.ts';
import { run } from '../../src/headless/run.ts';

export interface Ran {
  readonly status: number;
  readonly lines: readonly string[];
  readonly complaints: string;
}

/** Runs a command line in this process on an input that comes in the given chunks. */
export function runWith(
  commandLine: readonly string[],
  ...chunks: readonly (string | Uint8Array)[]
): Promise<Ran> {
  return runAmong({ input: bytesOf(chunks) }, commandLine);
}

/** Runs a command line in this process, with surroundings of which some may be given. */
export function runAmong(
  given: Partial<Surroundings>,
  commandLine: readonly string[],
): Promise<Ran> {
  return ranWith((around) => run(commandLine, { ...around, ...given }));
}

/**
 * Runs anything in surroundings of this process: no input, and workers that are no processes of
 * their own.
 */
export async function ranWith(start: (around: Surroundings) => Promise<number>): Promise<Ran> {
  const lines: string[] = [];
  let complaints = '';
  const status = await start({
    input: bytesOf([]),
    write: (line) => {
      lines.push(line);
      return Promise.resolve();
    },
    showProgress: () => undefined,
    complain: (text) => {
      complaints += text;
    },
    startWorker: workerHere,
  });
  return { status, lines, complaints };
}

export function answersOf({ lines }: Pick<Ran, 'lines'>): unknown[] {
  return lines.map((line): unknown => JSON.parse(line));
}

export function workerHere(args: readonly string[]): Worker {
  const answer = createDealAnswers(args);
  return {
    ask: async (deal) => success(await answer(deal)),
    stop: () => undefined,
  };
}

async function* bytesOf(chunks: readonly (string | Uint8Array)[]): AsyncGenerator<Uint8Array> {
  for (const chunk of chunks) {
    yield await Promise.resolve(typeof chunk === 'string' ? Buffer.from(chunk) : chunk);
  }
}
