import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { invariant } from '../../src/engine/index.ts';

export interface Used {
  /** Milliseconds of a processor. */
  readonly cpu: number;
  /** Bytes of memory. */
  readonly rss: number;
}

/** A server of tables in a process of its own, as `npm run serve` starts it. */
export interface HostProcess {
  readonly port: number;
  /** Ends it as a crash does. */
  readonly kill: () => Promise<void>;
  /** Ends it as its machine does that is to be started anew. */
  readonly stop: () => Promise<void>;
  /** Starts it again at the same port, with the same folder. */
  readonly start: () => Promise<void>;
  readonly used: () => Promise<Used>;
}

/** Has a server answer what it has used, and end where the process is gone that has started it. */
const answers = `process.on('message', () => process.send({
  cpu: (process.cpuUsage().user + process.cpuUsage().system) / 1000, rss: process.memoryUsage.rss(),
})); process.on('disconnect', () => process.exit()); process.channel.unref();`;

/**
 * @param file the built server
 * @param data the folder of its logs
 */
export async function startHostProcess(file: string, data: string): Promise<HostProcess> {
  const port = await freePort();
  let child: ChildProcess | undefined;
  const start = async (): Promise<void> => {
    child = fork(file, {
      execArgv: ['--import', `data:text/javascript,${encodeURIComponent(answers)}`],
      env: { PORT: String(port), HOST: '127.0.0.1', DATA: data, OPEN_TABLES: 'anyone' },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    invariant(child.stdout !== null, 'what it says comes here');
    const ended = once(child, 'exit').then(() => {
      throw new Error(`${file} ended before it was there.`);
    });
    // It says where it is once it listens.
    await Promise.race([once(child.stdout, 'data'), ended]);
  };
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  await start();
  return {
    ...{ port, start },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    used: async () => {
      invariant(child !== undefined, 'it was started');
      const told = once(child, 'message');
      child.send({});
      const [used] = await told;
      return used;
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
