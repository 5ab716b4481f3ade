import { expect, test } from 'vitest';
import { gameOfTable, parseTables } from '../../../src/store/online/deviceTables.ts';
import { createMemoryStorage } from '../../support/browserParts.ts';
import { openTables } from '../../support/services.ts';
import { unwrap } from '../../support/table.ts';

const id = '0123456789abcdef';
const other = 'fedcba9876543210';
const one = 'k'.repeat(26);
const two = 'm'.repeat(26);
const commitment = 'ab'.repeat(32);
const salt = 'cd'.repeat(16);

test('what was told of last comes first, and all is there after a reload', () => {
  const storage = createMemoryStorage();
  const tables = openTables(storage);
  tables.getState().remember(id, { keys: [one], names: ['Ann', null], own: [0] });
  tables.getState().remember(other, { keys: [two] });
  tables.getState().remember(id, { isTurn: true, variant: 'tiu-u' });
  const [first, second] = openTables(storage).getState().tables;
  expect(first).toMatchObject({ id, keys: [one], names: ['Ann', null], isTurn: true });
  expect(first && gameOfTable(first)).toBe('tiu-u');
  expect(second).toMatchObject({ id: other, keys: [two] });
});

test('two tabs keep each what the other has learnt', () => {
  const storage = createMemoryStorage();
  const [mine, theirs] = [openTables(storage), openTables(storage)];
  mine.getState().remember(id, { keys: [one] });
  theirs.getState().remember(other, { keys: [two] });
  mine.getState().remember(id, { isTurn: true });
  const known = openTables(storage).getState().tables;
  expect(known.map((table) => [table.id, table.isTurn])).toEqual([
    [id, true],
    [other, false],
  ]);
});

test('a pledge stands in the place of that of the same deal, beside those of few others', () => {
  const tables = openTables();
  const { pledge } = tables.getState();
  for (const deal of [1, 2, 3, 4]) pledge(id, { deal, commitment, salts: [] });
  pledge(id, { deal: 4, commitment, salts: [{ place: 1, salt, isTaken: true }] });
  const pledges = tables.getState().tables[0]?.pledges ?? [];
  expect(pledges.map(({ deal, salts }) => [deal, salts.length])).toEqual([
    [4, 1],
    [3, 0],
    [2, 0],
  ]);
});

test('a key that is none has the list set aside, as each greeting with it would be refused', () => {
  const storage = createMemoryStorage();
  openTables(storage)
    .getState()
    .remember(other, { keys: [two] });
  openTables(storage)
    .getState()
    .remember(id, { keys: [one.slice(1)] });
  expect(openTables(storage).getState()).toMatchObject({
    tables: [],
    trouble: { code: 'damaged' },
  });
});

test('a table that is forgotten is gone, with its keys', () => {
  const storage = createMemoryStorage();
  const tables = openTables(storage);
  tables.getState().remember(id, { keys: [one] });
  tables.getState().forget(id);
  expect(openTables(storage).getState().tables).toEqual([]);
});

test('a table stays whose game only a later version knows', () => {
  const storage = createMemoryStorage();
  openTables(storage).getState().remember(id, { variant: 'of-tomorrow' });
  const [table] = openTables(storage).getState().tables;
  expect(table).toMatchObject({ variant: 'of-tomorrow' });
  expect(table && gameOfTable(table)).toBeUndefined();
});

test.each([
  ['{"version":1,"tables":[{}]}', 'damaged'],
  ['{"version":1,"tables":[],"more":1}', 'damaged'],
  ['{"version":3,"tables":[]}', 'newer'],
  ['nonsense', 'damaged'],
])('%s is %s', (text, problem) => {
  expect(parseTables(text)).toEqual({ ok: false, problem });
});

test('a name from a shelf is a plain one', () => {
  const storage = createMemoryStorage();
  openTables(storage)
    .getState()
    .remember(id, { names: ['A\u202en  n'] });
  const text = [...Array(storage.length).keys()].map((at) =>
    storage.getItem(storage.key(at) ?? ''),
  );
  const [table] = unwrap(parseTables(text.join(''))).tables;
  expect(table?.names).toEqual(['A n n']);
});

test('what the first version has kept is read, with nothing handed over', () => {
  const kept = {
    ...{ id, keys: [one], invite: null, watch: two, watchesAs: null, variant: 'tiu-u' },
    ...{ names: ['Ann', null], own: [0], isTurn: true, isEnded: false },
    ...{ seenAt: '2026-11-28T17:00:00.000Z', pledges: [], keptUpTo: 3 },
  };
  const [table] = unwrap(parseTables(JSON.stringify({ version: 1, tables: [kept] }))).tables;
  expect(table).toEqual({ ...kept, isNextAwaited: false, round: null, handed: null });
});
