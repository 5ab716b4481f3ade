import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { TablePlace } from '../../engine/index.ts';
import type { FarTable } from '../../store/online/farState.ts';
import { freePlacesOf } from './farPlaces.ts';

/** Somebody at this device who sits down as soon as the table is there. */
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
  const [areAnswered, setAnswered] = useState(false);
  useEffect(() => {
    if (told === null || haveCome.current) return;
    haveCome.current = true;
    const free = freePlacesOf(told);
    const come = guests.filter(({ place }) => free.includes(place));
    // Each is said when the one before is answered.
    const answered = come.map(({ place, name }) => table.deeds.sit(place, name));
    void Promise.all(answered).then(() => setAnswered(true));
  }, [told, table, guests]);
  return (
    told !== null && !areAnswered && guests.some(({ place }) => freePlacesOf(told).includes(place))
  );
}
