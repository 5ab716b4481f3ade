import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { familyOf } from '../../src/engine/index.ts';
import { TableScreen as CardTable } from '../../src/ui/climbing/table/TableScreen.tsx';
import { TableScreen as TileTable } from '../../src/ui/fishing/table/TableScreen.tsx';
import { AroundFarTable } from '../../src/ui/online/around/AroundFarTable.tsx';
import type { AttentionWays } from '../../src/ui/online/around/attentionWays.ts';
import { TurnTitle } from '../../src/ui/online/around/TurnTitle.tsx';
import { loadBetween } from '../../src/ui/online/Between.tsx';
import { AnnouncerContext } from '../../src/ui/told/announcerContext.ts';
import { ToldRegion } from '../../src/ui/told/ToldRegion.tsx';
import { createMemoryStorage, openSettings } from './browserParts.ts';
import { settled } from './devices.ts';
import type { FarDevice } from './farDevices.ts';
import { createHandClock } from './handClock.ts';
import { promptAnnouncer } from './promptAnnouncer.ts';
import { Voice } from './Voice.tsx';

const screens = { fishing: TileTable, climbing: CardTable };

/** A device that can do nothing to call somebody back. */
export const noWays: AttentionWays = { mark: () => undefined };

/** Shows the table of a device, with all that stands around it. */
export function showFar({ table, source }: Pick<FarDevice, 'table' | 'source'>, ways = noWays) {
  // Nothing is laid out in jsdom, so nothing lies under a finger.
  document.elementFromPoint = () => null;
  const settings = openSettings(createMemoryStorage());
  settings.getState().change({ motion: 'none', soundAsked: true });
  const clock = createHandClock();
  const announcer = promptAnnouncer();
  const asked: string[] = [];
  const ask = (what: string) => () => void asked.push(what);
  const { round } = source.getState();
  const Screen = screens[familyOf(round?.variant ?? 'tiu-u')];
  const { container, unmount } = render(
    <Voice>
      <AnnouncerContext value={announcer}>
        <AroundFarTable
          table={table}
          source={source}
          settings={settings}
          timer={clock.timer}
          ways={ways}
          screen="table"
          onPeople={ask('people')}
        >
          {(far) => (
            <Screen
              table={source}
              settings={settings}
              far={far}
              onHome={ask('home')}
              onScores={ask('scores')}
              onSettings={ask('settings')}
            />
          )}
        </AroundFarTable>
        <TurnTitle source={source} title="At the table" />
        <ToldRegion announcer={announcer} />
      </AnnouncerContext>
    </Voice>,
  );
  return {
    ...{ user: userEvent.setup(), settings, container, unmount, asked, announcer },
    /** Lets time pass for what the page waits for. */
    pass: (milliseconds: number) => act(() => clock.pass(milliseconds)),
    seat: (name: string) =>
      screen.getByRole('region', { name: 'Players' }).querySelector(`[aria-label^="${name}"]`),
  };
}

/** All that is on its way has come and is shown, and with it what dialogs of the table load. */
export async function allCome(): Promise<void> {
  await act(loadBetween);
  await act(settled);
}
