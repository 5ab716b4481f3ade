import { expect, test } from 'vitest';
import { levels } from '../../src/bots/levels.ts';
import { languages } from '../../src/text/languages.ts';
import { opponentNames, ownNames, seatNames } from '../../src/text/ownNames.ts';
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

test('the names of the opponents are what the app calls them in its languages, each a person', () => {
  for (const level of levels) {
    const called = languages.map((language) => voices[language](`start.opponent.${level}`));
    expect(opponentNames[level]).toEqual([...new Set(called)]);
  }
  const all = [...Object.values(opponentNames), seatNames[0] ?? []].flat();
  expect(new Set(all).size).toBe(all.length);
});
