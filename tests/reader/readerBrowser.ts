import { type Browser, chromium, firefox } from '@playwright/test';
import { firefoxOptions } from '../browsers/firefox.ts';
import { chromiumFlags, chromiumPath } from '../e2e/chromium.ts';
import type { Environment } from './surroundings.ts';

export const readerBrowsers = ['firefox', 'chromium'] as const;
export type ReaderBrowser = (typeof readerBrowsers)[number];

/** Starts a browser in a window that the reader can look into. */
export function startBrowser(name: ReaderBrowser, env: Environment): Promise<Browser> {
  const surroundings = { headless: false, env: { ...inherited(), ...env } };
  return name === 'firefox'
    ? firefox.launch(readFirefox(surroundings))
    : chromium.launch({
        ...surroundings,
        executablePath: chromiumPath(),
        args: [...chromiumFlags, '--force-renderer-accessibility', '--window-position=0,0'],
      });
}

function readFirefox(surroundings: { headless: boolean; env: Environment }) {
  const options = firefoxOptions();
  return {
    ...options,
    ...surroundings,
    firefoxUserPrefs: { ...options.firefoxUserPrefs, 'accessibility.force_disabled': -1 },
  };
}

function inherited(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  );
}
