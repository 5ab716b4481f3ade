import { describe, expect, test } from 'vitest';
import {
  type BoardLine,
  type GroupStanding,
  groupBoardOf,
  type VariantId,
} from '../../../../src/engine/fishing/index.ts';
import { formatKind, invariant } from '../../../../src/engine/index.ts';
import { type ViewSetup, viewWith } from '../viewWith.ts';

function standingsOf(
  id: VariantId,
  setup: ViewSetup,
  line: BoardLine['id'],
): readonly GroupStanding[] {
  const board = groupBoardOf(viewWith(id, setup));
  invariant(board.method === 'groups', `${id} counts by groups`);
  return board.lines.find((one) => one.id === line)?.seats ?? [];
}

function statesOf(id: VariantId, setup: ViewSetup, line: BoardLine['id']): string[] {
  return standingsOf(id, setup, line).map(({ state }) => state);
}

/** `1×63/54` for one more of either. */
function lacksIn({ lacks }: GroupStanding): string[] {
  return lacks.map(({ oneOf, copies }) => `${copies}×${oneOf.map(formatKind).join('/')}`);
}

describe('groups on the board', () => {
  test('S4 S5 S6 S8 every group and bonus has a line with all seats', () => {
    const board = groupBoardOf(viewWith('shi-wu-hu', { seats: 3 }));
    invariant(board.method === 'groups', 'Shi Wu Hu counts by groups');
    expect(board.lines.map(({ id }) => id)).toEqual([
      'sky-nine',
      'earth-eight',
      'man-seven',
      'harmony-five',
      'supreme',
      'quarter-axe',
      'quarter-plum',
      'quarter-red-ten',
      'bonus-skyNine',
      'bonus-quarters',
      'bonus-supreme',
    ]);
    expect(board.lines.every(({ seats }) => seats.length === 3)).toBe(true);
  });

  test('S8 a bonus that is worth nothing has no line', () => {
    expect(
      standingsOf('shi-wu-hu', { rules: { bonuses: { supreme: 0 } } }, 'bonus-supreme'),
    ).toEqual([]);
  });

  test('S4 a group tells what it has, what it lacks, and its points now and when complete', () => {
    const catches = ['44 44 43 61', '44 52 43 62'];
    const [mine, theirs] = standingsOf('shi-wu-hu', { catches }, 'man-seven');
    expect(mine).toMatchObject({ state: 'open', tiles: 3, points: 30, pointsComplete: 80 });
    expect(theirs).toMatchObject({ state: 'complete', tiles: 3, points: 60, pointsComplete: 60 });
    expect([mine, theirs].map((one) => one && lacksIn(one))).toEqual([['1×52'], []]);
  });

  test('S4 with one military kind either of the two will do', () => {
    const [mine] = standingsOf('shi-wu-hu-64', { catches: ['66 66'] }, 'sky-nine');
    expect(mine && lacksIn(mine)).toEqual(['1×63/54']);
    expect(mine).toMatchObject({ tiles: 2, points: 20, pointsComplete: 90 });
  });

  test('S6 a quarter wants all four copies', () => {
    const [mine] = standingsOf('shi-wu-hu', { catches: ['65 65'] }, 'quarter-axe');
    expect(mine && lacksIn(mine)).toEqual(['2×65']);
    expect(mine).toMatchObject({ state: 'open', tiles: 2, points: 20, pointsComplete: 120 });
  });

  test('S8 a bonus counts its worth or nothing', () => {
    const catches = ['42 42 21 21', ''];
    const [mine, theirs] = standingsOf('shi-wu-hu-64', { catches }, 'bonus-supreme');
    expect(mine).toMatchObject({ state: 'complete', tiles: 4, points: 100, pointsComplete: 100 });
    expect(theirs).toMatchObject({ state: 'dead', tiles: 0, points: 0, pointsComplete: 100 });
  });
});

