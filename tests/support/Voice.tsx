import type { ReactNode } from 'react';
import { createSay } from '../../src/text/say.ts';
import { VoiceContext } from '../../src/ui/voice.tsx';

const say = createSay('en');

/** What is inside speaks English. */
export function Voice({ children }: { readonly children: ReactNode }) {
  return <VoiceContext value={say}>{children}</VoiceContext>;
}
