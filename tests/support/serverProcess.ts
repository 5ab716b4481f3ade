import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';

export interface ServerProcess {
  readonly child: ChildProcessByStdio<null, Readable, Readable>;
  readonly ended: Promise<{
    readonly code: unknown;
    readonly output: string;
    readonly complaints: string;
  }>;
}

/**
 * Starts a server that has been built, at a free port of this machine.
 * @param settings nothing else is set
 */
export function startServer(
  file: string,
  settings: Readonly<Record<string, string>>,
): ServerProcess {
  const child = spawn(process.execPath, [file], {
    env: { HOST: '127.0.0.1', PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [closed, output, complaints] = [
    once(child, 'close'),
    text(child.stdout),
    text(child.stderr),
  ];
  const ended = closed.then(async ([code]) => ({
    code,
    output: await output,
    complaints: await complaints,
  }));
  return { child, ended };
}

/** Where a server that has been started is; it is there once it has said so. */
export async function addressFrom({ child, ended }: ServerProcess): Promise<string> {
  let said = '';
  const told = new Promise<string>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const [address] = /http:\/\/[^\s,]+(?=[\s,])/.exec(said) ?? [];
      if (address !== undefined) resolve(address);
    });
  });
  const over = ended.then(({ complaints }) => {
    throw new Error(`The server ended before it was there: ${complaints}`);
  });
  return await Promise.race([told, over]);
}
