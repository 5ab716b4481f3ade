import { createContext } from 'react';
import type { Place } from '../../store/places.ts';

/**
 * Leads to a place beside the match; without it nothing may be left, for what is being chosen would
 * be lost.
 */
export const GoContext = createContext<((place: Place) => void) | undefined>(undefined);
