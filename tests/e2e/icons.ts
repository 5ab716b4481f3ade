import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { chromiumFlags, chromiumPath } from './chromium.ts';

/** Draws the icons of an installed app from `public/icon.svg`, for devices that take no SVG. */

const folder = fileURLToPath(new URL('../../public/', import.meta.url));
const icons = [
  { file: 'icon-192.png', size: 192, round: true },
  { file: 'icon-512.png', size: 512, round: true },
  // Devices cut these as they like; what matters lies in the middle.
  { file: 'icon-maskable-512.png', size: 512, round: false },
  { file: 'apple-touch-icon.png', size: 180, round: false },
] as const;

const drawing = await readFile(`${folder}icon.svg`, 'utf8');
const square = drawing.replace('rx="112"', 'rx="0"');
if (square === drawing) throw new Error('The edge of icon.svg was not found.');
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
try {
  for (const { file, size, round } of icons) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(`<style>body { margin: 0 }</style>${round ? drawing : square}`);
    await page.screenshot({ path: `${folder}${file}`, omitBackground: round });
    await page.close();
  }
} finally {
  await browser.close();
}
await Promise.all(
  icons.map(async ({ file }) => {
    const { length } = await readFile(`${folder}${file}`);
    process.stdout.write(`${file}: ${Math.round(length / 1000)} kB\n`);
  }),
);
