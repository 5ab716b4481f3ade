import type { BuildOptions } from 'vite';

/**
 * The oldest browsers in which the app works, by the names that the build and the data on browsers
 * share, but for `ios`. The README says the same.
 */
export const oldestBrowsers = {
  safari: '16.4',
  ios: '16.4',
  chrome: '111',
  edge: '111',
  firefox: '121',
} as const;

/** What the build writes its files for: syntax and styles that these browsers lack it rewrites. */
export const buildTarget = Object.entries(oldestBrowsers).map(
  ([name, version]) => name + version,
) satisfies BuildOptions['target'];
