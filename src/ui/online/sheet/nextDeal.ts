import { useContext, useEffect } from 'react';
import type { TablePlace } from '../../../engine/index.ts';
import { person } from '../../../online/event.ts';
import type { ReadTold } from '../../../online/readTold.ts';
import type { FarTable } from '../../../store/online/farState.ts';
import { listOfAll } from '../../../text/lists.ts';
import type { Say } from '../../../text/say.ts';
import { AnnouncerContext } from '../../told/announcerContext.ts';
import { useSay } from '../../voice/voice.tsx';
import { nameAtPlace } from '../farWords.ts';

export interface NextDeal {
  /** The places of this device that are asked still. */
  readonly own: readonly TablePlace[];
  /** Those elsewhere that are waited for, and everybody who has agreed. */
  readonly others: readonly TablePlace[];
  readonly agreed: readonly TablePlace[];
}

/** Undefined where no deal is to come. A person for whom a bot plays is not asked. */
export function nextDealOf({ places, own, next }: ReadTold): NextDeal | undefined {
  if (next === null) return undefined;
  const { agreed } = next;
  const asked = places.flatMap(({ by, standIn }, place) =>
    by === person && !standIn && !agreed.includes(place) ? [place] : [],
  );
  return {
    own: asked.filter((place) => own.includes(place)),
    others: asked.filter((place) => !own.includes(place)),
    agreed,
  };
}

function agreedSince(before: ReadTold | null, now: ReadTold | null): readonly TablePlace[] {
  if (!before?.next || before.next.deal !== now?.next?.deal) return [];
  const known = [...before.next.agreed, ...now.own];
  return now.next.agreed.filter((place) => !known.includes(place));
}

export function namesOfPlaces(
  told: ReadTold,
  some: readonly TablePlace[],
  say: Say,
): readonly string[] {
  return some.map((place) => nameAtPlace(told, place, say));
}

/** Tells who has agreed to the next deal, whatever screen is shown. */
export function useNextTold(table: FarTable): void {
  const say = useSay();
  const { tell } = useContext(AnnouncerContext);
  useEffect(
    () =>
      table.subscribe(({ told: now }, { told: before }) => {
        if (now === null || now === before) return;
        const places = agreedSince(before, now);
        if (places.length === 0) return;
        const names = listOfAll(namesOfPlaces(now, places, say), say);
        tell(say('far.sheet.agreed', { names }));
      }),
    [table, say, tell],
  );
}
