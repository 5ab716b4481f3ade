import type { JoinNamed } from '../joining.ts';
import { pause } from '../pause.ts';
import { openShelf } from '../shelf/deviceShelves.ts';
import { joiningShelf } from '../shelf/joiningShelf.ts';
import type { TableStore } from '../table/table.ts';
import { browserTimer } from '../timer.ts';
import { createChest } from './chest.ts';
import { createHistory, type History } from './history.ts';
import type { Tabs } from './historyState.ts';
import { startKeeping } from './keepRounds.ts';
import { type Lasting, startLasting } from './lasting.ts';
import { createWaitingRounds, type WaitingRounds } from './waitingRounds.ts';

interface KeptRounds {
  readonly history: History;
  readonly waitingRounds: WaitingRounds;
}

/** Keeps the table's rounds in the browser's database, as long as the page lasts. */
export function startHistory(table: TableStore, joinNamed: JoinNamed): KeptRounds {
  const now = (): Date => new Date();
  const chest = createChest('fifteen-lakes/history');
  const history = createHistory({
    chest,
    now,
    timer: browserTimer,
    pause,
    joinNamed,
    tabs: otherTabs('fifteen-lakes/history'),
  });
  // A page without a safe connection has none.
  const storage = 'storage' in navigator ? navigator.storage : undefined;
  const onLasting = (lasting: Lasting): void => history.state.setState({ lasting });
  const keep = startLasting({ table, keep: history.keep, onLasting, chest, storage });
  const tell = history.state.setState;
  const waitingRounds = createWaitingRounds(joiningShelf(openShelf('waiting'), joinNamed), {
    now,
    tell,
  });
  startKeeping(table, { keep, keptBefore: history.keptBefore }, waitingRounds);
  return { history, waitingRounds };
}

/** Tells the other tabs of a change and hears of theirs, where the browser can. */
function otherTabs(name: string): Tabs {
  if (typeof BroadcastChannel === 'undefined') {
    return { tell: () => undefined, watch: () => false };
  }
  const channel = new BroadcastChannel(name);
  return {
    tell: () => channel.postMessage('changed'),
    watch: (changed) => {
      channel.addEventListener('message', changed);
      // A page that was put to sleep has heard nothing.
      window.addEventListener('pageshow', ({ persisted }) => persisted && changed());
      return true;
    },
  };
}
