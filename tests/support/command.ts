import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { browserTimer, type Timer } from '../../src/store/timer.ts';

export interface Outcome {
  readonly succeeded: boolean;
  /** What it wrote, and why it was ended where it was. */
  readonly output: string;
}

interface Terms {
  readonly env: NodeJS.ProcessEnv;
  /** In minutes. */
  readonly limit: number;
  /** What tells that the limit is reached. */
  readonly timer?: Timer;
}

const running = new Set<ChildProcess>();
const isWindows = process.platform === 'win32';
/** How long a command that is told to end may take to end what it has started, in milliseconds. */
const grace = 10_000;

/**
 * Runs a command of the shell. One that takes longer than the limit has failed, and is ended with
 * all that it has started.
 */
export function runCommand(
  command: string,
  { env, limit, timer = browserTimer }: Terms,
): Promise<Outcome> {
  return new Promise((resolve) => {
    // It leads a group of its own, by which all of it can be ended; Windows finds them without.
    const child = spawn(command, {
      shell: true,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: !isWindows,
    });
    running.add(child);
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', (error) => chunks.push(Buffer.from(String(error))));
    const callOff = timer(() => {
      chunks.push(Buffer.from(`\nIt was ended, for it took longer than ${limit} minutes.\n`));
      end(child, 'SIGTERM');
      const harder = setTimeout(() => {
        end(child, 'SIGKILL');
        chunks.push(Buffer.from('It did not end when it was told to.\n'));
        // What has left the group may hold them open.
        child.stdout.destroy();
        child.stderr.destroy();
      }, grace);
      child.on('close', () => clearTimeout(harder));
    }, limit * 60_000);
    child.on('close', (code) => {
      callOff();
      running.delete(child);
      resolve({ succeeded: code === 0, output: Buffer.concat(chunks).toString() });
    });
  });
}

export function endCommands(): void {
  for (const child of running) end(child, 'SIGTERM');
}

function end({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  if (isWindows) {
    spawnSync('taskkill', ['/pid', String(pid), '/t', '/f']);
    return;
  }
  try {
    process.kill(-pid, signal);
  } catch {
    // All of it has ended by itself.
  }
}
