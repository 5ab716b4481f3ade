import { expect, test } from 'vitest';
import { rulesOf } from '../../../src/engine/index.ts';
import { positionOf } from '../../../src/store/match/match.ts';
import { shareOfBeat, shareOfWatched } from '../../../src/store/table/shareOfBeat.ts';
import { matchAfter } from '../../support/climbing/matches.ts';

const taps = { tapsPasses: false };
const trick = (lead: string): readonly string[] => [lead, 'pass', 'pass'];

test.each([
  [0, 1],
  [2, 0.6],
  [4, 0.6],
  [5, 0.4],
])('after %i tricks without a decision here a lead rests for %d of a beat', (tricks, share) => {
  const match = matchAfter(
    {
      controls: ['greedy', 'person', 'greedy'],
      hands: ['66 11 44 31 33 22', '51', '51'],
    },
    ...['66', '11', '44', '31', '33'].slice(0, tricks).flatMap(trick),
    '22',
  );
  expect(shareOfBeat(match, false, taps)).toBe(share);
});

test.each([
  ['a wu', '66', 0.8],
  ['three wu', '66*3', 1.2],
  ['chips for four alike', '66*4', 1.6],
])('what brought %s rests however long the wait has been', (_, won, share) => {
  const match = matchAfter(
    {
      controls: ['greedy', 'person', 'greedy'],
      hands: ['11 44 31 33 22 66 66 66 66 65', '51', '51'],
    },
    ...['11', '44', '31', '33', '22', won].flatMap(trick),
  );
  expect(shareOfBeat(match, false, taps)).toBe(share);
});

test.each([
  ['a wu', ['66*3', '11*3', '44*3', '31*3', '55*2', '33'], 1.2],
  ['chips for four alike', ['66*3', '11*3', '44*3', '31*2', '55*4'], 1.6],
] as const)('W9: the table rests where who is asked whether to declare won %s', (_, won, share) => {
  const match = matchAfter(
    { controls: ['greedy', 'person', 'greedy'], hands: [[...won, '22'].join(' '), '51', '51'] },
    ...won.flatMap(trick),
  );
  expect(rulesOf(positionOf(match).game).mayEndRound(positionOf(match))).toBe(true);
  expect(shareOfBeat(match, false, taps)).toBe(share);
});

test('what is watched again can be read: a play, the first pass on it, and what was won', () => {
  const match = matchAfter(
    {
      controls: ['greedy', 'person', 'greedy'],
      hands: ['66 66 66 66 22', '51', '51'],
    },
    ...trick('66*4'),
    '22',
    'pass',
  );
  const shares = [0, 1, 2, 3, 4].map((watched) => shareOfWatched(match, watched));
  expect(shares).toEqual([1.3, 1, 1 / 3, 1.6, 1]);
});
