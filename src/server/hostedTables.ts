import type { Server } from 'node:http';
import type { Result } from '../engine/index.ts';
import type { attachTables } from './attach.ts';
import { type HostConfig, onlinePath } from './config.ts';
import type { OnFault } from './faults.ts';
import { answerFirst, healthOf } from './health.ts';
import { keptWord } from './keptWord.ts';
import type { TableLog } from './log/tableLog.ts';
import type { Opening } from './tables/tables.ts';

export interface HostedParts {
  readonly openLog: (folder: string) => TableLog;
  readonly attach: typeof attachTables;
  readonly onFault: OnFault;
}

export interface HostedTables {
  readonly opening: Opening;
  readonly close: () => Promise<void>;
}

export async function hostTables(
  server: Server,
  { data, base, origins, proxies, opening: asked }: HostConfig,
  { openLog, attach, onFault }: HostedParts,
): Promise<Result<HostedTables, string>> {
  const log = openLog(data);
  const refuse = async (problem: string) => {
    await log.close();
    return { ok: false, problem } as const;
  };
  const trouble = await log.trouble();
  // Where it is full the tables can still be looked at, and room be made meanwhile.
  if (trouble !== null && trouble !== 'full') {
    return await refuse(`The folder ${data} cannot be written; set DATA to one that can.`);
  }
  const opening = await openingIn(data, asked);
  if (!opening.ok) return await refuse(opening.problem);

  const attached = await attach(server, {
    log,
    base,
    opening: opening.value,
    origins,
    proxies,
    onFault,
  });
  answerFirst(server, `${onlinePath(base)}health`, healthOf(log));
  const close = async (): Promise<void> => {
    await attached.close();
    await log.close();
  };
  return { ok: true, value: { opening: opening.value, close } };
}

async function openingIn(folder: string, asked: Opening | null): Promise<Result<Opening, string>> {
  if (asked !== null) return { ok: true, value: asked };
  const word = await keptWord(folder);
  return word.ok ? { ok: true, value: { by: 'word', word: word.value } } : word;
}
