import { describe, expect, test } from 'vitest';
import { type Language, languages } from '../../src/text/languages.ts';
import { listOfAll } from '../../src/text/lists.ts';
import { voices } from '../support/voices.ts';
import { filesOf, placesIn, writtenIn } from './catalogueFiles.ts';

/** Messages that quote a word of a rule, of the device or of players, or a title, and no label. */
const notLabels = [
  ...['rules.source.DP.title', 'rulebook.note.stackNone', 'device.homeScreen'],
  ...['climbing.rules.declare', 'climbing.rules.declare.lay', 'climbing.rules.excess'],
];

describe.each(languages)('the words of %s', (language) => {
  const texts = filesOf(language).flatMap((file) => Object.entries(file));

  test('join the halves of a tile by a hyphen at which no line ends', () => {
    const broken = texts.filter(([, text]) => /[1-6}]-[1-6{…]/.test(text));
    expect(broken).toEqual([]);
  });

  test('part a number of tiles from their pips, which are heard as numbers too', () => {
    const run = texts.filter(([, text]) =>
      /(?:\b(?:one|two|three|four)|#)\}* (?:[1-6]‑|\{(?:pips|card|kinds|leaders)\})|\d[1-6]‑/i.test(
        text,
      ),
    );
    expect(run).toEqual([]);
  });

  test('put no quotes around a tile, which in Chinese brings its own', () => {
    const quoted =
      /[「『“‘]\{(tile|tiles|bait|fish|other|others|equal|heaven|lacks)\}|\{(tile|tiles|bait|fish|other|others|equal|heaven|lacks)\}[」』”’]/;
    expect(texts.filter(([, text]) => quoted.test(text))).toEqual([]);
  });

  test('call no two ways of the first screen by one name', () => {
    const ways = texts.filter(([id]) => /^rooms\.[a-z]+$|^start\.setup$/.test(id));
    expect(ways.length).toBeGreaterThan(6);
    expect(new Set(ways.map(([, text]) => text)).size).toBe(ways.length);
  });

  test('call no two ways on the page of a review by one name', () => {
    const ways = texts.filter(([id]) => /^review\.(step|word\.(?!costly))|^rooms\.leave$/.test(id));
    expect(ways.length).toBeGreaterThan(10);
    const named = ways.map(([id, text]) => [id.split('.').at(-1), text]);
    for (const [way, name] of named) {
      expect(named.filter(([other, text]) => text === name && other !== way)).toEqual([]);
    }
  });

  test('quote labels to the letter', () => {
    const quoted = texts.flatMap(([id, text]) =>
      [...text.matchAll(/[「“]([^」”{}]*)[」”]/g)].map(([, label = '']) => ({ id, label })),
    );
    expect(quoted.length).toBeGreaterThan(5);
    const labels = new Set(texts.map(([, text]) => text));
    expect(quoted.filter(({ id, label }) => !labels.has(label) && !notLabels.includes(id))).toEqual(
      [],
    );
  });
});

/** What the app calls its one person, among names as they are said of others. */
const persons = { en: 'You', 'zh-Hant': '你', 'zh-Hans': '你' } as const;

/** Places that are filled with the name of a player, or several. */
const players = ['name', 'names', 'from', 'to'];

/**
 * Messages that name only others, a bot or people who have given their names, or that speak of the
 * name itself.
 */
const ofOthers = [
  // At a table far away everybody has a name of their own.
  /^far\./,
  /^(history\.with|share\.(from|deal\.against|name\.about))$/,
  /^(start\.resume|learn\.remark|curtain|opponents|start\.(game|friends|tables|goOn)|hint)\./,
  /^climbing\.lesson\./,
  /^far\.sheet\.waiting$/,
  /^climbing\.table\.(end\.(call|own\.pay)|wager\.to)$/,
  /^(climbing\.)?table\.(prompt\.(wait|hurry)|told\.thinks|starts|leads)$/,
];

/**
 * Every message that may name the person, once with the person first and once with another player.
 */
function wordsNamingPerson(language: Language) {
  const say = voices[language];
  const person = persons[language];
  const naming = filesOf(language)
    .flatMap((file) => Object.entries(file))
    .filter(([, text]) => placesIn(text).some(({ name }) => players.includes(name)))
    .filter(([id]) => !ofOthers.some((others) => others.test(id)));
  return naming.flatMap(([id, text]) =>
    [
      [person, 'Bo'],
      ['Bo', person],
    ].map(([first = '', second = '']) => {
      if (!say.knows(id)) throw new Error(`${id} is not known`);
      const named = new Map([
        ['name', first],
        ['names', listOfAll([first, second], say)],
        ['from', first],
        ['to', second],
      ]);
      const values = placesIn(text).map(({ name, type, cases }) => {
        if (type === 'select') return [name, Object.keys(cases)[0] ?? ''];
        return [name, named.get(name) ?? 7];
      });
      return { id, text, said: say(id, Object.fromEntries(values)) };
    }),
  );
}

describe('a message that names a player', () => {
  test('reads right in English with You: first or after a colon, and no verb that does not fit', () => {
    const words = wordsNamingPerson('en');
    expect(words.length).toBeGreaterThan(80);
    const unfitting = /\bYou (?:is|are|am|was|were|has|does|[a-z]+s)\b/;
    const within = /[a-z,;\d] You\b/;
    // Who pays whom is no sentence: “Bo to You: 24 points”.
    const listed = /Bo (?:to|and) You/;
    const wrong = words.filter(
      ({ text, said }) =>
        unfitting.test(said) || within.test(said.replace(listed, '')) || isNamedTwice(text),
    );
    expect(wrong.map(({ id, said }) => [id, said])).toEqual([]);
  });

  test.each(['zh-Hant', 'zh-Hans'] as const)('reads right in %s with 你', (language) => {
    const words = wordsNamingPerson(language);
    const wrong = words.filter(
      ({ text, said }) => /的你/.test(said) || writtenIn(text).includes('你') || isNamedTwice(text),
    );
    expect(wrong.map(({ id, said }) => [id, said])).toEqual([]);
  });
});

function isNamedTwice(text: string): boolean {
  return [...text.matchAll(/\{name\}/g)].length > 1;
}
