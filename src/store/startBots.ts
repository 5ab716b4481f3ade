import { startAdvice } from './advice.ts';
import { startPace } from './pace.ts';
import type { SettingsStore } from './settings.ts';
import type { TableStore } from './table.ts';
import { startWorker } from './thinking/startWorker.ts';
import { createWorkerThinker } from './thinking/workerThinker.ts';
import { browserTimer } from './timer.ts';

/** Lets bots play and give hints at a table, thinking in a worker. It goes on for as long as the page. */
export function startBots(table: TableStore, settings: SettingsStore): void {
  const thinker = createWorkerThinker({
    startWorker,
    loadBots: async () => (await import('../bots/bots.ts')).bots,
    timer: browserTimer,
    now: () => performance.now(),
  });
  startPace(table, settings, thinker);
  startAdvice(table, thinker);
}
