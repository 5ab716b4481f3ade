import { createContext } from 'react';
import type { Place } from '../../store/places.ts';

/** Without it nothing may be left: what is being chosen would be lost. */
export const GoContext = createContext<((place: Place) => void) | undefined>(undefined);
