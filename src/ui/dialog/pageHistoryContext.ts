import { createContext } from 'react';
import type { PageHistory } from '../../store/pageHistory.ts';

/** The history of the page, to which dialogs add their steps; without it Back closes none. */
export const PageHistoryContext = createContext<PageHistory | undefined>(undefined);
