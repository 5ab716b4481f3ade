import { expect, test } from 'vitest';
import { languages } from '../../src/text/languages.ts';
import { ownNames } from '../../src/text/ownNames.ts';
import { voices } from '../e2e/voices.ts';

test('they are what the app calls its one person in its languages, and nothing else', () => {
  const called = new Set(languages.map((language) => voices[language]('start.name.you')));
  expect([...ownNames].sort()).toEqual([...called].sort());
});
