import { createContext, useContext } from 'react';
import type { Seat } from '../../engine/index.ts';
import type { Elements } from '../content/content.ts';

export interface SeatMark {
  /** Laid out within the seat, and over what the table shows there. */
  readonly shown: Elements;
  /** What the seat is read out as, with what is told here. */
  readonly labelled: (label: string) => string;
  /** What is said while it is waited for, where that is more than its name. */
  readonly waitedFor?: string | undefined;
}

/** The marks by seat; none where everybody sits at this device. */
export const SeatMarksContext = createContext<readonly SeatMark[]>([]);

export function useSeatMark(seat: Seat | null): SeatMark | undefined {
  return useContext(SeatMarksContext)[seat ?? -1];
}
