import { expect, test } from 'vitest';
import { tableModelOf } from '../../../../src/ui/climbing/table/tableModel.ts';
import { freshRound, type RoundSetup, withTyped } from './playedRound.ts';

const dangersAfter = (setup: RoundSetup, ...plays: string[]) => {
  const model = tableModelOf(withTyped(freshRound(setup), ...plays));
  return model.seats.map(({ danger }) => danger?.soon ?? null);
};

const eight = ['66*4+54*4', 'pass', 'pass'];
const twelve = [...eight, '11*4', 'pass', 'pass'];

test('W9: a seat is near from twelve wu on, as long as it has the cards', () => {
  const hands = ['66*4 54*4 11*4 44*3 22', '33', '31'];
  expect(dangersAfter({ hands }, ...eight)).toEqual([null, null, null]);
  expect(dangersAfter({ hands }, ...twelve)).toEqual(['near', null, null]);
  const spent = ['66*4 54*4 11*4 44*2', '33', '31'];
  expect(dangersAfter({ hands: spent }, ...twelve)).toEqual([null, null, null]);
});

test('W9: and now while what it has played would do', () => {
  const hands = ['66*4 54*4 11*4 44*3 22', '33', '31'];
  expect(dangersAfter({ hands }, ...twelve, '44*3')).toEqual(['now', null, null]);
  expect(dangersAfter({ hands }, ...twelve, '44*2')).toEqual([null, null, null]);
});

test('W9: who has played on is in question again at the next step', () => {
  const hands = ['66*4 54*4 11*4 44*3 22*3 31', '33', '31'];
  const fifteen = [...twelve, '44*3', 'pass', 'pass', 'decline'];
  expect(dangersAfter({ hands }, ...fifteen)[0]).toBe('near');
  expect(dangersAfter({ hands }, ...fifteen, '22*3')[0]).toBe('now');
  expect(dangersAfter({ hands }, ...fifteen, '31')[0]).toBe('near');
});
