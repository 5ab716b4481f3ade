import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { curtainOf } from '../store/looking.ts';
import type { InstallStore } from '../store/offline/install.ts';
import type { Stores } from '../store/services.ts';
import { atStakeOf } from '../store/table.ts';
import styles from './App.module.css';
import { CurtainScreen } from './curtain/CurtainScreen.tsx';
import { NotLoaded } from './NotLoaded.tsx';
import { GoContext } from './panel/goContext.ts';
import { Room } from './Room.tsx';
import { TroubleBanner } from './records/TroubleBanner.tsx';
import { focusHeading, ScreenChange } from './ScreenChange.tsx';
import { StartScreen } from './start/StartScreen.tsx';
import { useBack } from './useBack.ts';
import { useLook } from './useLook.ts';
import { useParts } from './useParts.ts';
import { useShown } from './useShown.ts';
import { useSay } from './voice.tsx';

type OpenDialog = 'export' | 'import' | 'settings';

interface AppProps {
  readonly stores: Stores;
  readonly install: InstallStore;
}

/** The whole app: the screen that is due, what is wrong with storage, and the dialogs that any screen may open. */
export function App({ stores, install }: AppProps) {
  const { table: store, settings, places } = stores;
  const say = useSay();
  const place = useStore(places, (state) => state.place);
  const screenShown = useShown(store, settings);
  const shown = place === null ? screenShown : 'room';
  const match = useStore(store, (state) => state.match);
  const atStake = useStore(store, atStakeOf);
  const trouble = useStore(store, (state) => state.trouble);
  const damagedSettings = useStore(settings, (state) => state.damaged);
  const { show, openMatch, acknowledgeTrouble } = store.getState();
  const [dialog, setDialog] = useState<OpenDialog>();
  const curtain = useStore(store, curtainOf);
  // From one curtain to another, as by undo, is a change of screen too.
  const screen = shown === 'curtain' ? `${shown} ${curtain}` : shown;
  const frame = useRef<HTMLDivElement>(null);
  const parts = useParts();
  // A screen that has still to be loaded is arrived at when it has come.
  const hasCome =
    shown === 'start' || shown === 'curtain' || shown === 'room' || typeof parts === 'object';
  const arrivedAt = hasCome ? screen : `${screen} to come`;
  /** Whether the table was left for a place; Back leads there again, also where the round is over. */
  const leftTable = useRef(false);
  useLook(settings);
  useBack(store, places, shown !== 'start' && shown !== 'room', leftTable);
  useEffect(() => {
    // Nobody sees what would go on there.
    if (place === null) leftTable.current = false;
    else if (store.getState().screen === 'table') {
      leftTable.current = true;
      show('start');
    }
  }, [place, store, show]);
  const close = (): void => setDialog(undefined);
  const openExport = (): void => setDialog('export');
  return (
    <div className={styles.app} data-shown={shown}>
      {trouble !== null && (
        <TroubleBanner
          trouble={trouble}
          words={say(`records.trouble.${trouble.code}`)}
          onExport={match === null ? undefined : openExport}
          onDismiss={() => {
            acknowledgeTrouble();
            focusHeading(frame.current);
          }}
        />
      )}
      {typeof parts === 'object' && (
        <parts.RefusedNote
          services={stores.services}
          onExport={shown === 'scores' && trouble === null ? openExport : undefined}
          onGone={() => focusHeading(frame.current)}
        />
      )}
      {damagedSettings !== null && (
        <TroubleBanner
          trouble={{ code: 'damaged', text: damagedSettings }}
          words={say('records.trouble.settings')}
          onDismiss={() => {
            settings.getState().acknowledgeDamage();
            focusHeading(frame.current);
          }}
        />
      )}
      <div ref={frame} className={styles.frame}>
        {shown === 'start' && (
          <StartScreen
            store={store}
            settings={settings}
            parts={parts}
            install={install}
            onGo={places.getState().goTo}
            onImport={() => setDialog('import')}
            onExport={openExport}
            onSettings={() => setDialog('settings')}
          />
        )}
        <GoContext value={places.getState().goTo}>
          {shown === 'curtain' && <CurtainScreen store={store} />}
          {parts === 'failed' && shown !== 'curtain' && shown !== 'room' && <NotLoaded />}
          {place !== null && <Room place={place} stores={stores} frame={frame} />}
          {shown === 'table' && typeof parts === 'object' && (
            <parts.TableScreen
              store={store}
              settings={settings}
              updateEntry={<parts.UpdateEntry services={stores.services} table={store} />}
              onMenu={() => show('start')}
              onScores={() => show('scores')}
              onExport={openExport}
              onSettings={() => setDialog('settings')}
            />
          )}
          {shown === 'scores' && typeof parts === 'object' && (
            <parts.ScoreScreen
              store={store}
              settings={settings}
              onGo={places.getState().goTo}
              onExport={openExport}
            />
          )}
        </GoContext>
        <ScreenChange place={arrivedAt} frame={frame} />
      </div>
      {typeof parts === 'object' && (
        <>
          {(shown === 'start' || shown === 'scores') && (
            <parts.DeviceBar
              services={stores.services}
              table={store}
              onGone={() => focusHeading(frame.current)}
            />
          )}
          <parts.TableSounds store={store} settings={settings} />
          {dialog === 'export' && match !== null && (
            <parts.ExportDialog match={match} onClose={close} />
          )}
          {dialog === 'import' && (
            <parts.ImportDialog
              current={atStake}
              onOpen={(opened) => {
                openMatch(opened);
                close();
              }}
              onClose={close}
            />
          )}
          {dialog === 'settings' && <parts.SettingsDialog settings={settings} onClose={close} />}
        </>
      )}
      {place === null && shown !== 'room' && (
        <title>
          {shown === 'start'
            ? say('start.title')
            : say('start.pageTitle', { screen: say(`start.page.${shown}`) })}
        </title>
      )}
    </div>
  );
}
