import { useDeferredValue, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { FaultStore } from '../store/faults.ts';
import type { InstallStore } from '../store/offline/install.ts';
import type { StoresStore } from '../store/services.ts';
import type { SettingsStore } from '../store/settings.ts';
import type { AtTable } from '../store/table/source.ts';
import styles from './App.module.css';
import { PageHistoryContext } from './dialog/pageHistoryContext.ts';
import { FaultBoundary } from './fault/FaultBoundary.tsx';
import { FaultNotePlace } from './fault/FaultPlace.tsx';
import { NotLoaded, NotLoadedPage } from './load/NotLoaded.tsx';
import { focusHeading, ScreenChange } from './page/ScreenChange.tsx';
import { useComing } from './page/useComing.ts';
import { useLook } from './page/useLook.ts';
import { useGoTo, usePlace } from './page/usePlace.ts';
import { useShown } from './page/useShown.ts';
import { StartScreen } from './start/StartScreen.tsx';
import { useFirstSay } from './voice/firstVoice.ts';
import type { OpenDialog } from './whole/Around.tsx';
import { useAfterFirst } from './whole/useAfterFirst.ts';

interface AppProps {
  readonly settings: SettingsStore;
  readonly stores: StoresStore;
  readonly install: InstallStore;
  readonly faults: FaultStore;
  /** Whether a match lies here or the address leads elsewhere: the stores tell what is due. */
  readonly awaitsOther: boolean;
}

const curtainOf = ({ curtain }: AtTable) => curtain;

/** The whole app: its first screen at once, if that is due, and all others as soon as they load. */
export function App({ settings, stores: storesToCome, install, faults, awaitsOther }: AppProps) {
  const say = useFirstSay();
  const stopping = useStore(faults, (state) => state.stopping);
  const opened = useStore(storesToCome);
  const loaded = useAfterFirst();
  // What comes with them is drawn piece by piece, so that a press meanwhile need not wait for it.
  const stores = useDeferredValue(opened === 'failed' ? null : opened);
  const afterFirst = useDeferredValue(typeof loaded === 'object' ? loaded : undefined);
  const hasFailed = loaded === 'failed' || opened === 'failed';
  const rest = stores !== null && afterFirst !== undefined ? { stores, afterFirst } : undefined;
  const places = rest?.stores.places;
  const place = usePlace(places);
  const goTo = useGoTo(places);
  const screenShown = useShown(rest?.stores.table, afterFirst?.shownOf, settings);
  const curtain = useComing(rest?.stores.table, curtainOf, null);
  const [dialog, setDialog] = useState<OpenDialog>();
  const [failedDialogs, setFailedDialogs] = useState(0);
  const frame = useRef<HTMLDivElement>(null);
  useLook(settings);
  if (stopping !== null) throw stopping;
  const onMatch = screenShown ?? (awaitsOther ? 'coming' : 'start');
  const shown = place === null ? onMatch : 'room';
  // An undo can lead from one curtain to another, which is a change of screen too.
  const screen = shown === 'curtain' ? `${shown} ${curtain}` : shown;
  const focusScreen = (): void => focusHeading(frame.current);
  // The screen goes on without what surrounds it; a dialog is closed, so that the rest comes back.
  const goOnWithoutDialog = (error: unknown): void => {
    faults.getState().tell(error);
    if (dialog === undefined) return;
    setDialog(undefined);
    setFailedDialogs((count) => count + 1);
  };
  const openExport = (): void => setDialog('export');
  const openSettings = (): void => setDialog('settings');
  return (
    <PageHistoryContext value={places?.getState().history}>
      <div className={styles.app} data-shown={shown}>
        <FaultNotePlace faults={faults} place={place?.room ?? shown} onGone={focusScreen} />
        {rest && (
          <rest.afterFirst.Troubles
            stores={rest.stores}
            atScores={shown === 'scores'}
            onExport={openExport}
            onGone={focusScreen}
          />
        )}
        <div ref={frame} className={styles.frame}>
          {shown === 'start' && (
            <StartScreen
              settings={settings}
              install={install}
              rest={rest}
              onGo={goTo}
              onImport={() => setDialog('import')}
              onSettings={openSettings}
            />
          )}
          {hasFailed && (shown === 'start' ? <NotLoaded /> : <NotLoadedPage />)}
          {rest && shown !== 'coming' && (
            <rest.afterFirst.Screens
              stores={rest.stores}
              place={place}
              shown={shown}
              frame={frame}
              onExport={openExport}
              onSettings={openSettings}
            />
          )}
          {/* Where another screen is awaited, no first screen was shown that it would follow. */}
          <ScreenChange place={shown === 'coming' ? 'start' : screen} frame={frame} />
        </div>
        {rest && (
          <FaultBoundary key={failedDialogs} instead={() => null} onFault={goOnWithoutDialog}>
            <rest.afterFirst.Around
              stores={rest.stores}
              dialog={dialog}
              betweenRounds={shown === 'start' || shown === 'scores'}
              onClose={() => setDialog(undefined)}
              onGone={focusScreen}
            />
          </FaultBoundary>
        )}
        {shown === 'start' && <title>{say('start.title')}</title>}
      </div>
    </PageHistoryContext>
  );
}
