import { describe, expect, test } from 'vitest';
import { openReasonOf } from '../../../../src/bots/fishing/reasons/openReason.ts';
import type { OpenReason, VariantId } from '../../../../src/engine/fishing/index.ts';
import { formatTiles, kindOf } from '../../../../src/engine/index.ts';
import { type ViewSetup, viewWith } from '../../../engine/fishing/viewWith.ts';
import { playOf } from '../../../support/table.ts';

/** Why a seat made a play, over a table of which the rest lies hidden. */
function reason(id: VariantId, setup: ViewSetup, play: string): OpenReason {
  return openReasonOf(viewWith(id, setup), playOf(play));
}

describe('what a play does to the catches', () => {
  test('S9 it reaches the points from which payments can double', () => {
    const rules = { doubleAt: 60 };
    const setup = { rules, lake: '54', catches: ['66 66'] };
    expect(reason('tiu-u', setup, '63x54')).toEqual({ why: 'doubles', points: 60 });
    expect(reason('tiu-u', { ...setup, catches: [''] }, '63x54').why).toBe('gains');
    expect(reason('tiu-u', { ...setup, catches: ['66*3'] }, '63x54').why).toBe('gains');
  });

  test('S4 it completes a group: every tile of it then counts in full', () => {
    const setup = { lake: '54', catches: ['66 66 33'] };
    expect(reason('shi-wu-hu', setup, '63x54')).toEqual({
      why: 'completes',
      groups: ['sky-nine'],
      points: 100,
    });
  });

  test('S8 a bonus that is worth nothing is not told', () => {
    const rules = { bonuses: { supreme: 0 } };
    const setup = { rules, lake: '21', catches: ['42*4 21 21'] };
    const { why } = reason('shi-wu-hu', setup, '21x21');
    expect(why).toBe('gains');
    expect(reason('shi-wu-hu', { ...setup, rules: {} }, '21x21')).toMatchObject({
      why: 'completes',
      groups: ['bonus-supreme'],
    });
  });

  test('S6 it takes what another seat needed for a quarter', () => {
    const setup = { lake: '64', catches: ['', '64 64'] };
    expect(reason('shi-wu-hu', setup, '64x64')).toEqual({
      why: 'kills',
      seat: 1,
      group: 'quarter-red-ten',
    });
  });

  test('a group to which the other seat is not near is no loss worth telling', () => {
    expect(reason('shi-wu-hu', { lake: '64' }, '64x64').why).toBe('keepsAlive');
  });

  test('of two groups it kills the one that is worth more is told', () => {
    const setup = {
      lake: '66',
      catches: ['66 66', '63*4 54*4 11'],
      seats: 2,
    } as const;
    expect(reason('shi-wu-hu', setup, '66x66')).toMatchObject({ why: 'kills', group: 'sky-nine' });
  });

  test('S4 it keeps a fish from a seat whose group that would have completed', () => {
    const setup = { lake: '44', catches: ['', '52 43'] };
    expect(reason('shi-wu-hu', setup, '53x44')).toEqual({
      why: 'withholds',
      fish: kindOf('44'),
      seat: 1,
      group: 'man-seven',
    });
    expect(reason('shi-wu-hu', { ...setup, lake: '44 44' }, '53x44').why).not.toBe('withholds');
  });

  test('S6 it keeps a group alive that would be dead with the fish in another catch', () => {
    const setup = { lake: '65', catches: ['65 65'] };
    expect(reason('shi-wu-hu', setup, '65x65').why).toBe('completes');
    expect(reason('shi-wu-hu', { lake: '65' }, '65x65')).toEqual({
      why: 'keepsAlive',
      fish: kindOf('65'),
      group: 'quarter-axe',
    });
  });

  test('S4 it brings a group nearer, the nearest first', () => {
    const setup = { lake: '54', catches: ['', ''] };
    expect(reason('shi-wu-hu', setup, '63x54')).toEqual({
      why: 'advances',
      group: 'sky-nine',
      lacks: [{ oneOf: [kindOf('66')], copies: 1 }],
    });
    const two = { lake: '53', catches: ['63 54'] };
    expect(reason('shi-wu-hu', two, '62x53')).toMatchObject({ group: 'earth-eight' });
  });
});