describe('dead groups', () => {
  test('a tile in another catch is gone', () => {
    const setup = { catches: ['', '65 65'] };
    expect(statesOf('shi-wu-hu', setup, 'quarter-axe')).toEqual(['dead', 'open']);
    expect(statesOf('shi-wu-hu', setup, 'bonus-quarters')).toEqual(['dead', 'open']);
    expect(statesOf('shi-wu-hu', setup, 'quarter-plum')).toEqual(['open', 'open']);
  });

  test('F7 what is stranded in the lake is gone for everybody', () => {
    expect(statesOf('shi-wu-hu', { lake: '65*4' }, 'quarter-axe')).toEqual(['dead', 'dead']);
    expect(statesOf('shi-wu-hu', { lake: '65*3' }, 'quarter-axe')).toEqual(['open', 'open']);
    const tens = { lake: '55*4', rules: { captures: { tens: true } } };
    expect(statesOf('shi-wu-hu', tens, 'quarter-plum')).toEqual(['open', 'open']);
  });

  test('what is left in the own hand may still come, while another tile catches it', () => {
    const supremePair = { captures: { supremePair: true } };
    // The one 42 and one 21 that are left catch each other; with 42 gone, the 21 catches nothing.
    const both = { rules: supremePair, hand: '21', catches: ['42', '21'] };
    expect(statesOf('shi-wu-hu-64', both, 'supreme')).toEqual(['open', 'open']);
    const alone = { rules: supremePair, hand: '21', catches: ['42 42', '21'] };
    expect(statesOf('shi-wu-hu-64', alone, 'supreme')).toEqual(['dead', 'dead']);
  });

  test('F9 a stack is gone once its fourth tile is', () => {
    const rules = { thirdTile: 'stack' } as const;
    const laid = { rules, stacks: '65' };
    expect(statesOf('shi-wu-hu', laid, 'quarter-axe')).toEqual(['open', 'open']);
    const placed = { rules, stacks: '65', lake: '65' };
    expect(statesOf('shi-wu-hu', placed, 'quarter-axe')).toEqual(['dead', 'dead']);
    const earth = { rules, stacks: '11', lake: '11' };
    expect(statesOf('shi-wu-hu', earth, 'earth-eight')).toEqual(['dead', 'dead']);
    const caught = { rules, stacks: '44', lake: '44' };
    expect(statesOf('shi-wu-hu', caught, 'man-seven')).toEqual(['open', 'open']);
  });

  test('S4 a group lives as long as one copy of each of its kinds does', () => {
    const gone = { catches: ['', '52 52 52'] };
    expect(statesOf('shi-wu-hu', gone, 'man-seven')).toEqual(['open', 'open']);
    const all = { catches: ['', '52*4'] };
    expect(statesOf('shi-wu-hu', all, 'man-seven')).toEqual(['dead', 'open']);
    const one = { rules: { groupNeeds: 'one-military' }, ...all } as const;
    expect(statesOf('shi-wu-hu', one, 'man-seven')).toEqual(['open', 'open']);
  });
});

describe('groups and the plays that are left', () => {
  test('F3 the tiles of the draw pile come to the seats in turn', () => {
    const last = { handSizes: [0, 0], hand: '' };
    const needs = (setup: ViewSetup): string[] =>
      statesOf('shi-wu-hu', { ...last, ...setup }, 'supreme');
    expect(needs({ turn: 1, drawn: '42', drawPileLeft: 0, catches: ['42 33', '21 21'] })).toEqual([
      'dead',
      'open',
    ]);
    expect(needs({ turn: 1, drawn: '42', drawPileLeft: 1, catches: ['42 33', '21 21'] })).toEqual([
      'open',
      'open',
    ]);
    expect(needs({ turn: 0, drawPileLeft: 1, catches: ['42 33', '21 21'] })).toEqual([
      'open',
      'dead',
    ]);
  });

  test('F1 F3 with three seats the last tiles are drawn by the seat to play and the next', () => {
    const last = { seats: 3, handSizes: [0, 0, 0], turn: 1 } as const;
    const needs = (drawPileLeft: number): string[] =>
      statesOf('shi-wu-hu', { ...last, drawPileLeft }, 'supreme');
    expect(needs(1)).toEqual(['dead', 'dead', 'dead']);
    const supremePair = { captures: { supremePair: true } };
    const joined = (drawPileLeft: number): string[] =>
      statesOf('shi-wu-hu', { ...last, drawPileLeft, rules: supremePair }, 'supreme');
    expect(joined(1)).toEqual(['dead', 'open', 'dead']);
    expect(joined(2)).toEqual(['dead', 'open', 'open']);
    expect(joined(3)).toEqual(['open', 'open', 'open']);
  });

  test('a hand is as many plays', () => {
    const setup = { handSizes: [0, 1], drawPileLeft: 0, turn: 1, catches: ['42 33', '21 21'] };
    expect(statesOf('shi-wu-hu', setup, 'supreme')).toEqual(['dead', 'open']);
  });

  test('tiles that do not catch each other come in plays of their own', () => {
    const one = { handSizes: [0, 0], drawPileLeft: 0, turn: 0 };
    const nines = { ...one, drawn: '63', catches: ['66 66'] } as const;
    expect(statesOf('shi-wu-hu', nines, 'sky-nine')).toEqual(['open', 'dead']);
    const apart = { ...one, drawn: '63', catches: ['54 54'] } as const;
    expect(statesOf('shi-wu-hu', apart, 'sky-nine')).toEqual(['dead', 'dead']);
  });

  test('F4 F9 one play takes all four of a kind where three may be taken at once', () => {
    const one = { handSizes: [0, 0], drawPileLeft: 0, turn: 0, drawn: '65', lake: '65*3' } as const;
    expect(statesOf('shi-wu-hu', one, 'quarter-axe')).toEqual(['open', 'dead']);
    const plums = { ...one, drawn: '55', lake: '55*3' } as const;
    expect(statesOf('shi-wu-hu', plums, 'quarter-plum')).toEqual(['open', 'dead']);
    const rules = { captures: { tens: true } };
    expect(statesOf('shi-wu-hu', { ...plums, rules }, 'quarter-plum')).toEqual(['dead', 'dead']);
    const any = { ...rules, tripleOf: 'any' } as const;
    expect(statesOf('shi-wu-hu', { ...plums, rules: any }, 'quarter-plum')).toEqual([
      'open',
      'dead',
    ]);
    const begun = { ...plums, rules: any, lake: '55*2', catches: ['55 64'] };
    expect(statesOf('shi-wu-hu', begun, 'quarter-plum')).toEqual(['dead', 'dead']);
    const stacks = { ...rules, thirdTile: 'stack' } as const;
    const laid = { ...plums, lake: '', stacks: '55', rules: stacks };
    expect(statesOf('shi-wu-hu', laid, 'quarter-plum')).toEqual(['open', 'dead']);
  });
});

