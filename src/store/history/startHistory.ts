import type { TableStore } from '../table.ts';
import { createChest } from './chest.ts';
import { createHistory, type History, type Tabs } from './history.ts';
import { startKeeping } from './keepRounds.ts';

/** Keeps the rounds of a table in the browser's database. It goes on for as long as the page. */
export function startHistory(table: TableStore): History {
  const history = createHistory({
    chest: createChest('fifteen-lakes/history'),
    now: () => new Date(),
    pause: () => new Promise((resolve) => setTimeout(resolve)),
    tabs: otherTabs('fifteen-lakes/history'),
  });
  startKeeping(table, history);
  return history;
}

/** Tells the other tabs of a change and hears of theirs, where the browser can. */
function otherTabs(name: string): Tabs {
  if (typeof BroadcastChannel === 'undefined') {
    return { tell: () => undefined, watch: () => undefined };
  }
  const channel = new BroadcastChannel(name);
  return {
    tell: () => channel.postMessage('changed'),
    watch: (changed) => channel.addEventListener('message', changed),
  };
}
