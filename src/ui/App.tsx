import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { positionOf } from '../store/match.ts';
import type { Screen } from '../store/saved.ts';
import type { SettingsStore } from '../store/settings.ts';
import { curtainOf, type TableState, type TableStore } from '../store/table.ts';
import styles from './App.module.css';
import { CurtainScreen } from './curtain/CurtainScreen.tsx';
import {
  ExportDialog,
  ImportDialog,
  loadAllParts,
  ScoreScreen,
  SettingsDialog,
  TableScreen,
} from './later.ts';
import { PartBoundary } from './PartBoundary.tsx';
import { TroubleBanner } from './records/TroubleBanner.tsx';
import { ScreenChange } from './ScreenChange.tsx';
import { StartScreen } from './start/StartScreen.tsx';
import { useSay } from './voice.tsx';

interface AppProps {
  readonly store: TableStore;
  readonly settings: SettingsStore;
}

type Shown = Screen | 'curtain';
type OpenDialog = 'export' | 'import' | 'settings';

/** The whole app: the screen that is due, what is wrong with storage, and the dialogs that any screen may open. */
export function App({ store, settings }: AppProps) {
  const say = useSay();
  const shown = useStore(store, shownOf);
  const match = useStore(store, (state) => state.match);
  const trouble = useStore(store, (state) => state.trouble);
  const { show, openRecords, acknowledgeTrouble } = store.getState();
  const [dialog, setDialog] = useState<OpenDialog>();
  const curtain = useStore(store, curtainOf);
  // From one curtain to another, as by undo, is a change of screen too.
  const place = shown === 'curtain' ? `${shown} ${curtain}` : shown;
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => void loadAllParts(), []);
  const close = (): void => setDialog(undefined);
  const openExport = (): void => setDialog('export');
  return (
    <>
      {trouble !== null && (
        <TroubleBanner
          trouble={trouble}
          over={shown === 'table'}
          onExport={match === null ? undefined : openExport}
          onDismiss={acknowledgeTrouble}
        />
      )}
      <div ref={frame} className={styles.frame}>
        <PartBoundary>
          {shown === 'start' && (
            <StartScreen
              store={store}
              onImport={() => setDialog('import')}
              onExport={openExport}
              onSettings={() => setDialog('settings')}
            />
          )}
          {shown === 'curtain' && <CurtainScreen store={store} />}
          {shown === 'table' && (
            <TableScreen
              store={store}
              settings={settings}
              onMenu={() => show('start')}
              onScores={() => show('scores')}
              onExport={openExport}
            />
          )}
          {shown === 'scores' && <ScoreScreen store={store} onExport={openExport} />}
          <ScreenChange place={place} frame={frame} />
        </PartBoundary>
      </div>
      <PartBoundary>
        {dialog === 'export' && match !== null && <ExportDialog match={match} onClose={close} />}
        {dialog === 'import' && (
          <ImportDialog
            current={match}
            onOpen={(text) => {
              if (openRecords(text).ok) close();
            }}
            onClose={close}
          />
        )}
        {dialog === 'settings' && <SettingsDialog settings={settings} onClose={close} />}
      </PartBoundary>
      <title>
        {shown === 'start'
          ? say('start.title')
          : say('start.pageTitle', { screen: say(`start.page.${shown}`) })}
      </title>
    </>
  );
}

/** The screen to show: the curtain stands in the table's place, so that no hand is in the page while it is up. */
function shownOf(state: TableState): Shown {
  const { screen, match } = state;
  if (match === null || screen === 'start') return 'start';
  if (screen === 'scores' && positionOf(match).phase === 'over') return 'scores';
  return curtainOf(state) === null ? 'table' : 'curtain';
}
