import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import type { Result } from '../engine/index.ts';
import { type Environment, type HostConfig, onlinePath, readConfig } from './config.ts';
import { createFaultTeller } from './faults.ts';
import { type HostedParts, hostTables } from './hostedTables.ts';
import { codeOf } from './log/machineFault.ts';
import { staticFiles } from './staticFiles.ts';

export interface HostParts extends HostedParts {
  /** The folder of the built page. */
  readonly page: string;
}

export interface Host {
  readonly address: string;
  /** The word that opens tables, where the server has made it; null where it has not. */
  readonly madeWord: string | null;
  /** Takes no more connections and ends what was begun. */
  readonly stop: () => Promise<void>;
}

export interface HostProcess {
  readonly env: Environment;
  readonly stdout: {
    readonly write: (words: string) => unknown;
    readonly on: (event: 'error', listener: () => void) => unknown;
  };
  readonly stderr: { readonly write: (words: string, written: () => void) => unknown };
  readonly on: (signal: 'SIGTERM' | 'SIGINT', listener: () => void) => unknown;
  readonly exit: (code: number) => unknown;
}

/** How long a stop may take, in milliseconds: machines kill what is slower. */
const stopLimit = 1500;

/** Runs a server until its process is told to end. */
export async function runHost(own: HostProcess, parts: Omit<HostParts, 'onFault'>): Promise<void> {
  let host: Host | undefined;
  let isEnding = false;
  const end = (): void => {
    if (isEnding) return;
    isEnding = true;
    const exit = (): unknown => own.exit(0);
    setTimeout(exit, stopLimit);
    const stopped = host?.stop() ?? Promise.resolve();
    // What is kept was kept when it was said, so a stop that fails is no more than a hurried one.
    stopped.then(exit, exit);
  };
  own.on('SIGTERM', end);
  own.on('SIGINT', end);
  // A closed end of its output does not end it.
  own.stdout.on('error', () => {});

  const onFault = createFaultTeller((line) => own.stderr.write(line, () => undefined));
  const config = readConfig(own.env);
  const started = config.ok ? await startHost(config.value, { ...parts, onFault }) : config;
  if (!started.ok) {
    own.stderr.write(`${started.problem}\n`, () => own.exit(1));
    return;
  }
  host = started.value;
  const { address, madeWord } = host;
  const word = madeWord === null ? '' : `, and the word that opens tables is ${madeWord}`;
  own.stdout.write(`Fifteen Lakes is at ${address}${word}\n`);
}

export async function startHost(
  config: HostConfig,
  { page, ...parts }: HostParts,
): Promise<Result<Host, string>> {
  if (!existsSync(join(page, 'index.html'))) {
    return { ok: false, problem: `There is no page in ${page}: npm run build makes it.` };
  }
  const server = createServer(staticFiles(page, config.base));
  // Before it listens, so that the page is never there without them.
  const tables = await hostTables(server, config, parts);
  if (!tables.ok) return tables;
  endOtherUpgrades(server, config.base);
  const listening = await listen(server, config);
  if (!listening.ok) {
    await tables.value.close();
    return listening;
  }
  const { opening, close } = tables.value;
  return {
    ok: true,
    value: {
      address: addressOf(server, config),
      madeWord: config.opening === null && opening.by === 'word' ? opening.word : null,
      stop: async () => {
        server.close();
        // Sockets of tables are none of these, and tables wait until all these have gone.
        server.closeAllConnections();
        await close();
      },
    },
  };
}

async function listen(server: Server, { port, host }: HostConfig): Promise<Result<Server, string>> {
  try {
    server.listen({ port, host });
    await once(server, 'listening');
    return { ok: true, value: server };
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EADDRINUSE') {
      return { ok: false, problem: `Port ${port} is in use; set PORT to another.` };
    }
    if (code === 'EACCES') {
      return {
        ok: false,
        problem: `Port ${port} may not be used by this user; set PORT to another.`,
      };
    }
    return { ok: false, problem: `It cannot listen at HOST ${host} and PORT ${port} (${code}).` };
  }
}

/** Ends what no table takes up: once anything listens for upgrades, Node leaves them all to it. */
function endOtherUpgrades(server: Server, base: string): void {
  server.on('upgrade', ({ url = '' }, socket) => {
    if (!url.startsWith(onlinePath(base))) socket.destroy();
  });
}

function addressOf(server: Server, { host, base }: HostConfig): string {
  const at = server.address();
  const port = at === null || typeof at === 'string' ? '' : `:${at.port}`;
  const name = host ?? 'localhost';
  return `http://${name.includes(':') ? `[${name}]` : name}${port}${base}`;
}
