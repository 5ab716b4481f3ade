import type { Server } from 'node:http';
import process from 'node:process';
import type { Result } from '../engine/index.ts';
import { attachTables } from './attach.ts';
import { type Environment, readConfig } from './config.ts';
import { createFaultTeller } from './faults.ts';
import { type HostedTables, hostTables } from './hostedTables.ts';
import { createFileLog } from './log/fileLog.ts';

/**
 * Gives a server that shows the page its tables too.
 * @param base the path that the page is shown under
 */
export async function attachBeside(
  server: Server,
  environment: Environment,
  base: string,
): Promise<Result<HostedTables, string>> {
  // A server that was started to try things is open to its own network.
  const opening = environment.OPEN_TABLES?.trim() || 'anyone';
  const config = readConfig({ ...environment, OPEN_TABLES: opening, BASE: base });
  if (!config.ok) return config;
  const onFault = createFaultTeller((line) => process.stderr.write(line));
  const parts = { openLog: createFileLog, attach: attachTables, onFault };
  return await hostTables(server, config.value, parts);
}
