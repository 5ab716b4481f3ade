import { join } from 'node:path';
import process from 'node:process';
import { attachTables } from './attach.ts';
import { runHost } from './host.ts';
import { createFileLog } from './log/fileLog.ts';

// The build lays both beside each other.
const page = join(import.meta.dirname, 'page');
await runHost(process, { page, openLog: createFileLog, attach: attachTables });