describe('points to the doubling line', () => {
  test('S9 each seat lacks what it has less than the line, and nothing beyond it', () => {
    const catches = ['66 63 54 21', '22'];
    const at = (doubleAt: number): readonly number[] | null =>
      groupBoardOf(viewWith('shi-wu-hu', { rules: { doubleAt }, catches })).toDouble;
    expect(at(1000)).toEqual([900, 990]);
    expect(at(100)).toEqual([0, 90]);
    expect(at(50)).toEqual([0, 40]);
    expect(at(0)).toBeNull();
  });

  test('S9 Tiu-U has a line too where the switch sets one', () => {
    const catches = ['66 65', ''];
    const rules = { doubleAt: 100 };
    expect(groupBoardOf(viewWith('tiu-u', { rules, catches })).toDouble).toEqual([54, 100]);
    expect(groupBoardOf(viewWith('tiu-u', { catches })).toDouble).toBeNull();
  });
});

describe('pips on the board', () => {
  const reds = '41 41 42 42 43 43';
  const rich = `11 11 11 11 31 31 31 31 ${reds}`;

  test.each([
    { caught: '', redPips: 0, redPipsToMore: 1, small: 0, big: 0 },
    { caught: '22 32', redPips: 0, redPipsToMore: 1, small: 0, big: 0 },
    { caught: '41 41', redPips: 10, redPipsToMore: 1, small: 10, big: 0 },
    { caught: '41 41 51', redPips: 11, redPipsToMore: 10, small: 20, big: 0 },
    { caught: '43 61 44', redPips: 5, redPipsToMore: 6, small: 10, big: 16 },
  ])('S1 S2 of [$caught]', ({ caught, ...standing }) => {
    const board = groupBoardOf(viewWith('tiu-u', { catches: ['', caught] }));
    invariant(board.method === 'pips', 'Tiu-U counts by pips');
    expect(board.seats[1]).toEqual(standing);
    expect(board.roundUpTo).toBe(10);
  });

  test.each([
    // The set holds 48 red pips of small fish.
    { own: `${rich} 51 51`, others: '', redPips: 40, redPipsToMore: 1 },
    { own: `${rich} 51 51 51`, others: '', redPips: 41, redPipsToMore: null },
    // 9 are still out, or 4.
    {
      own: '11 11 11 11 31 31 31 31',
      others: '41 41 42 42 43 43 61',
      redPips: 12,
      redPipsToMore: 9,
    },
    {
      own: '11 11 11 11 31 31 31 31',
      others: `${reds} 51 51 21 21`,
      redPips: 12,
      redPipsToMore: null,
    },
  ])('S1 has no more to tell than can still be caught: [$own] against [$others]', (row) => {
    const { own, others, ...standing } = row;
    const board = groupBoardOf(viewWith('tiu-u', { catches: [own, others] }));
    invariant(board.method === 'pips', 'Tiu-U counts by pips');
    expect(board.seats[0]).toMatchObject(standing);
  });
});
