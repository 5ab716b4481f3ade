import {
  type ComponentProps,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useStore } from 'zustand';
import { matchPartsOf } from '../../families/match.ts';
import type { Joining } from '../../store/joining.ts';
import type { Place, PlaceStore } from '../../store/places.ts';
import type { Stores } from '../../store/services.ts';
import type { TableSource } from '../../store/table/source.ts';
import { GoContext } from '../asking/goContext.ts';
import { CurtainScreen } from '../curtain/CurtainScreen.tsx';
import { type Coming, later, useLater } from '../load/later.ts';
import { NotLoadedPage } from '../load/NotLoaded.tsx';
import type { farRoom } from '../online/farRoom.ts';
import { HomeContext } from '../page/HomeButton.tsx';
import { ScreenChange } from '../page/ScreenChange.tsx';
import type { Shown } from '../page/useShown.ts';
import { lessonOfferAt } from '../questions/lessonOfferAt.ts';
import type { sheet } from '../sheet/sheet.ts';
import { useReviewExpected } from '../sheet/useReviewExpected.ts';
import { useHonoursSoon, useSheet, useSheetSoon } from '../sheet/useSheet.ts';
import { UpdateEntry } from '../table/UpdateEntry.tsx';
import { AnnouncerContext } from '../told/announcerContext.ts';
import { useSay } from '../voice/voice.tsx';
import { Room } from './Room.tsx';
import { loadRooms } from './useRooms.ts';

interface ScreensProps {
  readonly stores: Stores;
  readonly place: Place | null;
  readonly shown: Shown | 'room';
  readonly frame: RefObject<HTMLElement | null>;
  readonly onExport: () => void;
  readonly onSettings: () => void;
}

/** Every screen but the first one: those of the match, and the rooms beside it. */
export function Screens({ stores, place, shown, frame, onExport, onSettings }: ScreensProps) {
  const say = useSay();
  const { table, matches, settings, places, services } = stores;
  const variant = useStore(table, ({ round }) => round?.variant);
  const parts = variant === undefined ? undefined : matchPartsOf(variant);
  const { show } = table.getState().deeds;
  const { goTo } = places.getState();
  /** Whether the table was left for a place; Back leads to it again, even if the round is over. */
  const leftTable = useRef(false);
  useSheetSoon(shown === 'table' || shown === 'curtain');
  useHonoursSoon(stores);
  useReviewSoon(stores, shown);
  useBack(table, places, shown !== 'start' && shown !== 'room', leftTable);
  useEffect(() => {
    // The table must not play on unseen.
    if (place === null) leftTable.current = false;
    else if (table.getState().screen === 'table') {
      leftTable.current = true;
      show('start');
    }
  }, [place, table, show]);
  const goHome = useCallback((): void => {
    show('start');
    if (places.getState().place !== null) places.getState().toMatch();
  }, [show, places]);
  return (
    <AnnouncerContext value={services.announcer}>
      <HomeContext value={goHome}>
        <GoContext value={goTo}>
          {shown === 'curtain' && parts !== undefined && (
            <CurtainScreen table={table} settings={settings} turnWords={parts.turnWords} />
          )}
          {place?.room === 'table' ? (
            <FarPlace code={place.code} stores={stores} frame={frame} />
          ) : (
            place && <Room place={place} stores={stores} frame={frame} />
          )}
          {shown === 'table' && parts !== undefined && (
            <parts.Table
              table={table}
              settings={settings}
              updateEntry={<UpdateEntry services={services} matches={matches} />}
              lessonOffer={lessonOfferAt(variant, parts.newcomers, stores)}
              onHome={() => show('start')}
              onScores={() => show('scores')}
              onExport={onExport}
              onSettings={onSettings}
            />
          )}
          {shown === 'scores' && (
            <SheetPlace stores={stores} frame={frame} onGo={goTo} onExport={onExport} />
          )}
          {shown !== 'start' && shown !== 'room' && (
            <title>{say('start.pageTitle', { screen: say(`start.page.${shown}`) })}</title>
          )}
        </GoContext>
      </HomeContext>
    </AnnouncerContext>
  );
}

interface FarPlaceProps {
  readonly code: string;
  readonly stores: Stores;
  readonly frame: RefObject<HTMLElement | null>;
}

function FarPlace({ code, stores, frame }: FarPlaceProps) {
  const come = useFarRoom(stores.learnFar);
  return (
    <>
      {come === 'failed' && <NotLoadedPage />}
      {typeof come === 'object' && <come.FarRoom stores={stores} code={code} frame={frame} />}
    </>
  );
}

/** The room of tables far away, which loads when it is shown, with its words. */
function useFarRoom(learnFar: Joining['learnFar']): Coming<typeof farRoom> {
  const [theRoom] = useState(() =>
    later(async () => {
      const [loaded] = await Promise.all([import('../online/farRoom.ts'), learnFar()]);
      return loaded.farRoom;
    }),
  );
  return useLater(theRoom);
}

interface SheetPlaceProps extends ComponentProps<typeof sheet.ScoreScreen> {
  readonly frame: RefObject<HTMLElement | null>;
}

function SheetPlace({ frame, ...props }: SheetPlaceProps) {
  const come = useSheet();
  const hasCome = typeof come === 'object';
  return (
    <>
      {come === 'failed' && <NotLoadedPage />}
      {hasCome && <come.ScoreScreen {...props} />}
      <ScreenChange place={`scores ${hasCome}`} frame={frame} />
    </>
  );
}

/** Has the review of a round load, and begin, while its score sheet is shown. */
function useReviewSoon(stores: Pick<Stores, 'table' | 'services'>, shown: Shown | 'room') {
  useReviewExpected(stores, shown);
  useEffect(() => {
    // What does not load is loaded anew when the room is shown, which then says so.
    if (shown === 'scores') loadRooms().catch(() => undefined);
  }, [shown]);
}

/** What lies in the browser's history while another screen than the first is shown. */
const away = 'away';

/**
 * Makes the browser's Back lead from any other screen to the first one, and Forward on with the
 * match, instead of out of the app. What leads to a place and back is left to the store of places.
 * @param isAway whether another screen of the match than the first is shown
 * @param leftTable whether the table was left for the place that is shown
 */
function useBack(
  table: TableSource,
  places: PlaceStore,
  isAway: boolean,
  leftTable: RefObject<boolean>,
): void {
  useEffect(() => {
    const { history } = places.getState();
    if (isAway && history.state() !== away) history.push(away);
    // Going back instead would end only after the next press might have led away again.
    else if (!isAway && history.state() === away) history.replace(null);
  }, [isAway, places]);
  useEffect(() => {
    const follow = (): void => {
      if (places.getState().place !== null) return;
      const { screen, round, deeds } = table.getState();
      if (places.getState().history.state() !== away) {
        if (screen !== 'start') deeds.show('start');
      } else if (screen === 'start' && round !== null) {
        const isOver = round.played.position.phase === 'over';
        deeds.show(isOver && !leftTable.current ? 'scores' : 'table');
      }
    };
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [table, places, leftTable]);
}
