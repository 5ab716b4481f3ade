import { expect, test } from 'vitest';
import { mostLinkCode } from '../../../src/records/mostLinkCode.ts';
import { parseTable, tableEntryOf } from '../../../src/store/history/keepPlayed.ts';

function tableOf(...rounds: readonly (readonly [number, string])[]) {
  const [, value] = tableEntryOf({ match: 'm', rounds });
  return parseTable(value);
}

test('what is known of the match at the table comes back', () => {
  const rounds = [
    [1, 'a'],
    [2, 'b'],
  ] as const;
  expect(tableOf(...rounds)).toEqual({ ok: true, value: expect.objectContaining({ rounds }) });
});

test.each([
  ['the number of no round', tableOf([0, 'a'])],
  ['half a number', tableOf([1.5, 'a'])],
  ['an id longer than any', tableOf([1, 'a'.repeat(mostLinkCode + 1)])],
  ['more rounds than anybody plays', tableOf(...Array<[number, string]>(10_001).fill([1, 'a']))],
])('%s is damaged', (_, table) => {
  expect(table).toEqual({ ok: false, problem: 'damaged' });
});
