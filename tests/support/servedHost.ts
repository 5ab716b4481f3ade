import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtServer } from './builtServer.ts';
import { type HostProcess, startHostProcess } from './hostProcess.ts';

/** A server that is made for the tests, in a process of its own. */
export interface ServedHost extends HostProcess {
  /** The folder of its logs. */
  readonly data: string;
  /** Ends it, and removes all that it has left. */
  readonly remove: () => Promise<void>;
}

/**
 * @param begin the module that it begins with
 * @param copied the folder of another server, a copy of which it begins with
 */
export async function startServedHost(begin?: string, copied?: string): Promise<ServedHost> {
  const folder = await mkdtemp(join(tmpdir(), 'lakes-'));
  const file = await builtServer(folder, begin);
  const data = join(folder, 'data');
  if (copied !== undefined) await cp(copied, data, { recursive: true });
  const host = await startHostProcess(file, data);
  return {
    ...{ ...host, data },
    remove: async () => {
      await host.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
