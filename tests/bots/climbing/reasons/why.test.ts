import { expect, test } from 'vitest';
import { whyOf } from '../../../../src/bots/climbing/reasons/why.ts';
import { type Position, viewFor } from '../../../../src/engine/climbing/index.ts';
import { leadingTable } from '../../../support/climbing/answering.ts';
import { climbingPlay } from '../../../support/climbing/table.ts';

/** Why the seat to play makes a play, which others are worth less than. */
function why(position: Position, chosen: string, others: readonly string[], tried?: string) {
  const values = [chosen, ...others].map((play, at) => ({
    play: climbingPlay(play),
    points: 3 - at,
    error: 0.1,
  }));
  const view = viewFor(position, position.seat);
  const instead = tried === undefined ? undefined : climbingPlay(tried);
  return whyOf(view, climbingPlay(chosen), values, instead);
}

const lead = (...hands: readonly string[]) => leadingTable('sap-ng-wu', hands);

test('why a play is better speaks against what was tried, else against the next-best play', () => {
  const position = lead('66*2 44*2 53', '33*2', '22*2');
  const reason = { why: 'unbeaten' };
  expect(why(position, '66*2', ['53', '44*2'])).toEqual({
    reason,
    more: { why: 'beatable', cards: climbingPlay('53'), ways: 1 },
  });
  expect(why(position, '66*2', ['53', '44*2'], '44*2').more).toEqual({
    why: 'beatable',
    cards: climbingPlay('44*2'),
    ways: 2,
  });
});

test('what the other play does as well is left out', () => {
  // Either leaves the two of 6-6, which nobody can beat.
  const position = lead('66*2 44*2 53', '33*2', '22*2');
  const told = why(position, '44*2', ['53']);
  expect(told.reason).not.toEqual({ why: 'keepsSure', cards: climbingPlay('66*2') });
  expect(told.reason ?? told.more).toBeDefined();
});

test('where nothing tells of another play, what speaks for it alone is told', () => {
  const position = lead('66*2 53', '33*2', '22*2');
  expect(why(position, '66*2', [])).toEqual({ reason: { why: 'unbeaten' }, more: undefined });
});
