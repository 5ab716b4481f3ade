import { useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import type { Motion, Settings, SettingsStore, Theme } from '../store/settings.ts';
import { holds, useMedia } from './useMedia.ts';

const strong = '(prefers-contrast: more)';
const bright = '(prefers-color-scheme: light)';
const still = '(prefers-reduced-motion: reduce)';

/** Keeps the chosen theme and motion on the page, where tokens.css finds them. */
export function useLook(settings: SettingsStore): void {
  const chosen = useStore(settings, (state) => state.theme);
  const theme = themeFor(chosen, useMedia(strong), useMedia(bright));
  const motion = useMotionWish(settings);
  useLayoutEffect(() => putLook(theme, motion), [theme, motion]);
}

/** How much may move: what was chosen, or else what the device is set to. */
export function useMotionWish(settings: SettingsStore): Motion {
  const chosen = useStore(settings, (state) => state.motion);
  return motionFor(chosen, useMedia(still));
}

/** Puts theme and motion on the page before anything is shown, so that daylight does not begin with a flash of night. */
export function putFirstLook({ theme, motion }: Settings): void {
  putLook(themeFor(theme, holds(strong), holds(bright)), motionFor(motion, holds(still)));
}

function putLook(theme: Theme, motion: Motion): void {
  const { dataset } = document.documentElement;
  dataset.theme = theme;
  dataset.motion = motion;
  // The browser's own bars take the colour of the page.
  const ground = getComputedStyle(document.documentElement).getPropertyValue('--ground').trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground);
}

function themeFor(chosen: Settings['theme'], isStrong: boolean, isBright: boolean): Theme {
  if (chosen !== 'system') return chosen;
  if (isStrong) return 'contrast';
  return isBright ? 'light' : 'dark';
}

function motionFor(chosen: Settings['motion'], isStill: boolean): Motion {
  if (chosen !== 'system') return chosen;
  return isStill ? 'none' : 'full';
}
