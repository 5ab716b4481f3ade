import { useContext } from 'react';
import { useStore } from 'zustand';
import type { FarTable } from '../../../store/online/farState.ts';
import { listOfAll } from '../../../text/lists.ts';
import type { SheetWay } from '../../scores/NextActions.tsx';
import { AnnouncerContext } from '../../told/announcerContext.ts';
import { useSay } from '../../voice/voice.tsx';
import { namesOfPlaces, nextDealOf } from './nextDeal.ts';

/** What comes after a round at a table far away: to agree to the next deal, and then to wait. */
export function useNextWay(table: FarTable): SheetWay | null {
  const say = useSay();
  const { tell } = useContext(AnnouncerContext);
  const told = useStore(table, (state) => state.told);
  const isAsking = useStore(table, ({ asking }) => asking === 'next');
  const next = told === null ? undefined : nextDealOf(told);
  if (told === null || next === undefined || told.own.length === 0) return null;
  if (isAsking) return { words: say('far.sheet.agreeing'), go: undefined };
  const waiting =
    next.others.length === 0
      ? undefined
      : say('far.sheet.waiting', { names: listOfAll(namesOfPlaces(told, next.others, say), say) });
  if (next.own.length === 0) {
    return waiting === undefined ? null : { words: waiting, go: undefined };
  }
  return {
    words: say(told.isMatchOver ? 'far.sheet.another' : 'scores.next'),
    go: () => {
      void Promise.all(next.own.map(table.deeds.agree)).then((refused) => {
        if (waiting !== undefined && refused.every((why) => why === null)) tell(waiting);
      });
    },
  };
}
