import { describe, expect, test } from 'vitest';
import type { Seat } from '../../../../src/engine/index.ts';
import { cuesFor, touchFor } from '../../../../src/ui/fishing/table/matchFeedback.ts';
import { type TableRound, tableModelOf } from '../../../../src/ui/fishing/table/tableModel.ts';
import {
  freshRound,
  type RoundSetup,
  withBots,
  withRandomPlays,
  withTyped,
} from './playedRound.ts';

function cuesBetween(before: TableRound, after: TableRound) {
  return cuesFor(tableModelOf(before), tableModelOf(after));
}

/** The cues of one play more. */
function cuesOf(round: TableRound, text: string) {
  return cuesBetween(round, withTyped(round, text));
}

/** A round of a small deal: hand of seat 0, hand of seat 1, lake, draw pile. */
function small(
  [own, other, lake, drawPile]: readonly [string, string, string, string],
  setup: RoundSetup = {},
): TableRound {
  return freshRound({ ...setup, deal: { hands: [own, other], lake, drawPile } });
}

describe('the first model', () => {
  test('of a round without plays is a deal', () => {
    expect(cuesFor(undefined, tableModelOf(freshRound()))).toEqual(['deal']);
  });

  test('of a round some way into its play is silent', () => {
    const round = withRandomPlays(freshRound(), { plays: 3 });
    expect(cuesFor(undefined, tableModelOf(round))).toEqual([]);
  });
});

describe('another round', () => {
  const over = withRandomPlays(freshRound(), { plays: 1000 });

  test('is dealt', () => {
    expect(cuesBetween(over, freshRound({ seed: 'reed' }))).toEqual(['deal']);
    const underWay = withRandomPlays(freshRound(), { plays: 3 });
    expect(cuesBetween(underWay, { ...freshRound(), starter: 1 })).toEqual(['deal']);
  });

  test('some way into its play is silent', () => {
    const round = small(['66 21', '33 22', '11 64', '52 31']);
    expect(cuesBetween(withTyped(round, '66'), withTyped(round, '21'))).toEqual([]);
  });
});

describe('a play', () => {
  const round = small(['66 54', '33 22', '63 64', '43 31']);

  test('puts a tile into the water', () => {
    expect(cuesOf(round, '66')).toEqual(['tile-in-water', 'turn-over']);
  });

  test('puts the bait on its fish', () => {
    expect(cuesOf(round, '54x63')).toEqual(['tile-on-tile', 'turn-over']);
  });

  test('with the drawn tile turns up none', () => {
    expect(cuesOf(withTyped(round, '66'), '43')).toEqual(['tile-in-water']);
  });

  test('puts four tiles together', () => {
    expect(cuesOf(small(['66 21', '33 22', '66*3', '52 31']), '66x66*3')).toContain('tile-on-tile');
  });

  test('lays a pair, after which nothing is turned up (F10)', () => {
    const heaven = small(['66*2 21', '33 22', '64', '52 31'], { rules: { heavenPair: 'may' } });
    expect(cuesOf(heaven, '66+66')).toEqual(['tile-on-tile']);
  });

  test('locks a stack (F9)', () => {
    const third = small(['44 21', '33 22', '44*2', '52 31'], { rules: { thirdTile: 'stack' } });
    expect(cuesOf(third, '44^')).toEqual(['stack', 'turn-over']);
  });

  test('ends the round', () => {
    const last = withTyped(small(['66', '33', '63', '43 31']), '66', '43', '33');
    expect(cuesOf(last, '31')).toEqual(['tile-in-water', 'round-over']);
  });
});

describe('the end of a round, for the one person at the device', () => {
  /** The last play of a round in which seat 0 alone caught something, or nobody did. */
  const end = (bots: readonly Seat[], first: string) =>
    cuesOf(withTyped(small(['54', '33', '63', '42 31'], { bots }), first, '42', '33'), '31').at(-1);

  test.each([
    ['win', [1]],
    ['defeat', [0]],
    ['round-over', []],
    ['round-over', [0, 1]],
  ] as const)('is %s where bots sit at %j', (cue, bots) => {
    expect(end(bots, '54x63')).toBe(cue);
  });

  test('is level where nobody is ahead', () => {
    expect(end([1], '54')).toBe('round-over');
  });
});

