import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { vi } from 'vitest';
import { useStore } from 'zustand';
import type { DeviceTables } from '../../../src/store/online/deviceTables.ts';
import type { OpenLine } from '../../../src/store/online/line.ts';
import { formatOpenWish, type OpenWish } from '../../../src/store/online/openWish.ts';
import { createPlaceStore, type PlaceStore } from '../../../src/store/places.ts';
import { createLocalSource } from '../../../src/store/table/localSource.ts';
import { FarRoomBy } from '../../../src/ui/online/FarRoom.tsx';
import { HomeContext } from '../../../src/ui/page/HomeButton.tsx';
import { AnnouncerContext } from '../../../src/ui/told/announcerContext.ts';
import { createMemoryStorage, openSettings, openTable } from '../../support/browserParts.ts';
import { type HandTables, openHandTables, settled } from '../../support/devices.ts';
import { nothingJoins } from '../../support/joining.ts';
import { nearLineTo } from '../../support/nearLine.ts';
import { promptAnnouncer } from '../../support/promptAnnouncer.ts';
import { openTables, servicesWith } from '../../support/services.ts';
import { Voice } from '../../support/Voice.tsx';

export const arrive = () => act(settled);

interface FarPageParts {
  readonly hand: HandTables;
  readonly tables?: DeviceTables;
  readonly storage?: ReturnType<typeof createMemoryStorage>;
  readonly spoil?: (name: string, body: unknown) => unknown;
  /** Another way than the one in this process. */
  readonly openLine?: OpenLine;
}

interface PlaceRoomProps {
  readonly places: PlaceStore;
  readonly room: Omit<Parameters<typeof FarRoomBy>[0], 'code'>;
}

function PlaceRoom({ places, room }: PlaceRoomProps) {
  const place = useStore(places, (state) => state.place);
  return place?.room === 'table' ? <FarRoomBy {...room} code={place.code} /> : null;
}

/** A page at an address of tables, over tables in this process. */
export async function openFarPage(hash: string, parts: FarPageParts, wish?: OpenWish) {
  const { hand, tables = openTables(), storage = createMemoryStorage(), spoil } = parts;
  window.history.replaceState(null, '', '/');
  const line = nearLineTo(hand, spoil);
  const settings = openSettings(storage);
  const matches = openTable(storage);
  const places = createPlaceStore(window);
  places.getState().goTo({ room: 'table', code: hash }, wish && formatOpenWish(wish));
  const stores = {
    ...{ settings, places, matches, table: createLocalSource(matches, settings) },
    ...{ services: servicesWith({ tables }), ...nothingJoins },
  };
  const goHome = vi.fn(() => places.getState().toMatch());
  const room = {
    stores,
    frame: createRef<HTMLDivElement>(),
    openLine: parts.openLine ?? line.openLine,
  };
  const address = new URL('http://lakes.test/online/');
  const told: string[] = [];
  const announcer = { ...promptAnnouncer(), tell: (words: string) => void told.push(words) };
  const { container, unmount } = render(
    <HomeContext value={goHome}>
      <AnnouncerContext value={announcer}>
        <div ref={room.frame}>
          <PlaceRoom places={places} room={{ ...room, address }} />
        </div>
      </AnnouncerContext>
    </HomeContext>,
    { wrapper: Voice },
  );
  const user = userEvent.setup({ delay: null });
  await arrive();
  await arrive();
  const press = async (name: string | RegExp): Promise<void> => {
    await user.click(within(container).getByRole('button', { name }));
    await arrive();
  };
  return { user, press, tables, places, settings, line, goHome, told, container, unmount };
}

export function buttons(): readonly (string | null)[] {
  return screen
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);
}

export const wishOfThree: OpenWish = {
  ...{ variant: 'tiu-u', rules: {}, seats: 3, goal: { rounds: 3 }, tapsPasses: false },
  places: [{ by: 'here', name: 'Ann' }, { by: 'elsewhere' }, { by: 'elsewhere' }],
};

/** A table that Ann has opened, as her device shows it. */
export async function openedByAnn(wish: OpenWish = wishOfThree) {
  const hand = await openHandTables();
  const page = await openFarPage('new', { hand }, wish);
  await arrive();
  const [known] = page.tables.getState().tables;
  if (known === undefined || known.invite === null) throw new Error('a table was opened');
  const { id, invite } = known;
  return { hand, id, invite, ...page };
}
