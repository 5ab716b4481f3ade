import { createContext } from 'react';
import type { TablePlace } from '../../../engine/index.ts';

export interface GivenPlace {
  readonly place: TablePlace;
  readonly key: string;
}

export interface Giving {
  readonly given: GivenPlace | undefined;
  readonly give: (place: TablePlace) => Promise<void>;
  /** Whether this device has just handed over a place, and its person has not read on. */
  readonly isHanding: boolean;
  readonly endHanding: () => void;
}

/** Outlasts the dialog in which a place is given: with its last place a device loses the table. */
export const GivingContext = createContext<Giving>({
  given: undefined,
  give: async () => undefined,
  isHanding: false,
  endHanding: () => undefined,
});
