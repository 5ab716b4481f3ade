import { fork } from 'node:child_process';
import { failure, type Result, success } from '../engine/index.ts';
import { sayOfCommand } from '../text/commandWords.ts';
import type { Worker } from './command.ts';

/** A process takes over how this one runs TypeScript, unlike a thread, and dies alone. */
export function forkWorker(args: readonly string[]): Worker {
  const child = fork(new URL('./dealWorker.ts', import.meta.url), [...args], {
    // Standard output is for the answer alone.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  let lost: Result<unknown, string> | undefined;
  let settle: (answer: Result<unknown, string>) => void = () => undefined;
  const lose = (how: string): void => {
    lost ??= failure(sayOfCommand('command.worker-died', { how }));
    settle(lost);
  };
  child.on('message', (answer: unknown) => settle(success(answer)));
  child.on('error', ({ message }) => lose(message));
  child.on('exit', (code, signal) => lose(signal ?? `exit status ${code}`));
  return {
    ask: (deal) =>
      new Promise((resolve) => {
        settle = resolve;
        if (lost !== undefined) resolve(lost);
        else
          child.send(deal, (error) => {
            if (error !== null) lose(error.message);
          });
      }),
    stop: () => {
      child.kill();
    },
  };
}
