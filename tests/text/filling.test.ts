import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { describe, expect, test } from 'vitest';
import { createFill, type MessageValues } from '../../src/text/filling.ts';
import { languages } from '../../src/text/languages.ts';
import { filesOf, type Place, placesIn } from './catalogueFiles.ts';

/** Of each form that plurals take, and such as are written with signs of their own. */
const numbers = [0, 1, 2, 3, 11, 21, 103, 1234, -5, 0.5];

/** What a place may be filled with: something of each of its cases, and something of none. */
function fillingsOf({ type, cases }: Place): readonly (string | number)[] {
  if (type === 'select') return [...Object.keys(cases), 'none of them'];
  return type === 'argument' ? ['# {name}', 7, 1234] : numbers;
}

/** Values for all places of a message, each filling of a place once at least. */
function valuesFor(text: string): readonly MessageValues[] {
  const places = placesIn(text);
  const most = Math.max(1, ...places.map((place) => fillingsOf(place).length));
  return Array.from({ length: most }, (_, at) =>
    Object.fromEntries(
      places.map((place, number) => {
        const fillings = fillingsOf(place);
        return [place.name, fillings[(at + number) % fillings.length] ?? ''];
      }),
    ),
  );
}

describe.each(languages)('a message in %s', (language) => {
  const fill = createFill(language);
  const theirs = setupI18n();
  theirs.setMessagesCompiler(compileMessage);

  /** The message as the library fills it that compiles all messages. */
  function filledByLibrary(text: string, values: MessageValues): string {
    theirs.load(language, { message: text });
    theirs.activate(language);
    return theirs._('message', values);
  }

  test('is filled as the library fills it, every one of the app', () => {
    const texts = filesOf(language).flatMap((messages) => Object.values(messages));
    const filled = texts.flatMap((text) =>
      valuesFor(text).map((values) => ({ text, values, said: fill(compileMessage(text), values) })),
    );
    expect(filled.length).toBeGreaterThan(texts.length);
    const otherwise = filled.filter(
      ({ text, values, said }) => said !== filledByLibrary(text, values),
    );
    expect(otherwise).toEqual([]);
  });

  test.each([
    '{n, plural, =2 {two, #} one {# one} other {# others}}',
    '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
    '{n, plural, one {{m, plural, one {# of #} other {# and #}} #} other {{s, select, a {# A} other {# B}}}}',
    '# {n, number} {n, number, percent} {s}',
    'a {missing} b {missing, select, x {y} other {z}}',
  ])('is filled as the library fills it: %s', (text) => {
    for (const n of numbers) {
      for (const s of ['a', '#']) {
        const values = { n, m: n + 1, s };
        expect(fill(compileMessage(text), values)).toBe(filledByLibrary(text, values));
      }
    }
  });

  test('has no form that the app cannot fill', () => {
    const texts = filesOf(language).flatMap((messages) => Object.values(messages));
    const forms = texts.flatMap((text) => placesIn(text).map(({ type }) => type));
    const known = ['argument', 'number', 'plural', 'select', 'selectordinal'];
    expect(forms.filter((form) => !known.includes(form))).toEqual([]);
    expect(texts.filter((text) => /offset:|, number, (?!percent\})/.test(text))).toEqual([]);
  });
});

test('a text into which nothing is filled is said as it is', () => {
  expect(createFill('en')('# {name}', {})).toBe('# {name}');
});
