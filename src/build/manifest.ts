import { readFileSync } from 'node:fs';
import { words } from '../text/en.ts';

/** The page's ground by night, which a device shows until the page is there. */
const ground = /\[data-theme="dark"\] \{[^}]*--ground: (#\w+)/.exec(
  readFileSync(new URL('../ui/tokens.css', import.meta.url), 'utf8'),
)?.[1];
if (ground === undefined) throw new Error('tokens.css has no ground by night.');

/** Addresses are relative, so there is no `id`: the app is known by its start address. */
export const manifest = {
  name: 'Fifteen Lakes 十五湖畔',
  short_name: 'Fifteen Lakes',
  description:
    'Chinese-domino fishing games, Tiu-U (釣魚) and Shi Wu Hu (十五湖), at a table beside the water',
  lang: 'en',
  start_url: './',
  scope: './',
  display: 'standalone' as const,
  theme_color: ground,
  background_color: ground,
  categories: ['games'],
  icons: [
    { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  shortcuts: (['history', 'calculator'] as const).map((room) => ({
    name: words[`rooms.${room}`],
    url: `./#${room}`,
  })),
};
