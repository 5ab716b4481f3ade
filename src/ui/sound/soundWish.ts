import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { Motion, Settings, SettingsStore, Volume } from '../../store/settings.ts';
import { useMotionWish } from '../page/useLook.ts';

export interface SoundWish {
  readonly volume: Volume;
  readonly touch: boolean;
}

/** What was chosen; undefined where all is silenced. Whoever wants less to move feels nothing. */
export function soundWishOf(
  { sound, volume, touch }: Pick<Settings, 'sound' | 'volume' | 'touch'>,
  motion: Motion,
): SoundWish | undefined {
  return sound ? { volume, touch: touch && motion === 'full' } : undefined;
}

export function useSoundWish(settings: SettingsStore): SoundWish | undefined {
  const sound = useStore(settings, (state) => state.sound);
  const volume = useStore(settings, (state) => state.volume);
  const touch = useStore(settings, (state) => state.touch);
  const motion = useMotionWish(settings);
  return useMemo(
    () => soundWishOf({ sound, volume, touch }, motion),
    [sound, volume, touch, motion],
  );
}
