import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { Place } from '../../store/places.ts';
import type { Stores } from '../../store/services.ts';
import { GoContext } from '../asking/goContext.ts';
import { CurtainScreen } from '../curtain/CurtainScreen.tsx';
import { matchPartsOf } from '../families/matchParts.ts';
import { HomeContext } from '../home/homeContext.ts';
import { useBack } from '../page/useBack.ts';
import { lessonOfferAt } from '../questions/lessonOfferAt.ts';
import { useHonoursSoon, useSheetSoon } from '../sheet/useSheet.ts';
import { UpdateEntry } from '../table/UpdateEntry.tsx';
import { AnnouncerContext } from '../told/announcerContext.ts';
import type { Shown } from '../useShown.ts';
import { useSay } from '../voice/voice.tsx';
import { FarPlace } from './FarPlace.tsx';
import { Room } from './Room.tsx';
import { SheetPlace } from './SheetPlace.tsx';
import { useReviewSoon } from './useReviewSoon.ts';

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