describe('a group', () => {
  const setup: RoundSetup = { variant: 'shi-wu-hu' };
  const round = small(['66 63 21', '54 22 33', '66 54 11', '63 31 32'], setup);

  test('is heard with the play that completes it, and with no other', () => {
    const half = withTyped(round, '66x66');
    expect(cuesBetween(round, half)).not.toContain('group');
    expect(cuesOf(half, '63x54')).toEqual(['tile-on-tile', 'group']);
    expect(cuesOf(withTyped(half, '63x54'), '22')).toEqual(['tile-in-water', 'turn-over']);
  });

  test('is heard for a play before the last one', () => {
    const half = withTyped(round, '66x66');
    expect(cuesBetween(half, withTyped(half, '63x54', '22'))).toEqual([
      'tile-on-tile',
      'tile-in-water',
      'turn-over',
      'group',
    ]);
  });
});

describe('what a catch completes', () => {
  const group: RoundSetup = { variant: 'shi-wu-hu' };
  const half = withTyped(small(['66 63 21', '54 22 33', '66 54 11', '63 31 32'], group), '66x66');
  const supreme = (setup: RoundSetup) =>
    small(['42 66', '33 22', '21 51', '43 31'], { variant: 'shi-wu-hu', ...setup });
  const caught = (setup: RoundSetup) =>
    cuesOf(supreme({ rules: { captures: { supremePair: true } }, ...setup }), '42x21');

  test('is darker where a bot does it against a person', () => {
    const completedBy = (bots: readonly Seat[]) =>
      cuesOf(withBots(half, bots), '63x54').filter((cue) => cue.endsWith('group'));
    expect(completedBy([])).toEqual(['group']);
    expect(completedBy([1])).toEqual(['group']);
    expect(completedBy([0])).toEqual(['other-group']);
    expect(completedBy([0, 1])).toEqual(['group']);
  });

  test('is more where it is Supreme', () => {
    expect(caught({ bots: [1] })).toContain('supreme');
    expect(caught({ bots: [0] })).toContain('other-supreme');
    expect(caught({ bots: [1] })).not.toContain('group');
  });

  test('is the line where payments double, once', () => {
    const rules = { doubleAt: 20, captures: { supremePair: true } };
    expect(caught({ rules })).toContain('line');
    expect(caught({})).not.toContain('line');
    const beyond = withTyped(supreme({ rules }), '42x21');
    expect(cuesBetween(beyond, withTyped(beyond, '43'))).not.toContain('line');
    expect(cuesBetween(beyond, beyond)).toEqual([]);
  });

  test('is felt twice, any other catch of a person once', () => {
    const touchOf = (round: TableRound, text: string) =>
      touchFor(tableModelOf(round), tableModelOf(withTyped(round, text)));
    expect(touchOf(withBots(half, [1]), '63x54')).toBe('double-tap');
    expect(touchOf(withBots(half, [0]), '63x54')).toBeUndefined();
    expect(touchOf(supreme({ bots: [1] }), '66')).toBeUndefined();
    const plain = small(['54 66', '33 22', '63 64', '43 31']);
    expect(touchOf(withBots(plain, [1]), '54x63')).toBe('tap');
    expect(touchOf(withBots(plain, [0, 1]), '54x63')).toBeUndefined();
    const after = withTyped(plain, '54x63');
    expect(touchFor(undefined, tableModelOf(after))).toBeUndefined();
    expect(touchFor(tableModelOf(after), tableModelOf(plain))).toBeUndefined();
    expect(touchFor(tableModelOf(after), tableModelOf(after))).toBeUndefined();
  });
});

describe('other changes', () => {
  const round = withRandomPlays(freshRound(), { plays: 6 });

  test('plays taken back are heard once, however many', () => {
    expect(cuesBetween(withRandomPlays(round, { plays: 4 }), round)).toEqual(['undo']);
    expect(cuesBetween(round, freshRound())).toEqual(['undo']);
  });

  test('the same plays, seen by another or by nobody, are silent', () => {
    expect(cuesBetween(round, round)).toEqual([]);
    expect(cuesBetween(round, { ...round, viewer: 1 })).toEqual([]);
    expect(cuesBetween(round, { ...round, viewer: null })).toEqual([]);
  });

  test('however many plays come at once, at most four cues do', () => {
    const start = freshRound({ variant: 'shi-wu-hu', seatCount: 3 });
    for (const plays of [5, 20, 1000]) {
      const cues = cuesBetween(start, withRandomPlays(start, { plays }));
      expect(cues.length).toBeGreaterThanOrEqual(2);
      expect(cues.length).toBeLessThanOrEqual(4);
    }
  });
});
