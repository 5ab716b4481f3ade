import type { BuildOptions } from 'vite';

/** The build and the browser data share these names, but for `ios`; the README says the same. */
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
