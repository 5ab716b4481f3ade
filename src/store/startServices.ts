import { startHistory } from './history/startHistory.ts';
import { createLedgerStore } from './ledgerStore.ts';
import { createKeptReviewer } from './reviewing/keptReviewer.ts';
import { createWorkerReviewer } from './reviewing/workerReviewer.ts';
import type { Services, Stores } from './services.ts';
import { createShelf } from './shelf.ts';
import { startBots } from './startBots.ts';
import { startWorker } from './thinking/startWorker.ts';

/**
 * Starts what goes on for as long as the page: bots that play and give hints, the history that keeps finished rounds, a reviewer
 * for whoever asks, and the ledger of this device.
 */
export function startServices({ table, settings }: Omit<Stores, 'services'>): Services {
  startBots(table, settings);
  const history = startHistory(table);
  return {
    history,
    reviewer: createKeptReviewer(createWorkerReviewer({ startWorker }), history),
    ledger: createLedgerStore(createShelf('fifteen-lakes/ledger', () => localStorage, window)),
  };
}
