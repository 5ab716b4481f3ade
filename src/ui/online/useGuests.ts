import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { TablePlace } from '../../engine/index.ts';
import type { FarTable } from '../../store/online/farState.ts';
import { freePlacesOf } from './farPlaces.ts';

/** Somebody at this device who sits down as soon as the table is there. */
export interface Guest {
  readonly place: TablePlace;
  readonly name: string;
}

/** Has those sit down, one after the other, for whom a table was opened at this device. */
export function useGuests(table: FarTable, guests: readonly Guest[]): void {
  const told = useStore(table, (state) => state.told);
  const haveCome = useRef(false);
  useEffect(() => {
    if (told === null || haveCome.current) return;
    haveCome.current = true;
    const free = freePlacesOf(told);
    // Each is said when the one before is answered.
    for (const { place, name } of guests) {
      if (free.includes(place)) void table.deeds.sit(place, name);
    }
  }, [told, table, guests]);
}
