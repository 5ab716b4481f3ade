import { createContext, useContext } from 'react';
import { invariant } from '../../engine/index.ts';
import type { FirstMessageId } from '../../text/catalogue.ts';
import type { MessageValues } from '../../text/filling.ts';
import type { Say } from '../../text/say.ts';

/** The voice of the chosen language, for every component below. */
export const VoiceContext = createContext<Say | null>(null);

/** The voice that whoever chose a language above has given. */
export function useVoice(): Say {
  const say = useContext(VoiceContext);
  invariant(say !== null, 'somebody above has chosen a language');
  return say;
}

/** Says what the first screen says: the words that are there before all others. */
export function useFirstSay(): (id: FirstMessageId, values?: MessageValues) => string {
  return useVoice();
}
