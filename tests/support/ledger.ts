import type { Kind } from '../../src/engine/index.ts';
import type { EnteredCounts } from '../../src/store/entering/counts.ts';
import {
  type EnteredCatches,
  withoutCatch,
  withText,
  withTile,
} from '../../src/store/fishing/ledger/entry.ts';
import { type Draft, draftsIn } from '../../src/store/ledger/ledger.ts';
import type { LedgerStore } from '../../src/store/ledger/ledgerStore.ts';

/** What can be done with a ledger, with what its pages of each form do. */
export function actsOn(store: LedgerStore) {
  const act = store.getState();
  return {
    ...act,
    add: (kind: Kind) =>
      act.enter('catches', (entry: EnteredCatches, seat) => withTile(entry, seat, kind)),
    typeCatch: (text: string) =>
      act.enter(
        'catches',
        (entry: EnteredCatches, seat) => withText(entry, seat, text),
        store.getState().seat,
      ),
    clearCatch: () => act.enter('catches', withoutCatch),
    changeCounts: (make: (counts: EnteredCounts) => EnteredCounts) => act.enter('counts', make),
  };
}

/** The catches that are being entered, also where another form is played. */
export function catchesIn(draft: Draft): EnteredCatches {
  const catches = draftsIn(draft).find((entered) => entered.by === 'catches');
  if (catches === undefined) throw new Error('The ledger has no catches.');
  return catches;
}

/** The counts that are being entered, also where another form is played; undefined for none. */
export function countsIn(draft: Draft): EnteredCounts | undefined {
  return draftsIn(draft).find((entered) => entered.by === 'counts');
}
