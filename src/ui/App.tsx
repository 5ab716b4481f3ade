import { useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { SettingsStore } from '../store/settings.ts';
import { curtainOf, type TableStore } from '../store/table.ts';
import styles from './App.module.css';
import { CurtainScreen } from './curtain/CurtainScreen.tsx';
import { NotLoaded } from './NotLoaded.tsx';
import { TroubleBanner } from './records/TroubleBanner.tsx';
import { focusHeading, ScreenChange } from './ScreenChange.tsx';
import { StartScreen } from './start/StartScreen.tsx';
import { useBack } from './useBack.ts';
import { useLook } from './useLook.ts';
import { useParts } from './useParts.ts';
import { useShown } from './useShown.ts';
import { useSay } from './voice.tsx';

interface AppProps {
  readonly store: TableStore;
  readonly settings: SettingsStore;
}

type OpenDialog = 'export' | 'import' | 'settings';

/** The whole app: the screen that is due, what is wrong with storage, and the dialogs that any screen may open. */
export function App({ store, settings }: AppProps) {
  const say = useSay();
  const shown = useShown(store, settings);
  const match = useStore(store, (state) => state.match);
  const trouble = useStore(store, (state) => state.trouble);
  const { show, openMatch, acknowledgeTrouble } = store.getState();
  const [dialog, setDialog] = useState<OpenDialog>();
  const curtain = useStore(store, curtainOf);
  // From one curtain to another, as by undo, is a change of screen too.
  const screen = shown === 'curtain' ? `${shown} ${curtain}` : shown;
  const frame = useRef<HTMLDivElement>(null);
  const parts = useParts();
  // A screen that has still to be loaded is arrived at when it has come.
  const hasCome = shown === 'start' || shown === 'curtain' || typeof parts === 'object';
  const place = hasCome ? screen : `${screen} to come`;
  useLook(settings);
  useBack(store, shown !== 'start');
  const close = (): void => setDialog(undefined);
  const openExport = (): void => setDialog('export');
  return (
    <div className={styles.app} data-shown={shown}>
      {trouble !== null && (
        <TroubleBanner
          trouble={trouble}
          onExport={match === null ? undefined : openExport}
          onDismiss={() => {
            acknowledgeTrouble();
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
            onImport={() => setDialog('import')}
            onExport={openExport}
            onSettings={() => setDialog('settings')}
          />
        )}
        {shown === 'curtain' && <CurtainScreen store={store} />}
        {parts === 'failed' && shown !== 'curtain' && <NotLoaded />}
        {shown === 'table' && typeof parts === 'object' && (
          <parts.TableScreen
            store={store}
            settings={settings}
            onMenu={() => show('start')}
            onScores={() => show('scores')}
            onExport={openExport}
            onSettings={() => setDialog('settings')}
          />
        )}
        {shown === 'scores' && typeof parts === 'object' && (
          <parts.ScoreScreen store={store} settings={settings} onExport={openExport} />
        )}
        <ScreenChange place={place} frame={frame} />
      </div>
      {typeof parts === 'object' && (
        <>
          <parts.TableSounds store={store} settings={settings} />
          {dialog === 'export' && match !== null && (
            <parts.ExportDialog match={match} onClose={close} />
          )}
          {dialog === 'import' && (
            <parts.ImportDialog
              current={match}
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
      <title>
        {shown === 'start'
          ? say('start.title')
          : say('start.pageTitle', { screen: say(`start.page.${shown}`) })}
      </title>
    </div>
  );
}
