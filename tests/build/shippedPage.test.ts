import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { manifest } from '../../src/build/manifest.ts';
import { shippedPage, withFirstScreens } from '../../src/build/shippedPage.ts';
import { offeredGames } from '../../src/families/names.ts';
import { tablesMark } from '../../src/store/online/servesTables.ts';
import { words } from '../../src/text/en.ts';
import { languages } from '../../src/text/languages.ts';

const main = { fileName: 'assets/index-12345678.js', name: 'index', isEntry: true };
const begin = { fileName: 'assets/begin-12345678.js', name: 'begin', isEntry: true };
const page = readFileSync('index.html', 'utf8');
/** As Vite has put the scripts into it. */
const withScripts = page.replace(
  '</head>',
  '<script type="module" crossorigin src="./assets/index-12345678.js"></script></head>',
);

/** The page as it is built with these scripts. */
async function builtPage(bundle: Readonly<Record<string, typeof begin>>, from = withScripts) {
  const plugin = shippedPage();
  plugin.configResolved({ root: process.cwd() });
  return await plugin.transformIndexHtml(from, { bundle });
}

/** Drawing the first screens takes longer than all tests of the page together. */
const built = builtPage({ main, begin });

test('the README gives the policy of the page as a header, with what only a header can say', async () => {
  const [meta] = (await built).tags;
  const policy = meta?.attrs.content ?? 'none';
  expect(readFileSync('README.md', 'utf8')).toContain(
    `\nContent-Security-Policy: ${policy}; frame-ancestors 'none'\n`,
  );
});

test('every icon of the installed app is there, as large as it is said to be', () => {
  const drawn = manifest.icons.filter(({ type }) => type === 'image/png');
  expect(drawn.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', '512x512']);
  for (const { src, sizes } of drawn) {
    const png = readFileSync(`public/${src}`);
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes);
  }
  expect(existsSync('public/apple-touch-icon.png')).toBe(true);
  expect(existsSync('public/icon.svg')).toBe(true);
});

test('search engines and the installed app are told of every game, and of no play over a network', () => {
  expect(page).toContain(manifest.description);
  for (const { id } of offeredGames) {
    expect(manifest.description).toContain(words[`start.game.${id}`]);
  }
  expect(manifest.description).toContain('friends on one device');
  expect(manifest.description).not.toMatch(/online/i);
});

test('the installed app and its shortcuts have words in every language', () => {
  const { name_localized, short_name_localized, description_localized, shortcuts } = manifest;
  const localized = [
    name_localized,
    short_name_localized,
    description_localized,
    ...shortcuts.map((shortcut) => shortcut.name_localized),
  ];
  expect(localized).toHaveLength(5);
  for (const member of localized) {
    expect(Object.keys(member)).toEqual(languages.filter((language) => language !== manifest.lang));
  }
});

test('what is built for any host says nothing of tables', async () => {
  expect((await built).html).not.toContain(tablesMark);
});

test('a page under development does without the policy, which it could not keep', () => {
  expect(shippedPage().apply).toBe('build');
});

test('what begins before the main script has a script of its own beside the page', async () => {
  const [, script] = (await built).tags;
  expect(script).toMatchObject({
    tag: 'script',
    attrs: {
      ...{ type: 'module', async: true, src: './assets/begin-12345678.js' },
      'data-main': './index-12345678.js',
    },
    injectTo: 'body',
  });
  // It has the main script follow, which the page must not ask for before.
  expect((await built).html).not.toContain('index-12345678.js');
  await expect(builtPage({ main, begin }, page)).rejects.toThrow('no main script');
  await expect(builtPage({ main })).rejects.toThrow('begin.ts');
});

test('the scripts of the first load begin with the word to compile all of them, and no other does', () => {
  const bundle = {
    first: { ...begin, code: 'run()' },
    later: { fileName: 'assets/later/room.js', isEntry: false, code: 'run()' },
    styles: { fileName: 'assets/index.css' },
  };
  shippedPage().generateBundle.handler(undefined, bundle);
  expect(bundle).toEqual({
    first: { ...begin, code: '//# allFunctionsCalledOnLoad\nrun()' },
    later: { fileName: 'assets/later/room.js', isEntry: false, code: 'run()' },
    styles: { fileName: 'assets/index.css' },
  });
});

test('the built page holds its first screen in every language, drawn by the components', async () => {
  const { html } = await built;
  const [root = '', ...templates] = html.split('<template lang="');
  const screens = [
    [root, '<div id="root" role="presentation"><div', 'Fifteen Lakes', 'Tiu-U'],
    [templates[0] ?? '', 'zh-Hant"><div', '十五湖畔', '釣魚'],
    [templates[1] ?? '', 'zh-Hans"><div', '十五湖畔', '钓鱼'],
  ] as const;
  expect(templates).toHaveLength(2);
  for (const [screen, ...parts] of screens) {
    for (const part of parts) expect(screen).toContain(part);
    // Three tiles float beside the title, and three stand on the card of each game.
    expect(screen.match(/data-make=/g)).toHaveLength(3 + 3 * offeredGames.length);
    expect(screen).not.toMatch(/<title>.*<title>|undefined/s);
  }
});

test('a first screen with styles of its own is refused, for the policy of the page forbids them', () => {
  const screens = new Map([['en', '<p style="color:red">']]);
  expect(() => withFirstScreens(page, screens)).toThrow('styles of its own');
  expect(() => withFirstScreens('<body></body>', new Map())).toThrow('no empty #root');
});
