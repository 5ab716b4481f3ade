import { createContext, useContext } from 'react';
import { invariant } from '../../engine/index.ts';
import type { FirstMessageId } from '../../text/catalogue.ts';
import type { MessageValues } from '../../text/filling.ts';
import type { Say } from '../../text/say.ts';

export const VoiceContext = createContext<Say | null>(null);

export function useVoice(): Say {
  const say = useContext(VoiceContext);
  invariant(say !== null, 'a language is chosen above');
  return say;
}

/** Says what the first screen says: the words that are there before all others. */
export function useFirstSay(): (id: FirstMessageId, values?: MessageValues) => string {
  return useVoice();
}
