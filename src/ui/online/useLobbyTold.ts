import { useContext, useEffect } from 'react';
import type { ReadTold } from '../../online/readTold.ts';
import type { FarTable } from '../../store/online/farState.ts';
import { AnnouncerContext } from '../told/announcerContext.ts';
import { useSay } from '../voice/voice.tsx';

/** Tells who sits down elsewhere, and then what is waited for. */
export function useLobbyTold(table: FarTable, waitsFor: string): void {
  const say = useSay();
  const { tell } = useContext(AnnouncerContext);
  useEffect(
    () =>
      table.subscribe(({ told: now }, { told: before }) => {
        // The last one is told too, with whom the round begins.
        for (const name of seatedSince(before, now)) tell(say('far.lobby.sat', { name }));
      }),
    [table, say, tell],
  );
  useEffect(() => tell(waitsFor), [waitsFor, tell]);
}

function seatedSince(before: ReadTold | null, now: ReadTold | null): readonly string[] {
  if (before === null || now === null || before === now) return [];
  return now.places.flatMap(({ name }, place) =>
    name !== null && before.places[place]?.name === null && !now.own.includes(place) ? [name] : [],
  );
}
