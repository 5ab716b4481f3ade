import { createWorkerReviewer } from './reviewing/workerReviewer.ts';
import type { Services, Stores } from './services.ts';
import { startBots } from './startBots.ts';
import { startWorker } from './thinking/startWorker.ts';

/** Starts what goes on for as long as the page: bots that play and give hints, and a reviewer for whoever asks. */
export function startServices({ table, settings }: Omit<Stores, 'services'>): Services {
  startBots(table, settings);
  return { reviewer: createWorkerReviewer({ startWorker }) };
}