describe('what a play takes', () => {
  test('S2 adds points', () => {
    expect(reason('tiu-u', { lake: '54' }, '63x54')).toEqual({ why: 'gains', points: 36 });
  });

  test('adds more than anything else that the bait could take', () => {
    expect(reason('tiu-u', { lake: '53 44' }, '44x53').why).toBe('gains');
    const setup = { lake: '43 52', catches: ['42 11', ''] };
    expect(reason('tiu-u', setup, '43x43')).toEqual({
      why: 'gainsMostOfBait',
      bait: kindOf('43'),
      points: 10,
    });
    expect(reason('tiu-u', setup, '43x52').why).toBe('takesAway');
    expect(reason('tiu-u', { lake: '66*3' }, '66x66*3')).toMatchObject({ points: 96 });
    expect(reason('tiu-u', { lake: '66*3' }, '66x66').why).toBe('gains');
  });

  test('S1 may add nothing, and yet nobody else gets it', () => {
    expect(reason('tiu-u', { lake: '22' }, '22x22').why).toBe('takesAway');
  });

  test('F5 leaves another copy of the fish to the others', () => {
    const another = { lake: '33 33' };
    expect(reason('tiu-u', another, '33x33')).toEqual({ why: 'takesOne', fish: kindOf('33') });
    expect(reason('tiu-u', { lake: '33*3' }, '33x33*3').why).toBe('takesAway');
    // Nothing is left that could catch the other copy.
    const catches = ['33 51 51 51 51 42 42', ''];
    expect(reason('tiu-u', { ...another, catches }, '33x33').why).toBe('takesAway');
  });

  test('F10 a pair is told with its points', () => {
    const setup = { rules: { heavenPair: 'may' }, lake: '66' } as const;
    expect(reason('tiu-u', setup, '66+66')).toEqual({ why: 'gains', points: 48 });
  });
});

describe('what a play lays down', () => {
  test('F9 three are locked for the fourth', () => {
    const setup = { lake: '44 44' };
    expect(reason('tiu-u-culin', setup, '44^')).toEqual({ why: 'locks', bait: kindOf('44') });
  });

  test('F7 it strands what nothing can take any more', () => {
    const told = reason('tiu-u', { lake: '66*3', catches: [] }, '66');
    expect(told.why).toBe('strands');
    expect('fish' in told && formatTiles([told.fish].flat())).toEqual(['66']);
  });

  test('F3 a drawn tile with nothing to take goes to the lake, whatever else that means', () => {
    const setup = { lake: '63', drawn: '66', catches: ['66*2', ''] } as const;
    expect(reason('tiu-u', setup, '66')).toEqual({ why: 'nothingToTake', bait: kindOf('66') });
  });

  test('F7 few of the tiles still to be played can catch it, whoever holds them', () => {
    const setup = { lake: '63', catches: ['66 66', ''], hand: '66' };
    expect(reason('tiu-u', setup, '66')).toEqual({ why: 'hardToCatch', tiles: 1 });
    expect(reason('tiu-u', { lake: '63' }, '66').why).toBe('nothingToTake');
  });

  test('of a tile that could have taken something only the hand can tell more', () => {
    expect(reason('tiu-u', { lake: '22' }, '31').why).toBe('hidden');
  });
});

test('a hand makes no difference', () => {
  const setups = ['54 66 66', '63 66', ''].map((hand) => ({ lake: '63 66', hand }));
  const told = setups.map((setup) => reason('tiu-u', setup, '66x66'));
  expect(new Set(told.map((one) => JSON.stringify(one))).size).toBe(1);
});
