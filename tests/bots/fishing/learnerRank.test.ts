import { describe, expect, test } from 'vitest';
import { learnerRankOfCatch } from '../../../src/bots/fishing/bots.ts';
import { viewWith } from '../../engine/fishing/viewWith.ts';
import { playOf } from '../../support/table.ts';
import { rankedFirst } from '../rankedFirst.ts';

/** Plays of a table of Tiu-U, the one that suits a learner best first. */
function ranked(setup: Parameters<typeof viewWith>[1], ...plays: readonly string[]) {
  return rankedFirst(learnerRankOfCatch, viewWith('tiu-u', setup), plays, playOf);
}

describe('what suits a learner of fishing best', () => {
  test('points now, and then of any catch', () => {
    const setup = { hand: '63 66 22', lake: '54 66 33', catches: ['11'] };
    expect(ranked(setup, '22', '22x33', '63x54', '66x66')).toEqual([
      ...['66x66', '63x54', '22x33', '22'],
    ]);
  });

  test('S1: red pips, and then of what more others could take', () => {
    const setup = { hand: '22 33', lake: '31 22 33 51', catches: ['11 11'] };
    expect(ranked(setup, '22x22', '22x31')).toEqual(['22x31', '22x22']);
    // Six unseen tiles catch a 33, two a 22.
    expect(ranked({ ...setup, catches: ['31*3 22'] }, '22x22', '33x33')).toEqual([
      ...['33x33', '22x22'],
    ]);
  });

  test('F7: placing what few others can catch, and then what counts little', () => {
    expect(ranked({ hand: '63 66', lake: '', catches: ['66'] }, '63', '66')).toEqual(['66', '63']);
    expect(ranked({ hand: '66 11', lake: '' }, '66', '11')).toEqual(['11', '66']);
  });
});
