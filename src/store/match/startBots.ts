import type { SettingsStore } from '../settings.ts';
import { startAdvice } from '../table/advice.ts';
import type { TableStore } from '../table/table.ts';
import { startWorker } from '../thinking/startWorker.ts';
import type { Thinker } from '../thinking/thinker.ts';
import { createWorkerThinker } from '../thinking/workerThinker.ts';
import { browserTimer } from '../timer.ts';
import { startPace } from './pace.ts';

/**
 * Lets bots play and give hints at a table, thinking in a worker. It goes on for as long as the
 * page.
 * @returns the thinker, for whoever asks while nobody plays at the table
 */
export function startBots(table: TableStore, settings: SettingsStore): Thinker {
  const thinker = createWorkerThinker({
    startWorker,
    loadBots: async () => (await import('../../bots/fishing/bots.ts')).bots,
    timer: browserTimer,
    now: () => performance.now(),
  });
  startPace(table, settings, thinker);
  startAdvice(table, thinker);
  return thinker;
}
