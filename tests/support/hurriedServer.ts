import { join } from 'node:path';
import process from 'node:process';
import { attachTables } from '../../src/server/attach.ts';
import { runHost } from '../../src/server/host.ts';
import { createFileLog } from '../../src/server/log/fileLog.ts';

// The server as it is, for devices that say more than people do.
const often = { times: 1_000_000, milliseconds: 1 };
const limits = { tables: 100, opened: often, connected: often, atOnce: 10_000, messages: often };
await runHost(process, {
  page: join(import.meta.dirname, 'page'),
  openLog: createFileLog,
  attach: (server, options) => attachTables(server, { ...options, limits }),
});
