import { once } from 'node:events';
import process from 'node:process';
import type { Surroundings } from './command.ts';
import { createErrorOutput } from './errorOutput.ts';
import { forkWorker } from './forkWorker.ts';

export const surroundings: Surroundings = {
  input: process.stdin,
  write: async (line) => {
    if (!process.stdout.write(`${line}\n`)) await once(process.stdout, 'drain');
  },
  ...createErrorOutput(process.stderr),
  startWorker: forkWorker,
};
