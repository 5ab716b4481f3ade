import { describe, expect, test } from 'vitest';
import { kinds } from '../../src/engine/index.ts';
import { languages } from '../../src/text/languages.ts';
import { listOfAny } from '../../src/text/lists.ts';
import { tileInSentence } from '../../src/text/tileNames.ts';
import { voices } from '../support/voices.ts';
import { longestReading, namedFilesOf } from './catalogueFiles.ts';
import { stillToChange } from './forbidden.ts';

/** A sentence that is read aloud in one breath has no more words. */
const mostWords = 20;

describe('a sentence in English', () => {
  test(`has at most ${mostWords} words`, () => {
    const files = namedFilesOf('en').filter(
      ({ file }) => stillToChange[file]?.includes('long') !== true,
    );
    const sentences = files.flatMap(({ file, texts }) =>
      Object.entries(texts).flatMap(([id, text]) =>
        longestReading(text)
          .split(/(?<=[.?!])\s+/)
          .map((sentence) => ({ file, id, sentence, words: sentence.split(/\s+/).length })),
      ),
    );
    const long = sentences
      .filter(({ words }) => words > mostWords)
      .map(({ file, id, words }) => `${file} ${id}: ${words}`);
    expect(long).toEqual([]);
  });
});

/** What a phone has room for above the hand, in letters and in characters. */
const mostSigns = { en: 70, 'zh-Hant': 28, 'zh-Hans': 28 } as const;

/** What a bait can do, as it is asked for beside its tile. */
const waysAtOnce = [
  ['table.way.fish', 'table.way.place'],
  ['table.way.one', 'table.way.triple', 'table.way.place'],
  ['table.way.fish', 'table.way.stack'],
  ['table.way.pair', 'table.way.place'],
  ['table.way.onlyPlace'],
] as const;

describe.each(languages)('a prompt of the table in %s', (language) => {
  test('is short enough for a phone, with any tile', () => {
    const say = voices[language];
    const whats = waysAtOnce.map((ways) =>
      listOfAny(
        ways.map((way) => say(way)),
        say,
      ),
    );
    const prompts = kinds.flatMap((kind) => {
      const tile = tileInSentence(kind, say);
      return [
        ...whats.flatMap((what) => [
          say('table.prompt.hand', { tile, what }),
          say('table.prompt.drawn', { tile, what }),
        ]),
        say('table.prompt.mustCatchOther', { tile }),
        say('table.prompt.mustPlayOther', { tile }),
        say('table.prompt.playsItself', { tile }),
      ];
    });
    const others = namedFilesOf(language)
      .flatMap(({ texts }) => Object.entries(texts))
      .filter(([id, text]) => /^(climbing\.)?table\.prompt\./.test(id) && !text.includes('{tile}'))
      .map(([, text]) => text);
    expect(others.length).toBeGreaterThan(10);
    const long = [...prompts, ...others].filter((prompt) => lengthOf(prompt) > mostSigns[language]);
    expect(long).toEqual([]);
  });
});

/** The signs of a text that take room: what only holds a name together takes none. */
function lengthOf(text: string): number {
  return [...text.replaceAll('\u2060', '')].length;
}
