import type { BuildOptions } from 'vite';

/** By the names that the build and the data on browsers share, but for `ios`; as in the README. */
export const oldestBrowsers = {
  safari: '16.4',
  ios: '16.4',
  chrome: '111',
  edge: '111',
  firefox: '121',
} as const;

/** The build rewrites syntax and styles that these browsers lack. */
export const buildTarget = Object.entries(oldestBrowsers).map(
  ([name, version]) => name + version,
) satisfies BuildOptions['target'];
