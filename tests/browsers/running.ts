import { spawn } from 'node:child_process';

/** A program that runs until it is ended. */
export interface Running {
  /** What it has written so far. */
  readonly told: () => string;
  /** Ends it with all that it has started; ending twice is once. */
  readonly end: () => void;
}

const ends = new Set<() => void>();
process.on('exit', () => {
  for (const end of ends) end();
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => process.exit(1));
}

/** Starts a program that ends at the latest with this process, however that ends. */
export function start(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Running {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
    // A group of its own, which can be ended as one.
    detached: true,
  });
  let told = '';
  child.stdout.on('data', (chunk: Buffer) => {
    told += chunk;
  });
  child.on('error', (error) => {
    told += error.message;
  });
  const end = (): void => {
    if (!ends.delete(end) || child.pid === undefined) return;
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  };
  ends.add(end);
  return { told: () => told, end };
}
