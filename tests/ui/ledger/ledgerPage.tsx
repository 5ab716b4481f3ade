import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { VariantId } from '../../../src/engine/index.ts';
import { roomPartsOf } from '../../../src/families/rooms.ts';
import type { JoinNamed } from '../../../src/store/joining.ts';
import { LedgerPage } from '../../../src/ui/ledger/LedgerPage.tsx';
import {
  createMemoryStorage,
  type MemoryStorage,
  openLedger,
  openSettings,
} from '../../support/browserParts.ts';
import { nobodyJoins } from '../../support/joining.ts';
import { Voice } from '../../support/Voice.tsx';

interface Opened {
  /** What the device has kept. */
  readonly storage?: MemoryStorage;
  /** The game that is played on the device. */
  readonly played?: VariantId;
  readonly joinNamed?: JoinNamed;
}

/** The page of real tables, and somebody in front of it. */
export function openLedgerPage({
  storage = createMemoryStorage(),
  played,
  joinNamed = nobodyJoins,
}: Opened = {}) {
  const store = openLedger(storage);
  const user = userEvent.setup({ delay: null });
  const { unmount } = render(
    <LedgerPage
      store={store}
      settings={openSettings(storage)}
      joinNamed={joinNamed}
      partsOf={roomPartsOf}
      played={played}
      onLeave={() => undefined}
    />,
    { wrapper: Voice },
  );
  return { store, storage, user, unmount };
}
