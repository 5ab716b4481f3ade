import { join } from 'node:path';
import process from 'node:process';
import { setFlagsFromString } from 'node:v8';
import { attachTables } from './attach.ts';
import { runHost } from './host.ts';
import { createFileLog } from './log/fileLog.ts';

// By itself the heap of a busy process grows to several times what it holds. Half as much again is
// enough here, and costs little of the processor.
setFlagsFromString('--heap-growing-percent=50');

// The build lays both beside each other.
const page = join(import.meta.dirname, 'page');
await runHost(process, { page, openLog: createFileLog, attach: attachTables });
