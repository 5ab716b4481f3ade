import { once } from 'node:events';
import process from 'node:process';
import { run } from './run.ts';

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  // Whoever read the answers has seen enough.
  process.exit(0);
});

process.exitCode = await run(process.argv.slice(2), {
  input: process.stdin,
  write: async (line) => {
    if (!process.stdout.write(`${line}\n`)) await once(process.stdout, 'drain');
  },
  showProgress: (text) => {
    if (process.stderr.isTTY) process.stderr.write(`\r${text}`);
  },
  complain: (text) => {
    process.stderr.write(`${text}\n`);
  },
});
