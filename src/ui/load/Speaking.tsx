import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { SettingsStore } from '../../store/settings.ts';
import type { Elements } from '../content/content.ts';
import { VoiceContext } from '../voice/firstVoice.ts';
import { type Speech, speechFor, wishKey } from '../voice/speech.ts';
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
 * all of them, and those of another language or of what brings them along as soon as they have
 * loaded.
 */
export function Speaking({ settings, spoken, first, children }: SpeakingProps) {
  const wished = useStore(settings, wishKey);
  const wanted = useStore(spoken, (state) => state.wanted);
  const [speech, setSpeech] = useState(first);
  const [failed, setFailed] = useState<string>();
  const { key, language: heard, late, say } = speech;
  const isKnown = wanted.every((id) => late.includes(id));
  const isWished = key === wished && say.isWhole && isKnown;
  const hasFailed = !isWished && failed === wished;
  useEffect(() => {
    if (isWished) return;
    let outdated = false;
    speechFor(settings.getState(), wanted).then(
      (next) => {
        if (outdated) return;
        // All that is shown says other words, so it is drawn piece by piece.
        startTransition(() => setSpeech(next));
      },
      () => {
        if (!outdated) setFailed(wished);
      },
    );
    return () => {
      outdated = true;
    };
  }, [settings, wished, wanted, isWished]);
  useLayoutEffect(() => {
    document.documentElement.lang = heard;
    spoken.setState({ known: late });
  }, [heard, spoken, late]);
  return (
    <VoiceContext value={say}>
      {hasFailed && <NotLoaded />}
      {children}
    </VoiceContext>
  );
}
