import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { installByApt, onPath, ran } from '../browsers/installing.ts';

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

/** What surrounds a Chromium on a device that is set to Chinese, whose fonts so come first. */
export const chineseSurroundings = { ...process.env, LC_ALL: 'zh_HK.UTF-8' };

export function chromiumPath(): string {
  const named = process.env[variable];
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`${variable} names ${named}, where there is no browser.`);
  }
  const found = installedChromium() ?? setUpChromium();
  if (found) return found;
  throw new Error(
    `The end-to-end tests need a Chromium and none was found or could be installed. Install Chromium, Chrome or Edge, or set ${variable} to its path.`,
  );
}

function installedChromium(): string | undefined {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'microsoft-edge'];
  return [...onPath(names), ...usualPlaces(), chromium.executablePath()].find((path) =>
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

function setUpChromium(): string | undefined {
  // Chinese shows as boxes where no font has its glyphs.
  installByApt(['chromium', 'fonts-noto-cjk']);
  const found = installedChromium();
  if (found) return found;
  const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli');
  ran(process.execPath, [playwright, 'install', 'chromium']);
  return installedChromium();
}
