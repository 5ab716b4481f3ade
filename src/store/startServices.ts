import { startHistory } from './history/startHistory.ts';
import type { Reviewer } from './reviewing/reviewer.ts';
import type { Services, Stores } from './services.ts';
import { startBots } from './startBots.ts';

/**
 * Starts what goes on for as long as the page: bots that play and give hints, the history that keeps finished rounds, and a reviewer
 * for whoever asks.
 */
export function startServices({ table, settings }: Omit<Stores, 'services'>): Services {
  startBots(table, settings);
  const reviewer: Reviewer = {
    review: (_, { onFailure }) => {
      onFailure();
      return () => undefined;
    },
  };
  return { reviewer, history: startHistory(table) };
}
