import process from 'node:process';
import { run } from './run.ts';
import { surroundings } from './surroundings.ts';

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  // The reader of the answers has seen enough.
  process.exit(0);
});

process.exitCode = await run(process.argv.slice(2), surroundings);
