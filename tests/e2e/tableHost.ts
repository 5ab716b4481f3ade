import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TestType } from '@playwright/test';
import { invariant } from '../../src/engine/index.ts';
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

/** Has a server of tables run for all tests of a file; it is there once the first of them begins. */
export function hostForAll(test: Pick<TestType<object, object>, 'beforeAll' | 'afterAll'>) {
  let host: TableHost | undefined;
  test.beforeAll(async () => {
    host = await startTableHost();
  });
  test.afterAll(() => host?.remove());
  return (): TableHost => {
    invariant(host !== undefined, 'the server is there once tests run');
    return host;
  };
}
