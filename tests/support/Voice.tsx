import type { ReactNode } from 'react';
import { VoiceContext } from '../../src/ui/voice/firstVoice.ts';
import { say } from './say.ts';

export function Voice({ children }: { readonly children: ReactNode }) {
  return <VoiceContext value={say}>{children}</VoiceContext>;
}
