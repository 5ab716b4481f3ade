import { useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import type { Motion, SettingsStore } from '../../store/settings.ts';
import { device, motionFor, putLook, themeFor } from './look.ts';
import { useMedia } from './useMedia.ts';

/** Keeps the chosen theme and motion on the page, where tokens.css finds them. */
export function useLook(settings: SettingsStore): void {
  const chosen = useStore(settings, (state) => state.theme);
  const theme = themeFor(chosen, useMedia(device.strong), useMedia(device.bright));
  const motion = useMotionWish(settings);
  useLayoutEffect(() => putLook(theme, motion), [theme, motion]);
}

export function useMotionWish(settings: SettingsStore): Motion {
  const chosen = useStore(settings, (state) => state.motion);
  return motionFor(chosen, useMedia(device.still));
}
