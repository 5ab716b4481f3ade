import { expect, test } from 'vitest';
import { currentRound, startMatch } from '../../../src/store/match/match.ts';
import { keptAsShown } from '../../../src/ui/history/historyWords.ts';
import { shownMatch, shownNames, withNamesShown } from '../../../src/ui/seatTable/shownNames.ts';
import { setupOf } from '../../support/matches.ts';
import { say } from '../../support/say.ts';
import { keptRound } from '../history/keptRounds.ts';

test('a seat whose name is empty, blank or invisible is called by its place', () => {
  const players = ['', 'Bo', ' \t', '\u200b\u2060'].map((name) => ({ name }));
  expect(shownNames({ players }, say)).toEqual(['Seat 1', 'Bo', 'Seat 3', 'Seat 4']);
});

test('people without names are called by their places, whoever sits out', () => {
  const person = { name: '', control: 'person' } as const;
  const players = [person, person];
  const called = [0, 1, 2].map((place) => {
    const match = startMatch(setupOf([], { players, sitsOut: { place, ...person } }));
    const { setup, rounds } = shownMatch(match, say);
    const names = shownNames(match.setup, say);
    expect(setup.players.map(({ name }) => name)).toEqual(names);
    expect(rounds[0]?.players).toEqual(names);
    expect(withNamesShown(currentRound(match), say).players).toEqual(names);
    const kept = keptRound('a', { names: ['', ''], sitsOut: { place, ...person } });
    const shown = keptAsShown(kept, say);
    expect(shown.names).toEqual(names);
    expect(shown.sitsOut?.name).toBe(setup.sitsOut?.name);
    return [...names, setup.sitsOut?.name];
  });
  expect(called).toEqual([
    ['Seat 2', 'Seat 3', 'Seat 1'],
    ['Seat 1', 'Seat 3', 'Seat 2'],
    ['Seat 1', 'Seat 2', 'Seat 3'],
  ]);
});

test('only who sits out may be without a name', () => {
  const sitsOut = { place: 2, name: ' ', control: 'person' } as const;
  const match = startMatch(setupOf(['person', 'person'], { sitsOut }));
  expect(shownMatch(match, say).setup).toMatchObject({
    players: [{ name: 'Ann' }, { name: 'Bo' }],
    sitsOut: { name: 'Seat 3' },
  });
  const named = startMatch(setupOf(['person', 'person'], { sitsOut: { ...sitsOut, name: 'Cy' } }));
  expect(shownMatch(named, say)).toBe(named);
});
