import { startAdvice } from './advice.ts';
import { startPace } from './pace.ts';
import type { SettingsStore } from './settings.ts';
import type { TableStore } from './table.ts';
import { startWorker } from './thinking/startWorker.ts';
import type { Thinker } from './thinking/thinker.ts';
import { createWorkerThinker } from './thinking/workerThinker.ts';
import { browserTimer } from './timer.ts';

/**
 * Lets bots play and give hints at a table, thinking in a worker. It goes on for as long as the page.
 * @returns the thinker, for whoever asks while nobody plays at the table
 */
export function startBots(table: TableStore, settings: SettingsStore): Thinker {
  const thinker = createWorkerThinker({
    startWorker,
    loadBots: async () => (await import('../bots/bots.ts')).bots,
    timer: browserTimer,
    now: () => performance.now(),
  });
  startPace(table, settings, thinker);
  startAdvice(table, thinker);
  return thinker;
}
