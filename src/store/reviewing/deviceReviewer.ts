import type { History } from '../history/history.ts';
import { startWorker } from '../jobs/startWorker.ts';
import { createKeptReviewer } from './keptReviewer.ts';
import type { Reviewer } from './reviewer.ts';
import { createWorkerReviewer, mostHelpersFor } from './workerReviewer.ts';

export function startReviewer(history: Pick<History, 'reviewOf' | 'keepReview'>): Reviewer {
  const most = mostHelpersFor(navigator.hardwareConcurrency);
  return createKeptReviewer(createWorkerReviewer({ startWorker, most }), history);
}
