import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type HostProcess, startHostProcess } from '../support/hostProcess.ts';
import { homeName } from './homeName.ts';

/** The built server of tables, with its page, in a process of its own. */
export interface TableHost extends Pick<HostProcess, 'kill' | 'stop' | 'start'> {
  /** Where a page may do all that it may behind https. */
  readonly address: string;
  /** The same by the name that a machine has in a home, where a page may do less. */
  readonly homeAddress: string;
  /** Ends it, and removes all that it has left. */
  readonly remove: () => Promise<void>;
}

/** Starts it at a free port of this machine, with a folder of its own. */
export async function startTableHost(): Promise<TableHost> {
  const folder = await mkdtemp(join(tmpdir(), 'lakes-'));
  const { port, kill, stop, start } = await startHostProcess(
    resolve('dist-server/server.mjs'),
    join(folder, 'data'),
  );
  return {
    ...{ kill, stop, start },
    address: `http://127.0.0.1:${port}/`,
    homeAddress: `http://${homeName}:${port}/`,
    remove: async () => {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
