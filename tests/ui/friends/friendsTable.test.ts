import { expect, test } from 'vitest';
import { offeredGames } from '../../../src/ui/families.ts';
import {
  type FriendsTable,
  personCountsOf,
  personsAt,
  playersAt,
  rememberedOf,
  setupOfFriends,
  tableBefore,
} from '../../../src/ui/friends/friendsTable.ts';
import { createMemoryStorage, openSettings } from '../../support/browserParts.ts';
import { say } from '../../support/say.ts';

const [two, , three] = offeredGames;
const fresh = tableBefore(openSettings(createMemoryStorage()).getState());
const tableOf = (change: Partial<FriendsTable>): FriendsTable => ({ ...fresh, ...change });
const namesAt = (table: FriendsTable): readonly string[] =>
  playersAt(table, 'novice', say).map(({ name }) => name);

test('two who have said nothing play the usual game by their usual names', () => {
  expect(setupOfFriends(fresh, 'expert', 'lotus-42', say)).toEqual({
    variant: two.variant,
    rules: {},
    players: [
      { name: 'Ann', control: 'person' },
      { name: 'Bo', control: 'person' },
    ],
    seed: 'lotus-42',
  });
});

test('as many friends play as the game is for, and a game for fewer forgets no wish', () => {
  expect(personCountsOf(two)).toEqual([2, 3]);
  expect(personCountsOf(three)).toEqual([2, 3, 4]);
  const four = tableOf({ game: three, wished: 4 });
  expect(namesAt(four)).toEqual(['Ann', 'Bo', 'Cy', 'Lin']);
  expect(personsAt({ ...four, game: two })).toBe(3);
  expect(namesAt({ ...four, game: two })).toEqual(['Ann', 'Bo', 'Cy']);
});

test('where a game needs more than there are, a bot plays along by a name that nobody has', () => {
  const pair = tableOf({ game: three, names: ['Dora', 'Emil', '', ''] });
  expect(playersAt(pair, 'skilled', say)).toEqual([
    { name: 'Dora', control: 'person' },
    { name: 'Emil', control: 'person' },
    { name: 'Lin', control: 'skilled' },
  ]);
  expect(playersAt(tableOf({ game: three }), 'novice', say)[2]).toEqual({
    name: 'Cy',
    control: 'novice',
  });
});

test('friends of one name are told apart by their seats', () => {
  expect(namesAt(tableOf({ names: [' Mei', 'Mei ', '', ''] }))).toEqual(['Mei (1)', 'Mei (2)']);
});

test('what is remembered is what they find again, with names that wait for a larger table', () => {
  const settings = openSettings(createMemoryStorage());
  const table = tableOf({
    game: three,
    wished: 3,
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
  settings.getState().change({ together: { variant: 'gone', persons: 3, goal: 'open' } });
  expect(tableBefore(settings.getState())).toMatchObject({ game: two, wished: 3 });
});
