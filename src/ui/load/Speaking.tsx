import { useEffect, useLayoutEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { SettingsStore } from '../../store/settings.ts';
import type { Elements } from '../content/content.ts';
import { VoiceContext } from '../voice/firstVoice.ts';
import { type Speech, type SpeechWish, speechFor } from '../voice/speech.ts';
import type { SpokenStore } from '../voice/spoken.ts';
import { NotLoaded } from './NotLoaded.tsx';

interface SpeakingProps {
  readonly settings: SettingsStore;
  readonly spoken: SpokenStore;
  /** The words that were loaded before the first screen. */
  readonly first: Speech;
  readonly children: Elements;
}

/**
 * Gives everything inside the words of the chosen language: those of the first screen first, then
 * all of them, and those of another language or of late families as soon as they have loaded.
 */
export function Speaking({ settings, spoken, first, children }: SpeakingProps) {
  const language = useStore(settings, (state) => state.language);
  const names = useStore(settings, (state) => state.names);
  const wanted = useStore(spoken, (state) => state.wanted);
  const [speech, setSpeech] = useState(first);
  const [failed, setFailed] = useState<SpeechWish>();
  const { wish, language: heard, families, say } = speech;
  const isKnown = wanted.every((family) => families.includes(family));
  const isWished = wish.language === language && wish.names === names && say.isWhole && isKnown;
  const hasFailed = !isWished && failed?.language === language && failed.names === names;
  useEffect(() => {
    if (isWished) return;
    let outdated = false;
    speechFor({ language, names }, wanted).then(
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
  }, [language, names, wanted, isWished]);
  useLayoutEffect(() => {
    document.documentElement.lang = heard;
  }, [heard]);
  useLayoutEffect(() => spoken.setState({ known: families }), [spoken, families]);
  return (
    <VoiceContext value={say}>
      {hasFailed && <NotLoaded />}
      {children}
    </VoiceContext>
  );
}
