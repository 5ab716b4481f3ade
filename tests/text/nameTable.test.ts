import { afterEach, describe, expect, test, vi } from 'vitest';
import { kindOf, kinds, kindTexts } from '../../src/engine/index.ts';
import { loadCatalogue } from '../../src/text/catalogue.ts';
import { type Language, languages } from '../../src/text/languages.ts';
import { type NameSystem, nameSystems } from '../../src/text/nameSystems.ts';
import { tileNamesIn } from '../../src/text/nameTable.ts';
import { createSay, type Say } from '../../src/text/say.ts';
import { tileLabel, tileName } from '../../src/text/tileNames.ts';

async function voiceOf(language: Language, system?: NameSystem): Promise<Say> {
  return createSay(language, await loadCatalogue(language, system, []));
}

/** The names of all kinds as they are said. */
async function namesIn(language: Language, system?: NameSystem): Promise<string[]> {
  const say = await voiceOf(language, system);
  return kinds.map((kind) => tileName(kind, say));
}

/** What a name is written with, without its sound. */
const charactersIn = (name: string): string => name.split(' ')[0] ?? '';

const every = languages.flatMap((language) => nameSystems.map((system) => ({ language, system })));

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

describe.each(every)('the names in $system where $language is spoken', ({ language, system }) => {
  test('are there for all 21 kinds, each its own', async () => {
    const names = await namesIn(language, system);
    const ownAreKept = system === 'characters' && language !== 'en';
    expect(Object.keys(tileNamesIn(system, language)).sort()).toEqual(
      ownAreKept ? [] : kindTexts.map((kind) => `tile.${kind}`).sort(),
    );
    expect(new Set(names).size).toBe(21);
  });
});

test('names are said without complaint, as the page says them once it is built', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  for (const { language, system } of every) await namesIn(language, system);
  expect(warn.mock.calls).toHaveLength(0);
});

test('a system of its own changes the names and nothing else', async () => {
  const plain = new Map(Object.entries(await loadCatalogue('en', undefined, [])));
  const mandarin = await loadCatalogue('en', 'mandarin', []);
  const changed = Object.entries(mandarin).filter(
    ([id, text]) => JSON.stringify(text) !== JSON.stringify(plain.get(id)),
  );
  expect(changed.map(([id]) => id).sort()).toEqual(kindTexts.map((kind) => `tile.${kind}`).sort());
});

test('English names are those of the English catalogue, in every language', async () => {
  const english = await namesIn('en');
  for (const language of languages) expect(await namesIn(language, 'english')).toEqual(english);
});

test('characters are those of each Chinese catalogue, and traditional in English', async () => {
  for (const system of ['characters', 'mandarin'] as const) {
    const traditional = await namesIn('zh-Hant');
    expect((await namesIn('zh-Hant', system)).map(charactersIn)).toEqual(traditional);
    expect((await namesIn('en', system)).map(charactersIn)).toEqual(traditional);
    expect((await namesIn('zh-Hans', system)).map(charactersIn)).toEqual(await namesIn('zh-Hans'));
  }
});

test('Cantonese names are in the same characters, but for the goose of Hong Kong', async () => {
  for (const language of languages) {
    const own = (await namesIn(language, 'characters')).map(charactersIn);
    const cantonese = (await namesIn(language, 'cantonese')).map(charactersIn);
    const others = cantonese.filter((name, at) => name !== own[at]);
    expect(others).toEqual([language === 'zh-Hans' ? '鹅' : '鵝']);
    expect(own[cantonese.findIndex((name) => others.includes(name))]).toBe('和');
  }
});

test('Mandarin is written in Pinyin with its tones, Cantonese in Jyutping with its numbers', async () => {
  for (const name of await namesIn('en', 'mandarin')) {
    // Every syllable of these names has a tone of its own.
    expect(name).toMatch(/^\p{Script=Han}+( [a-z]*[āáǎàēéěèīíǐìōóǒòūúǔù][a-z]*)+$/u);
  }
  for (const name of await namesIn('en', 'cantonese')) {
    expect(name).toMatch(/^\p{Script=Han}+( [a-z]+[1-6])+$/u);
  }
});

test('each character has one syllable', async () => {
  for (const system of ['mandarin', 'cantonese'] as const) {
    for (const name of await namesIn('en', system)) {
      const [characters = '', ...syllables] = name.split(' ');
      expect([name, syllables]).toEqual([
        name,
        expect.toSatisfy((all) => all.length === characters.length),
      ]);
    }
  }
});

test.each([
  ['en', 'mandarin', '66', '天 tiān, 6‑6'],
  ['en', 'cantonese', '64', '紅頭十 hung4 tau4 sap6, 6‑4'],
  ['en', 'cantonese', '31', '鵝 ngo4, 3‑1'],
  ['en', 'characters', '64', '紅頭十, 6‑4'],
  ['zh-Hans', 'mandarin', '65', '斧头 fǔ tóu 6‑5'],
  ['zh-Hant', 'english', '66', 'Heaven 6‑6'],
] as const)('in %s, %s names the tile %s “%s”', async (language, system, kind, label) => {
  expect(tileLabel(kindOf(kind), await voiceOf(language, system))).toBe(label);
});
