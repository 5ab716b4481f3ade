import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { homeName } from '../e2e/homeName.ts';
import { installByApt, onPath } from './installing.ts';

const variable = 'FIFTEEN_LAKES_FIREFOX';
const names = ['firefox', 'firefox-esr'];
const starter = resolve('test-results/browsers/firefox.sh');

/** How Playwright starts the Firefox of the system. */
export function firefoxOptions() {
  return {
    channel: 'moz-firefox',
    executablePath: starterOf(firefoxPath()),
    // Playwright cannot ask this Firefox for them.
    firefoxUserPrefs: {
      'ui.prefersReducedMotion': 1,
      'ui.useOverlayScrollbars': 1,
      'network.dns.localDomains': homeName,
    },
  };
}

function firefoxPath(): string {
  const named = process.env[variable];
  if (named) return named;
  const [found] = onPath(names);
  if (found !== undefined) return found;
  installByApt(['firefox-esr', 'fonts-noto-cjk']);
  const [installed] = onPath(names);
  if (installed !== undefined) return installed;
  throw new Error(`No Firefox was found or could be installed. ${variable} can name one.`);
}

/** A program that starts a Firefox with the go-between, for Playwright knows programs alone. */
function starterOf(firefox: string): string {
  const goBetween = fileURLToPath(new URL('./goBetween.ts', import.meta.url));
  const words = [process.execPath, '--import', import.meta.resolve('tsx'), goBetween, firefox];
  mkdirSync(dirname(starter), { recursive: true });
  writeFileSync(starter, `#!/bin/sh\nexec ${words.map((word) => `'${word}'`).join(' ')} "$@"\n`);
  chmodSync(starter, 0o755);
  return starter;
}
