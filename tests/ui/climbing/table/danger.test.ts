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
  expect(dangersAfter({ hands }, ...twelve, '44*2')).toEqual(['near', null, null]);
  // What lies there is its own until it is beaten.
  const spent = ['66*4 54*4 11*4 44*2', '33', '31'];
  expect(dangersAfter({ hands: spent }, ...twelve, '44')).toEqual([null, null, null]);
});

test('W9: who has played on is in question again at the next step', () => {
  const hands = ['66*4 54*4 11*4 44*3 22*3 31', '33', '31'];
  const fifteen = [...twelve, '44*3', 'pass', 'pass', 'decline'];
  expect(dangersAfter({ hands }, ...fifteen)[0]).toBe('near');
  expect(dangersAfter({ hands }, ...fifteen, '22*3')[0]).toBe('now');
  expect(dangersAfter({ hands }, ...fifteen, '31')[0]).toBe('near');
});

test('W9: a boat tells when it is asked again only where it can come so far', () => {
  const asksAt = (left: string, viewer: number | null, ...plays: string[]) => {
    const hands = [`66*4 54*4 11*4 44*3 ${left}`, '33 65', '31'];
    const fifteen = [...twelve, '44*3', 'pass', 'pass', 'decline'];
    return tableModelOf(withTyped(freshRound({ hands, viewer }), ...fifteen, ...plays)).seats[0]
      ?.asksAt;
  };
  expect(asksAt('22*2 31', 1)).toBe(18);
  // Its play may still be won, and is not any more once it is beaten.
  expect(asksAt('22 31 21', 1, '21')).toBe(18);
  expect(asksAt('22 64 21', 1, '64', '65', 'pass', 'pass')).toBeNull();
  expect(asksAt('22*2', 1)).toBeNull();
  // After the end nobody is asked.
  const declared = [
    ...twelve,
    '44*3',
    'pass',
    'pass',
    'decline',
    '22*3',
    'pass',
    'pass',
    'declare',
  ];
  const hands = ['66*4 54*4 11*4 44*3 22*3 31*3', '33', '31'];
  const { seats } = tableModelOf(withTyped(freshRound({ hands }), ...declared));
  expect(seats.map((seat) => seat.asksAt)).toEqual([null, null, null]);
});

test('W9: and the viewer’s own not where its hand cannot bring so many', () => {
  const hands = ['44*4 41*4 11*4 65*3 66*3 21', '33', '31'];
  const leads = ['44*3', '44', '41*3', '41', '11*3', '11', '65*3'];
  const played = [...leads.flatMap((lead) => [lead, 'pass', 'pass']), 'decline'];
  const asksAt = (viewer: number) =>
    tableModelOf(withTyped(freshRound({ variant: 'chang-pai', hands, viewer }), ...played)).seats[0]
      ?.asksAt;
  expect([asksAt(0), asksAt(1)]).toEqual([null, 18]);
});
