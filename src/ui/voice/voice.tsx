import type { Say } from '../../text/say.ts';
import { useVoice } from './firstVoice.ts';

/** What is loaded with the first screen says its words by `useFirstSay`. */
export function useSay(): Say {
  return useVoice();
}
