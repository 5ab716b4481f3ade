import { describe, expect, test } from 'vitest';
import { whyOf } from '../../../../src/bots/fishing/reasons/why.ts';
import { kindOf } from '../../../../src/engine/index.ts';
import { viewWith } from '../../../engine/fishing/viewWith.ts';
import { playOf } from '../../../support/table.ts';

const value = (play: string, points: number, error = 0.5) => ({
  play: playOf(play),
  points,
  error,
});
const axe = kindOf('65');

describe('why a play is better', () => {
  test('speaks against what was tried, else against the next-best play', () => {
    const view = viewWith('tiu-u', { hand: '63 65 11', lake: '54 65', catches: ['65 65', ''] });
    const values = [value('63x54', 50), value('65x65', 30), value('11', 10)];
    const next = whyOf(view, playOf('63x54'), values);
    expect(next.more).toEqual({ why: 'waits', bait: axe, fish: axe, copies: 1 });
    const tried = whyOf(view, playOf('63x54'), values, playOf('11'));
    expect(tried.more).toEqual({ why: 'leaves', fish: kindOf('54'), seat: 1, tiles: 2 });
  });

  test('leaves out what the other play does as well, and what is said twice', () => {
    const view = viewWith('tiu-u', { hand: '54 65', lake: '11', catches: ['65 65', ''] });
    // Of either tile, the next draw may catch it back.
    const told = whyOf(view, playOf('65'), [value('65', 20), value('54', 10)]);
    expect(told).toEqual({
      reason: undefined,
      more: { why: 'safer', tiles: 1, other: kindOf('54'), more: 3 },
    });
  });

  test('compares a fish with another one only where that one was tried', () => {
    const view = viewWith('tiu-u', { hand: '63 44 11', lake: '54 53' });
    const values = [value('44x53', 50), value('63x54', 30), value('11', 10)];
    const legal = values.map(({ play }) => play);
    const told = (tried: string) =>
      whyOf({ ...view, legal }, playOf('44x53'), values, playOf(tried)).reason;
    const black = kindOf('54');
    expect(told('63x54')).toEqual({ why: 'wanted', points: 32, tiles: 6, fish: black, fewer: 2 });
    expect(told('11')).toEqual({ why: 'gains', points: 32 });
  });

  test('is what speaks for it alone where nothing tells of another play', () => {
    const view = viewWith('tiu-u', { hand: '63 66', lake: '54' });
    const reason = { why: 'onlyCatch', points: 36 };
    const more = { why: 'contested', fish: kindOf('54'), seat: 1 };
    expect(whyOf(view, playOf('63x54'), [])).toEqual({ reason, more });
  });
});
