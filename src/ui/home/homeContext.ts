import { createContext } from 'react';

/** Leads to the first screen from wherever one is; without it there is no way there. */
export const HomeContext = createContext<(() => void) | undefined>(undefined);
