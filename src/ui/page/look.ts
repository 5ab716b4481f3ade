import type { Motion, Settings, Theme } from '../../store/settings.ts';

export const device = {
  strong: '(prefers-contrast: more)',
  bright: '(prefers-color-scheme: light)',
  still: '(prefers-reduced-motion: reduce)',
} as const;

/** What tells whether a media query holds; undefined where the page is built, without a device. */
export function mediaOf(query: string): MediaQueryList | undefined {
  return typeof window === 'undefined' ? undefined : window.matchMedia?.(query);
}

export function holds(query: string): boolean {
  return mediaOf(query)?.matches ?? false;
}

/** Until then tokens.css goes by the device alone. */
export function putFirstLook({ theme, motion }: Settings): void {
  const chosen = themeFor(theme, holds(device.strong), holds(device.bright));
  putLook(chosen, motionFor(motion, holds(device.still)));
}

/** Keeps a theme and a motion on the page, where tokens.css finds them. */
export function putLook(theme: Theme, motion: Motion): void {
  const { dataset } = document.documentElement;
  dataset.theme = theme;
  dataset.motion = motion;
  // The browser's own bars take the colour of the page, once its styles have come.
  const ground = getComputedStyle(document.documentElement).getPropertyValue('--ground').trim();
  if (ground !== '') {
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground);
  }
}

/** The theme to show: what was chosen, or else what the device is set to. */
export function themeFor(chosen: Settings['theme'], isStrong: boolean, isBright: boolean): Theme {
  if (chosen !== 'system') return chosen;
  if (isStrong) return 'contrast';
  return isBright ? 'light' : 'dark';
}

export function motionFor(chosen: Settings['motion'], isStill: boolean): Motion {
  if (chosen !== 'system') return chosen;
  return isStill ? 'none' : 'full';
}
