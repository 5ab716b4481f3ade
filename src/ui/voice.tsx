import { createContext, useContext } from 'react';
import { invariant } from '../engine/index.ts';
import type { Say } from '../text/say.ts';

/** The voice of the chosen language, for every component below. */
export const VoiceContext = createContext<Say | null>(null);

/** Says messages in the chosen language. */
export function useSay(): Say {
  const say = useContext(VoiceContext);
  invariant(say !== null, 'somebody above has chosen a language');
  return say;
}
