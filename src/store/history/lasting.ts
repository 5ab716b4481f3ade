import * as v from 'valibot';
import type { Result } from '../../engine/index.ts';
import { versioned } from '../shelf/versioned.ts';
import type { TableStore } from '../table/table.ts';
import type { Chest } from './chest.ts';
import type { KeepingTrouble } from './historyTrouble.ts';
import type { FinishedRound } from './keepPlayed.ts';

/** Whether the browser has promised not to clear what is kept here; unknown if it does not tell. */
export type Lasting = 'promised' | 'not-promised' | 'unknown';

const askedKey = 'asked-to-last';
const keptAsked = versioned(1, v.strictObject({}));

type Keep = (played: FinishedRound) => Promise<Result<null, KeepingTrouble>>;

interface Means {
  readonly table: TableStore;
  readonly keep: Keep;
  readonly onLasting: (lasting: Lasting) => void;
  readonly chest: Chest;
  /** The browser's own, undefined where it has none. */
  readonly storage: Pick<StorageManager, 'persist' | 'persisted'> | undefined;
}

/**
 * Has the browser promise to keep what lies here. It is asked once on a device, and only when the
 * score sheet of a kept round is left for the first screen: some browsers ask the person, who knows
 * what about by then, and is read nothing else at that moment.
 * Returns the keeping of rounds, which this listens to.
 */
export function startLasting({ table, keep, onLasting, chest, storage }: Means): Keep {
  let isAnythingKept = false;
  let isPromised = false;
  const tell = (promised: boolean): void => {
    isPromised = promised;
    onLasting(promised ? 'promised' : 'not-promised');
  };
  const look = async (): Promise<void> => {
    if (storage !== undefined) tell(await storage.persisted());
  };
  const ask = async (): Promise<void> => {
    if (storage === undefined || isPromised) return;
    if (await isFirstTime(chest)) tell(await storage.persist());
  };
  look().catch(() => undefined);
  table.subscribe(({ screen }, before) => {
    if (!isAnythingKept || screen !== 'start' || before.screen !== 'scores') return;
    ask().catch(() => undefined);
  });
  return async (played) => {
    const kept = await keep(played);
    isAnythingKept ||= kept.ok;
    return kept;
  };
}

/** Remembers for all tabs that it is asked now; what cannot be remembered must not be asked. */
async function isFirstTime(chest: Chest): Promise<boolean> {
  let isFirst = false;
  await chest.change([askedKey], ([value]) => {
    const asked = keptAsked.read(value);
    isFirst = !asked.ok && asked.problem === 'damaged';
    return isFirst ? { put: [[askedKey, keptAsked.write({})]] } : {};
  });
  return isFirst;
}
