import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { SettingsStore } from '../../store/settings.ts';
import { VoiceContext } from '../voice/firstVoice.ts';
import { type Speech, type SpeechWish, speechFor } from '../voice/speech.ts';
import { NotLoaded } from './NotLoaded.tsx';

interface SpeakingProps {
  readonly settings: SettingsStore;
  /** The words that were loaded before the first screen. */
  readonly first: Speech;
  readonly children: ReactNode;
}

/**
 * Gives everything inside the words of the chosen language: those of the first screen first, then
 * all of them, and those of another language as soon as they have loaded.
 */
export function Speaking({ settings, first, children }: SpeakingProps) {
  const language = useStore(settings, (state) => state.language);
  const names = useStore(settings, (state) => state.names);
  const [speech, setSpeech] = useState(first);
  const [failed, setFailed] = useState<SpeechWish>();
  const { wish, language: spoken, say } = speech;
  const isWished = wish.language === language && wish.names === names && say.isWhole;
  const hasFailed = !isWished && failed?.language === language && failed.names === names;
  useEffect(() => {
    if (isWished) return;
    let outdated = false;
    speechFor({ language, names }).then(
      (next) => {
        if (!outdated) setSpeech(next);
      },
      () => {
        if (!outdated) setFailed({ language, names });
      },
    );
    return () => {
      outdated = true;
    };
  }, [language, names, isWished]);
  useLayoutEffect(() => {
    document.documentElement.lang = spoken;
  }, [spoken]);
  return (
    <VoiceContext value={say}>
      {hasFailed && <NotLoaded />}
      {children}
    </VoiceContext>
  );
}
