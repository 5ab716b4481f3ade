import { type RefObject, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { familyOf } from '../../engine/index.ts';
import { matchPartsOf } from '../../families/match.ts';
import type { FarTable } from '../../store/online/farState.ts';
import type { Stores } from '../../store/services.ts';
import type { SettingsState, SettingsStore } from '../../store/settings.ts';
import { CurtainScreen } from '../curtain/CurtainScreen.tsx';
import { ExportDialog } from '../files/ExportDialog.tsx';
import { HomeContext } from '../page/HomeButton.tsx';
import { ScreenChange } from '../page/ScreenChange.tsx';
import { shownOf } from '../page/shownOf.ts';
import { useShown } from '../page/useShown.ts';
import { SettingsDialog } from '../settings/SettingsDialog.tsx';
import { useReviewExpected } from '../sheet/useReviewExpected.ts';
import { useHonoursSoon, useSheetSoon } from '../sheet/useSheet.ts';
import { TableSounds } from '../sound/TableSounds.tsx';
import { UpdateEntry } from '../table/UpdateEntry.tsx';
import { useSay } from '../voice/voice.tsx';
import { AroundFarTable } from './around/AroundFarTable.tsx';
import { farFeedback } from './around/farFeedback.ts';
import { TurnTitle } from './around/TurnTitle.tsx';
import { Between } from './Between.tsx';
import styles from './FarMatch.module.css';
import { useNextTold } from './sheet/nextDeal.ts';
import { type ShownFar, useFarSource } from './useFarSource.ts';

interface FarMatchProps {
  readonly table: FarTable;
  readonly stores: Stores;
  readonly frame: RefObject<HTMLElement | null>;
}

export function FarMatch(props: FarMatchProps) {
  const shown = useFarSource(props.table, props.stores.services);
  return shown && <ShownMatch {...props} {...shown} />;
}

function ShownMatch({ table, stores, frame, source, rounds, read }: FarMatchProps & ShownFar) {
  const say = useSay();
  const { matches, services } = stores;
  const goHome = useContext(HomeContext);
  const tapsPasses = useStore(table, ({ told }) => told?.game.tapsPasses ?? false);
  const settings = useMemo(
    () => settingsAtTable(stores.settings, tapsPasses),
    [stores.settings, tapsPasses],
  );
  const round = useStore(source, (at) => at.round);
  const curtain = useStore(source, (at) => at.curtain);
  const held = useStore(read);
  const now = useShown(source, shownOf, settings);
  const isEnded = useStore(table, ({ told }) => told?.ended === true);
  // Nothing is played any more: a round that was not over does not go on.
  const isCut = isEnded && round !== null && round.played.position.phase !== 'over';
  const atTable = isCut ? 'ended' : now;
  const inMatch = held === null ? atTable : 'scores';
  const shown = now === 'start' || now === undefined ? now : inMatch;
  useNextTold(table);
  useSheetSoon(shown === 'table' || shown === 'curtain');
  useHonoursSoon({ table: source, settings: stores.settings, services });
  useReviewExpected({ table: source, services }, shown === 'ended' ? 'table' : (shown ?? 'start'));
  const [dialog, setDialog] = useState<'export' | 'settings' | 'people'>();
  const openPeople = useCallback(() => setDialog('people'), []);
  const { show } = source.getState().deeds;
  useEffect(() => {
    if (shown !== 'start') return;
    // It is there again when somebody comes back.
    show('table');
    goHome?.();
  }, [shown, show, goHome]);
  if (round === null || shown === undefined || shown === 'start') return null;
  const parts = matchPartsOf(round.variant);
  const over = held ?? round;
  const match = over.standing === 'true' ? over.match : undefined;
  // It would open by itself at the end of the next round.
  if (dialog === 'export' && match === undefined) setDialog(undefined);
  return (
    <div className={styles.match} data-far={shown}>
      {shown === 'curtain' && (
        <CurtainScreen table={source} settings={settings} turnWords={parts.turnWords} />
      )}
      <AroundFarTable
        table={table}
        source={source}
        settings={settings}
        screen={shown}
        onPeople={openPeople}
      >
        {(far) =>
          shown === 'table' && (
            <parts.Table
              far={far}
              table={source}
              settings={settings}
              updateEntry={<UpdateEntry services={services} matches={matches} />}
              onHome={() => goHome?.()}
              onScores={() => show('scores')}
              onExport={match && (() => setDialog('export'))}
              onSettings={() => setDialog('settings')}
            />
          )
        }
      </AroundFarTable>
      {shown === 'scores' && (
        <Between>
          {({ FarSheet }) => (
            <FarSheet
              table={table}
              source={source}
              rounds={rounds}
              read={read}
              stores={stores}
              frame={frame}
              onExport={() => setDialog('export')}
            />
          )}
        </Between>
      )}
      {shown === 'ended' && (
        <Between>
          {({ EndedPage }) => (
            <EndedPage
              table={table}
              stores={stores}
              round={round}
              onExport={match && (() => setDialog('export'))}
              onHome={() => goHome?.()}
            />
          )}
        </Between>
      )}
      <TableSounds table={source} settings={settings} feedback={farFeedback} />
      {dialog === 'export' && match && (
        <ExportDialog match={match} onClose={() => setDialog(undefined)} />
      )}
      {dialog === 'settings' && (
        <SettingsDialog
          settings={stores.settings}
          family={shown === 'table' ? familyOf(round.variant) : undefined}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'people' && (
        <Between>
          {({ PeopleDialog }) => (
            <PeopleDialog table={table} stores={stores} onClose={() => setDialog(undefined)} />
          )}
        </Between>
      )}
      <ScreenChange place={`far ${shown} ${curtain}`} frame={frame} />
      {shown !== 'ended' && (
        <TurnTitle
          source={source}
          title={say('start.pageTitle', { screen: say(`start.page.${shown}`) })}
        />
      )}
    </div>
  );
}

/**
 * The settings of this device as they hold at a table far away: whether passes are tapped is the
 * table's to say, and nothing but the server makes plays by itself.
 */
function settingsAtTable(settings: SettingsStore, tapsPasses: boolean): SettingsStore {
  const states = new WeakMap<SettingsState, SettingsState>();
  const here = (state: SettingsState): SettingsState => {
    const known = states.get(state) ?? { ...state, tapsPasses, playsForced: false };
    states.set(state, known);
    return known;
  };
  return {
    ...settings,
    getState: () => here(settings.getState()),
    getInitialState: () => here(settings.getInitialState()),
    subscribe: (listener) =>
      settings.subscribe((state, before) => listener(here(state), here(before))),
  };
}
