import { createContext, useContext } from 'react';
import { createSay, type Say } from '../text/say.ts';

/** The voice of the chosen language, for every component below. */
export const VoiceContext = createContext<Say>(createSay('en'));

/** Says messages in the chosen language. */
export function useSay(): Say {
  return useContext(VoiceContext);
}
