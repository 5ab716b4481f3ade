import { useEffect, useState } from 'react';
import type { SettingsStore } from '../../store/settings.ts';
import { useMotionWish } from '../useLook.ts';
import { createSounds, loudness } from './sounds.ts';
import { soundWishOf } from './soundWish.ts';
import { feel } from './touch.ts';

/** A function that lets a catch be heard and felt as it was chosen just now. */
export function useSample(settings: SettingsStore): () => void {
  const [sounds] = useState(() => createSounds(() => new AudioContext()));
  const motion = useMotionWish(settings);
  useEffect(() => () => sounds.close(), [sounds]);
  return () => {
    const wish = soundWishOf(settings.getState(), motion);
    if (wish === undefined) return;
    sounds.play(['tile-on-tile'], loudness[wish.volume]);
    if (wish.touch) feel('tap');
  };
}
