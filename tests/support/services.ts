import type { Services } from '../../src/store/services.ts';
import { openLedger } from './browserParts.ts';
import { openHistory } from './memoryChest.ts';

/** What goes on beside the table, on a device on which nothing was kept; a test brings what it is about. */
export function servicesWith(own: Partial<Services> = {}): Services {
  return {
    reviewer: { review: () => () => undefined },
    history: openHistory(),
    ledger: openLedger(),
    ...own,
  };
}
