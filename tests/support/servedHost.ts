import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { invariant } from '../../src/engine/index.ts';
import { builtServer } from './builtServer.ts';

/** What a server has used so far. */
export interface Used {
  /** Milliseconds of a processor. */
  readonly cpu: number;
  /** Bytes of memory. */
  readonly rss: number;
}

/** A server in a process of its own, as `npm run serve` starts it. */
export interface ServedHost {
  readonly port: number;
  /** The folder of its logs. */
  readonly data: string;
  /** Ends it as a crash does. */
  readonly kill: () => Promise<void>;
  /** Ends it as its machine does that is to be started anew. */
  readonly stop: () => Promise<void>;
  /** Starts it again at the same port, with the same folder. */
  readonly start: () => Promise<void>;
  readonly used: () => Promise<Used>;
  /** Ends it, and removes all that it has left. */
  readonly remove: () => Promise<void>;
}

/** Has a server answer what it has used. */
const tellsUse = `process.on('message', () => process.send({
  cpu: (process.cpuUsage().user + process.cpuUsage().system) / 1000, rss: process.memoryUsage.rss(),
})); process.channel.unref();`;

/**
 * @param begin the module that it begins with
 * @param copied the folder of another server, a copy of which it begins with
 */
export async function startServedHost(begin?: string, copied?: string): Promise<ServedHost> {
  const folder = await mkdtemp(join(tmpdir(), 'lakes-'));
  const file = await builtServer(folder, begin);
  const data = join(folder, 'data');
  if (copied !== undefined) await cp(copied, data, { recursive: true });
  const port = await freePort();
  let child: ChildProcess | undefined;
  const start = async (): Promise<void> => {
    child = fork(file, {
      execArgv: ['--import', `data:text/javascript,${encodeURIComponent(tellsUse)}`],
      env: { PORT: String(port), HOST: '127.0.0.1', DATA: data, OPEN_TABLES: 'anyone' },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    invariant(child.stdout !== null, 'what it says comes here');
    // It says where it is once it listens.
    await once(child.stdout, 'data');
  };
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  const kill = () => end('SIGKILL');
  await start();
  return {
    ...{ port, data, start, kill },
    stop: () => end('SIGTERM'),
    used: async () => {
      invariant(child !== undefined, 'it was started');
      const told = once(child, 'message');
      child.send({});
      const [used] = await told;
      return used;
    },
    remove: async () => {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  invariant(address !== null && typeof address === 'object', 'it listens at a port');
  return address.port;
}
