import { readFileSync } from 'node:fs';
import { type FirstWords, words } from '../text/en.ts';
import { words as zhHans } from '../text/zhHans.ts';
import { words as zhHant } from '../text/zhHant.ts';

function found(file: string, pattern: RegExp): string {
  const [, part] = pattern.exec(readFileSync(new URL(file, import.meta.url), 'utf8')) ?? [];
  if (part === undefined) throw new Error(`${file} has no ${pattern.source}.`);
  return part;
}

/** The page's ground by night, which a device shows until the page is there. */
const ground = found('../ui/tokens.css', /\[data-theme="dark"\] \{[^}]*--ground: (#\w+)/);

/** Few browsers know these members; the others show the English. */
function localized(word: keyof FirstWords): Readonly<Record<string, string>> {
  return { 'zh-Hant': zhHant[word], 'zh-Hans': zhHans[word] };
}

/** Addresses are relative, so there is no `id`: the app is known by its start address. */
export const manifest = {
  name: 'Fifteen Lakes 十五湖畔',
  name_localized: localized('start.title'),
  short_name: 'Fifteen Lakes',
  short_name_localized: localized('start.title'),
  description: found('../../index.html', /name="description"\s+content="([^"]+)"/),
  description_localized: localized('start.subtitle'),
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
    name_localized: localized(`rooms.${room}`),
    url: `./#${room}`,
  })),
};
