import { createContext } from 'react';
import type { Announcer } from '../../store/announcer.ts';

/** What of an announcer those use who have something to tell. */
export type Narrator = Pick<Announcer, 'offer' | 'tell' | 'answer' | 'afterNews'>;

/** Where nothing is told, what follows it follows at once. */
const quiet: Narrator = {
  offer: () => undefined,
  tell: () => undefined,
  answer: () => undefined,
  afterNews: (what) => {
    what();
    return () => undefined;
  },
};

export const AnnouncerContext = createContext<Narrator>(quiet);
