import { expect, test } from 'vitest';
import { languages } from '../../src/text/languages.ts';
import { ownNames, seatNames } from '../../src/text/ownNames.ts';
import { voices } from '../e2e/voices.ts';

test('they are what the app calls its one person in its languages, and nothing else', () => {
  const called = new Set(languages.map((language) => voices[language]('start.name.you')));
  expect([...ownNames].sort()).toEqual([...called].sort());
});

test('the names of the seats are what the app calls them in its languages', () => {
  const ids = ['start.name.0', 'start.name.1', 'start.name.2', 'start.name.3'] as const;
  expect(seatNames).toEqual(
    ids.map((id) => [...new Set(languages.map((language) => voices[language](id)))]),
  );
});
