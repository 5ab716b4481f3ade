import type { History } from '../history/history.ts';
import { startWorker } from '../thinking/startWorker.ts';
import { createKeptReviewer } from './keptReviewer.ts';
import type { Reviewer } from './reviewer.ts';
import { createWorkerReviewer, mostHelpersFor } from './workerReviewer.ts';

/** The reviewer of this device, which keeps what it finds beside the rounds of the history. */
export function startReviewer(history: Pick<History, 'reviewOf' | 'keepReview'>): Reviewer {
  const most = mostHelpersFor(navigator.hardwareConcurrency);
  return createKeptReviewer(createWorkerReviewer({ startWorker, most }), history);
}
