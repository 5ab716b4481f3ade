import { describe, expect, test } from 'vitest';
import { loadCatalogue } from '../../src/text/catalogue.ts';
import { english as catalogue } from '../../src/text/english.ts';
import { faultWords } from '../../src/text/faultWords.ts';
import { type Language, languages } from '../../src/text/languages.ts';
import { notLoaded } from '../../src/text/notLoaded.ts';
import { createSay } from '../../src/text/say.ts';
import { filesOf, type Place, placesIn, readMessage, writtenIn } from './catalogueFiles.ts';

const english = textsOf('en');
const ids = Object.keys(catalogue).sort();

function textsOf(language: Language): Map<string, string> {
  return new Map(filesOf(language).flatMap((file) => Object.entries(file)));
}

/** The names a message is filled with; of a choice by words also what can be chosen. */
function fillingsOf(text: string): string[] {
  const fillings = placesIn(text).map(({ name, type, cases }) =>
    type === 'select' ? `${name}: ${Object.keys(cases).sort()}` : name,
  );
  return [...new Set(fillings)].sort();
}

/** A value that fills a place. */
function sampleFor({ type, cases }: Place, amount: number): string | number {
  if (type === 'select') return Object.keys(cases)[0] ?? '';
  return type === 'argument' ? 'Ann' : amount;
}

describe.each(languages)('the catalogue of %s', (language) => {
  const texts = textsOf(language);

  test('has the messages of English, each once and all of them loaded', async () => {
    const written = filesOf(language).flatMap((file) => Object.keys(file));
    expect(written.sort()).toEqual(ids);
    expect(
      Object.keys(await loadCatalogue(language, undefined, ['climbing', 'far'])).sort(),
    ).toEqual(ids);
  });

  test('has no empty message', () => {
    const empty = [...texts].filter(
      ([, text]) => writtenIn(text).trim() === '' && placesIn(text).length === 0,
    );
    expect(empty).toEqual([]);
  });

  test('has messages of ICU only, filled with what fills the English ones', () => {
    for (const [id, text] of texts) {
      expect([id, fillingsOf(text)]).toEqual([id, fillingsOf(english.get(id) ?? '')]);
    }
  });

  test('sends a reader to no room that English does not name', () => {
    const rooms = [...texts].filter(([id]) => id.startsWith('rooms.'));
    const sent = [...texts].flatMap(([id, text]) =>
      rooms
        .filter(([, name]) => text.includes(`「${name}」`) || text.includes(`“${name}”`))
        .map(([room]) => ({ id, room })),
    );
    expect(sent.length).toBeGreaterThan(3);
    expect(
      sent.filter(({ id, room }) => !english.get(id)?.includes(english.get(room) ?? '')),
    ).toEqual([]);
  });

  test('tells its own tag, and counts in the forms of its language', () => {
    expect(texts.get('language.tag')).toBe(language);
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories.sort();
    const counted = [...texts].flatMap(([id, text]) =>
      placesIn(text)
        .filter(({ type }) => type === 'plural')
        .map(({ cases }) => ({ id, named: Object.keys(cases).filter((key) => !/\d/.test(key)) })),
    );
    expect(counted.length).toBeGreaterThan(10);
    for (const { id, named } of counted) expect([id, named.sort()]).toEqual([id, forms]);
  });

  test('can say every message, with nothing left unfilled', async () => {
    const say = createSay(language, await loadCatalogue(language, undefined, ['climbing', 'far']));
    const unfilled: string[] = [];
    for (const amount of [0, 1, 2, 1234]) {
      for (const [id, text] of texts) {
        if (!say.knows(id)) throw new Error(`${id} is not known`);
        const values = placesIn(text).map((place) => [place.name, sampleFor(place, amount)]);
        const said = say(id, Object.fromEntries(values));
        const [whole = ''] = readMessage(text).written;
        if (/[{}#]|undefined|NaN/.test(said) || !said.includes(whole)) unfilled.push(said);
      }
    }
    expect(unfilled).toEqual([]);
  });
});

/**
 * Words that Chinese writes as English does: tags of languages, names of games, sources and persons
 * in the letters they have there, keys, files, and what stands in a record or a typed play.
 */
const sharedWords = [
  ...['en', 'zh-Hant', 'zh-Hans'],
  ...['Tiu-U', 'Fishing', 'Shi', 'Wu', 'Hu', 'Sap', 'Ng'],
  ...['gupai', 'Polovynka', 'domino-play', 'gambiter', 'Stewart', 'Culin', 'Pagat'],
  ...['Home', 'End', 'Enter', 'Esc', 'Tab', 'N', 'P', 'A', 'Z'],
  ...['NVDA', 'JAWS', 'Orca'],
  ...['fifteen-lakes-', 'fifteen-lakes-damaged', 'txt', 'jsonl', 'png', 'kB', 'MB'],
  ...['JSON', 'true', 'false', 'x'],
  ...['pass', 'declare', 'decline', 'lay', 'take', 'redeal', 'play', 'throw'],
];

/**
 * The characters of an older encoding that knows one way of writing only: Big5 has the traditional
 * characters, GB 2312 the simplified ones.
 */
function charactersOf(
  encoding: string,
  lead: readonly [number, number],
  trails: number,
): Set<string> {
  const decoder = new TextDecoder(encoding);
  const known = new Set<string>();
  for (let first = lead[0]; first <= lead[1]; first += 1) {
    for (let second = trails; second <= 0xfe; second += 1) {
      known.add(decoder.decode(new Uint8Array([first, second])));
    }
  }
  return known;
}

describe.each([
  ['zh-Hant', 'traditional', charactersOf('big5', [0xa4, 0xf9], 0x40)],
  ['zh-Hans', 'simplified', charactersOf('gbk', [0xb0, 0xf7], 0xa1)],
] as const)('the words of %s', (language, writing, characters) => {
  const { match, ...ofFaults } = faultWords[language];
  const outside = { ...notLoaded[language], ...ofFaults, ...match };
  const texts = [...textsOf(language), ...Object.entries(outside)];

  test('are left in English only where Chinese writes the same', () => {
    const words = texts.flatMap(([id, text]) =>
      [...writtenIn(text).matchAll(/[a-z][a-z-]*/gi)].map(([word]) => ({ id, word })),
    );
    expect(words.filter(({ word }) => !sharedWords.includes(word))).toEqual([]);
  });

  test(`are written in ${writing} characters`, () => {
    const foreign = texts.flatMap(([id, text]) =>
      [...writtenIn(text).matchAll(/\p{Script=Han}/gu)]
        .filter(([character]) => !characters.has(character))
        .map(([character]) => ({ id, character })),
    );
    expect(foreign).toEqual([]);
  });
});

test('every word that Chinese shares with English is used', () => {
  const written = [...textsOf('zh-Hant').values(), ...textsOf('zh-Hans').values()].map(writtenIn);
  expect(sharedWords.filter((word) => !written.some((text) => text.includes(word)))).toEqual([]);
});
