import { expect, test } from 'vitest';
import { offeredGames } from '../../../src/families/names.ts';
import {
  type FriendsTable,
  peopleAtTable,
  personCountsOf,
  personsAt,
  rememberedOf,
  setupOfFriends,
  sitsOneOut,
  tableBefore,
  waysToRest,
} from '../../../src/ui/friends/friendsTable.ts';
import { createMemoryStorage, openSettings } from '../../support/browserParts.ts';
import { say } from '../../support/say.ts';

const [two, , three] = offeredGames;
const fresh = tableBefore(openSettings(createMemoryStorage()).getState());
const tableOf = (change: Partial<FriendsTable>): FriendsTable => ({ ...fresh, ...change });
const namesAt = (table: FriendsTable): readonly string[] =>
  peopleAtTable(table, 'novice', say).map(({ name }) => name);

test('two who have said nothing play the usual game by their usual names', () => {
  expect(setupOfFriends(fresh, 'expert', 'lotus-42', say)).toEqual({
    variant: two.variant,
    rules: {},
    players: [
      { name: 'Ann', control: 'person' },
      { name: 'Ben', control: 'person' },
    ],
    seed: 'lotus-42',
  });
});

test('as many friends play as the game is for, and a game for fewer forgets no wish', () => {
  for (const game of [two, three]) expect(personCountsOf(game)).toEqual([2, 3, 4]);
  const four = tableOf({ game: three, wished: 4 });
  expect(namesAt(four)).toEqual(['Ann', 'Ben', 'Eve', 'Jay']);
  const pairs = { ...two, most: 2 } as const;
  expect(personCountsOf(pairs)).toEqual([2, 3]);
  expect(personsAt({ ...four, game: pairs })).toBe(3);
  expect(namesAt({ ...four, game: pairs })).toEqual(['Ann', 'Ben', 'Eve']);
});

test.each([
  [two, 2, 'none'],
  [two, 3, 'choice'],
  [two, 4, 'needed'],
  [three, 2, 'none'],
  [three, 3, 'none'],
  [three, 4, 'choice'],
] as const)('at $id one of them may sit out: %2$s friends', (game, wished, ways) => {
  const table = tableOf({ game, wished });
  expect(waysToRest(table)).toBe(ways);
  expect([sitsOneOut(table), sitsOneOut({ ...table, rests: true })]).toEqual([
    ways === 'needed',
    ways !== 'none',
  ]);
});

test('the last of them sits out first, and all are told apart', () => {
  const table = tableOf({ wished: 4, names: ['Mei', 'Bo', 'Cy', 'Mei'] });
  expect(setupOfFriends(table, 'novice', 'lotus-42', say)).toMatchObject({
    players: [{ name: 'Mei (1)' }, { name: 'Bo' }, { name: 'Cy' }],
    sitsOut: { place: 3, name: 'Mei (4)', control: 'person' },
  });
  const three = { ...table, wished: 3 };
  expect(setupOfFriends(three, 'novice', 'lotus-42', say)).not.toHaveProperty('sitsOut');
  expect(setupOfFriends({ ...three, rests: true }, 'novice', 'lotus-42', say)).toMatchObject({
    players: [{ name: 'Mei' }, { name: 'Bo' }],
    sitsOut: { place: 2, name: 'Cy' },
  });
});

test('where a game needs more than there are, a bot plays along by a name that nobody has', () => {
  const pair = tableOf({ game: three, names: ['Dora', 'Emil', '', ''] });
  expect(peopleAtTable(pair, 'skilled', say)).toEqual([
    { name: 'Dora', control: 'person' },
    { name: 'Emil', control: 'person' },
    { name: 'Lin', control: 'skilled' },
  ]);
  const called = tableOf({ game: three, names: ['Bo', 'Emil', '', ''] });
  expect(peopleAtTable(called, 'novice', say)[2]).toEqual({ name: 'Bo 2', control: 'novice' });
});

test('friends of one name are told apart by their seats', () => {
  expect(namesAt(tableOf({ names: [' Mei', 'Mei ', '', ''] }))).toEqual(['Mei (1)', 'Mei (2)']);
});

test('what is remembered is what they find again, with names that wait for a larger table', () => {
  const settings = openSettings(createMemoryStorage());
  const table = tableOf({
    game: three,
    wished: 3,
    rests: true,
    goal: 'rounds',
    names: ['Dora ', '', 'Emil', 'Flo'],
  });
  settings.getState().change(rememberedOf(table));
  expect(settings.getState()).toMatchObject({ ownName: 'Dora', friends: ['', 'Emil', 'Flo'] });
  expect(tableBefore(settings.getState())).toEqual({
    ...table,
    names: ['Dora', '', 'Emil', 'Flo'],
  });
});

test('a game that is offered no more gives way to the usual one', () => {
  const settings = openSettings(createMemoryStorage());
  settings
    .getState()
    .change({ together: { variant: 'gone', persons: 3, rests: false, goal: 'open' } });
  expect(tableBefore(settings.getState())).toMatchObject({ game: two, wished: 3 });
});
