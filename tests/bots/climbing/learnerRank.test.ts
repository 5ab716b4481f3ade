import { describe, expect, test } from 'vitest';
import { learnerRankOfClimb } from '../../../src/bots/climbing/bots.ts';
import { type Position, viewFor } from '../../../src/engine/climbing/index.ts';
import { leadingTable } from '../../support/climbing/answering.ts';
import { afterPlays, climbingPlay, climbingTable } from '../../support/climbing/table.ts';
import { rankedFirst } from '../rankedFirst.ts';

/** Plays of a table, the one that suits a learner best first. */
function ranked(position: Position, ...plays: readonly string[]): string[] {
  const view = viewFor(position, position.seat);
  return rankedFirst(learnerRankOfClimb, view, plays, climbingPlay);
}

const passed = ['pass', 'pass'];

describe('what suits a learner of climbing best', () => {
  test('W7: leading what is sure to win, then of many whole cards, low ones first', () => {
    const hands = ['33*3 51*2 61*2 66*2', '11*3 44*3 65*2', '55*3'];
    const position = leadingTable('sap-ng-wu', hands);
    expect(ranked(position, '33', '61*2', '51*2', '33*3', '66*2')).toEqual([
      ...['66*2', '33*3', '51*2', '61*2', '33'],
    ]);
  });

  test('W7: answering with what breaks nothing before a pass, and that before breaking', () => {
    const hands = ['51 21', '33*3 65', '66 54'];
    const position = afterPlays(leadingTable('sap-ng-wu', hands), '51');
    expect(ranked(position, '33', 'pass', '65')).toEqual(['65', 'pass', '33']);
  });

  test('W9: what pays now', () => {
    const hands = ['66*4 11*4 44*4 31*4 51', '55*2', '33*2'];
    const led = afterPlays(
      leadingTable('sap-ng-wu', hands),
      ...['66*4', ...passed, '11*4', ...passed, '44*4', ...passed],
    );
    expect(ranked(led, '51', '31*4')).toEqual(['31*4', '51']);
    const asked = afterPlays(led, '31*4', ...passed);
    expect(ranked(asked, 'decline', 'declare')).toEqual(['declare', 'decline']);
  });

  test('W6: laying a Supreme', () => {
    const position = climbingTable('sap-ng-wu', { hands: ['42*2 21 51', '66', '55'] });
    expect(ranked(position, 'pass', 'lay 42*2+21')).toEqual(['lay 42*2+21', 'pass']);
  });
});
