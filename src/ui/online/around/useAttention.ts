import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { SettingsStore } from '../../../store/settings.ts';
import type { TableSource } from '../../../store/table/source.ts';
import { useSay } from '../../voice/voice.tsx';
import type { AttentionWays } from './attentionWays.ts';
import { useTurnWords } from './TurnTitle.tsx';
import { useTurnHere } from './useTurnHere.ts';

/** Calls who is waited for back to the page, by what the device has and they have allowed. */
export function useAttention(
  source: TableSource,
  settings: SettingsStore,
  ways: AttentionWays,
): void {
  const say = useSay();
  const isTurn = useTurnHere(source) !== null;
  const isSeen = useIsSeen();
  const variant = useStore(source, ({ round }) => round?.variant);
  const words = useTurnWords(source);
  const game = variant === undefined ? '' : say(`variant.${variant}`);
  const tellsTurn = useStore(settings, (state) => state.tellsTurn);
  const keepsAwake = useStore(settings, (state) => state.keepsAwake);
  useEffect(() => {
    ways.mark(isTurn);
    return () => ways.mark(false);
  }, [ways, isTurn]);
  useEffect(() => {
    const { notices } = ways;
    if (words === undefined || isSeen || !tellsTurn) return;
    return notices?.allowed() === 'granted' ? notices.show(words, game) : undefined;
  }, [ways, words, isSeen, tellsTurn, game]);
  // A browser lets go of the screen by itself where the page is out of sight.
  const stays = isTurn && isSeen && keepsAwake;
  useEffect(() => (stays ? ways.keepAwake?.() : undefined), [ways, stays]);
}

function useIsSeen(): boolean {
  const [isSeen, setSeen] = useState(() => !document.hidden);
  useEffect(() => {
    const look = (): void => setSeen(!document.hidden);
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return isSeen;
}
