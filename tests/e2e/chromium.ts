import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { installByApt, onPath, ran } from '../browsers/installing.ts';
import { isThorough } from '../support/thoroughness.ts';

const variable = 'FIFTEEN_LAKES_CHROMIUM';

/**
 * Chromium hears only the last list of these, so this one repeats what Playwright's says of
 * Chromium.
 */
const featuresOff = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  // Every window would load these pages of the address bar.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${featuresOff.join(',')}`,
];

/**
 * The flag that sets the engine. Chromium hears only the last one, so this one repeats what
 * Playwright's says: that there is a mouse.
 */
export function blinkSettings(...own: readonly string[]): string {
  const mouse = [
    'primaryHoverType=2',
    'availableHoverTypes=2',
    'primaryPointerType=4',
    'availablePointerTypes=4',
  ];
  return `--blink-settings=${[...mouse, ...own].join(',')}`;
}

/** What surrounds a Chromium on a device that is set to Chinese, whose fonts so come first. */
export const chineseSurroundings = { ...process.env, LC_ALL: 'zh_HK.UTF-8' };

/** What the Chromium without windows is called on the path: by Debian and by its makers. */
const windowless = ['chromium-headless-shell', 'chrome-headless-shell'];
const windowed = ['chromium', 'chromium-browser', 'google-chrome', 'microsoft-edge'];

/** A whole Chromium, as people have it, or the browser that the variable names. */
export function chromiumPath(): string {
  return namedBrowser() ?? installedChromium() ?? wantedPath(setUpChromium());
}

/**
 * The browser of the tests. Every day that is a Chromium without windows where there is one, or
 * where there is none at all and apt can install it: its engine is the same, and the same tests take
 * a fifth less of the processor.
 */
export function testedChromiumPath(): string {
  if (isThorough) return chromiumPath();
  return (
    namedBrowser() ??
    windowlessChromium() ??
    installedChromium() ??
    wantedPath(setUpWindowless() ?? setUpChromium())
  );
}

function namedBrowser(): string | undefined {
  const named = process.env[variable];
  if (!named) return;
  if (existsSync(named)) return named;
  throw new Error(`${variable} names ${named}, where there is no browser.`);
}

function wantedPath(found: string | undefined): string {
  if (found !== undefined) return found;
  throw new Error(
    `The end-to-end tests need a Chromium and none was found or could be installed. Install Chromium, Chrome or Edge, or set ${variable} to its path.`,
  );
}

function windowlessChromium(): string | undefined {
  return onPath(windowless)[0];
}

function installedChromium(): string | undefined {
  return [...onPath(windowed), ...usualPlaces(), chromium.executablePath()].find((path) =>
    existsSync(path),
  );
}

function usualPlaces(): string[] {
  if (process.platform === 'darwin') {
    return ['Chromium', 'Google Chrome', 'Microsoft Edge'].map(
      (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
    );
  }
  if (process.platform === 'win32') {
    const { LOCALAPPDATA, PROGRAMFILES, 'PROGRAMFILES(X86)': olderProgramFiles } = process.env;
    return [LOCALAPPDATA, PROGRAMFILES, olderProgramFiles].flatMap((folder) =>
      folder === undefined
        ? []
        : [
            join(folder, 'Chromium', 'Application', 'chrome.exe'),
            join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'),
            join(folder, 'Microsoft', 'Edge', 'Application', 'msedge.exe'),
          ],
    );
  }
  return [];
}

/** Chinese shows as boxes where no font has its glyphs. */
const fonts = 'fonts-noto-cjk';

function setUpWindowless(): string | undefined {
  installByApt(['chromium-headless-shell', fonts]);
  return windowlessChromium();
}

function setUpChromium(): string | undefined {
  installByApt(['chromium', fonts]);
  const found = installedChromium();
  if (found) return found;
  // Apt installs none of several packages where it does not know one of them.
  installByApt([fonts]);
  const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli');
  ran(process.execPath, [playwright, 'install', 'chromium']);
  return installedChromium();
}
