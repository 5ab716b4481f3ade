import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { TablePlace } from '../../engine/index.ts';
import type { FarTable } from '../../store/online/farState.ts';
import { freePlacesOf } from './farPlaces.ts';

export interface Guest {
  readonly place: TablePlace;
  readonly name: string;
}

/**
 * Has those sit down, one after the other, for whom a table was opened at this device. Tells
 * whether they are about to: a table that is shown before waits for more people than it has to.
 */
export function useGuests(table: FarTable, guests: readonly Guest[]): boolean {
  const told = useStore(table, (state) => state.told);
  const haveCome = useRef(false);
  const [haveAnswered, setHaveAnswered] = useState(false);
  useEffect(() => {
    if (told === null || haveCome.current) return;
    haveCome.current = true;
    const free = freePlacesOf(told);
    const coming = guests.filter(({ place }) => free.includes(place));
    // Each is said when the one before is answered.
    const answered = coming.map(({ place, name }) => table.deeds.sit(place, name));
    void Promise.all(answered).then(() => setHaveAnswered(true));
  }, [told, table, guests]);
  return (
    told !== null && !haveAnswered && guests.some(({ place }) => freePlacesOf(told).includes(place))
  );
}
