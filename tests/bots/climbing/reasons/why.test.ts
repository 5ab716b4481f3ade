import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { whyOf } from '../../../../src/bots/climbing/reasons/why.ts';
import { type Position, passPlay, viewFor } from '../../../../src/engine/climbing/index.ts';
import { check } from '../../../engine/randomRounds.ts';
import { leadingTable } from '../../../support/climbing/answering.ts';
import { rounds } from '../../../support/climbing/arbitraries.ts';
import { toldAgainstPass } from '../../../support/climbing/besidePass.ts';
import { stepsOf } from '../../../support/climbing/randomRounds.ts';
import { afterPlays, climbingPlay } from '../../../support/climbing/table.ts';
import { runs } from '../../../support/thoroughness.ts';

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

describe('against a pass', () => {
  const sure = '33*2 66*2 51';
  const toBeat = (hand: string) => afterPlays(lead('22*2 65', hand, '55*2 54'), '22*2');

  test('what a pass keeps as well is left out for what the lead is worth', () => {
    const why1 = why(toBeat(sure), '33*2', ['pass', '66*2'], 'pass');
    expect(why1.reason).toEqual({ why: 'leadsOn', cards: climbingPlay('66*2') });
    expect(why1.more).toEqual({ why: 'letsWin', seat: 0, wu: 2 });
    expect(why(toBeat(sure), '33*2', ['66*2', 'pass']).reason?.why).toBe('lowestWhole');
  });

  test('who is the last that could beat a trick is told so', () => {
    const position = afterPlays(lead('22*2 65', '61*2', sure), '22*2', 'pass');
    const { more } = why(position, '33*2', ['pass'], 'pass');
    expect(more).toEqual({ why: 'lastToBeat', seat: 0, wu: 2 });
  });

  test('nothing is told that a pass does as well', () => {
    check(
      fc.property(rounds, (round) => {
        for (const { position, legal, chosen } of stepsOf(round)) {
          const isAnswer = position.phase === 'answer' && chosen !== passPlay;
          if (!isAnswer || !legal.includes(passPlay)) continue;
          const view = viewFor(position, position.seat);
          const { reason, more } = whyOf(view, chosen, [], passPlay);
          for (const each of [reason, more]) {
            if (each !== undefined) expect(toldAgainstPass).toContain(each.why);
          }
        }
      }),
      runs(20, 200),
    );
  });
});

test('cards are not said to stay where the other play leaves them as well', () => {
  // Either leaves the three of 6-6, and only the other one the two of 1-1 too.
  const position = lead('66*3 11*2 51 41', '33*2', '22*2');
  const { reason } = why(position, '41', ['51']);
  expect(reason?.why).not.toBe('keepsSure');
});

test('enough to declare is not told against a play that makes enough for sure', () => {
  const won = ['66*4', '11*4', '44*4'].flatMap((four) => [four, 'pass', 'pass']);
  const hands = ['66*4 11*4 44*4 31*3 22*3 51', '33*3', '55*2'];
  const position = afterPlays(lead(...hands), ...won);
  const { reason } = why(position, '22*3', ['31*3', '51']);
  expect(reason?.why).not.toBe('wouldDeclare');
  expect(why(position, '22*3', ['51', '31*3']).reason?.why).toBe('wouldDeclare');
});

test('where nothing tells of another play, what speaks for it alone is told', () => {
  const position = lead('66*2 53', '33*2', '22*2');
  expect(why(position, '66*2', [])).toEqual({ reason: { why: 'unbeaten' }, more: undefined });
});
