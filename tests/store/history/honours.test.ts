import { describe, expect, test } from 'vitest';
import { type Honour, honourSteps, honoursOf, newIn } from '../../../src/store/history/honours.ts';
import { type KeptRound, roundToKeep } from '../../../src/store/history/keptRound.ts';
import { roundOf } from './rounds.ts';

const { kept: plain } = roundToKeep(roundOf('a'));
const games = ['tiu-u', 'shi-wu-hu'] as const;

/** A round that the person at seat 0 has lost to a greedy bot, with what a test changes. */
function round(id: string, day: number, change: Partial<KeptRound> = {}): KeptRound {
  return {
    ...plain,
    id,
    endedAt: `2026-05-${String(day).padStart(2, '0')}T12:00:00.000Z`,
    winners: [1],
    feats: [[], []],
    ...change,
  };
}

function all(rounds: readonly KeptRound[]): readonly Honour[] {
  return honoursOf(rounds, games).flatMap(({ honours }) => honours);
}

/** The honours that rounds bring, with the code of the round that brought each first. */
function earned(...rounds: readonly KeptRound[]): Record<string, string> {
  const entries = all(rounds).flatMap(({ id, first }) =>
    first === null ? [] : [[id, first.kept.id] as const],
  );
  return Object.fromEntries(entries);
}

const won = { winners: [0] } as const;

describe('honours', () => {
  test('are all open before the first round', () => {
    expect(all([]).length).toBeGreaterThanOrEqual(12);
    expect(earned()).toEqual({});
    expect(earned(round('a', 1))).toEqual({});
  });

  test('belong to the first round that brought them, in whatever order they lie', () => {
    const feats = [['triple'], []];
    const rounds = [round('late', 3, { feats }), round('first', 1, { feats }), round('mid', 2)];
    expect(earned(...rounds)).toEqual({ triple: 'first' });
    expect(newIn(rounds, games, 'first')).toEqual(['triple']);
    expect(newIn(rounds, games, 'late')).toEqual([]);
  });

  test('go with the round that brought them, unless another one does', () => {
    const feats = [['triple'], []];
    expect(earned(round('late', 3, { feats }))).toEqual({ triple: 'late' });
  });

  test('are of persons alone: what a bot has done brings none', () => {
    expect(earned(round('a', 1, { feats: [[], ['triple', 'supreme', 'doubled']] }))).toEqual({});
  });

  test('are none where nobody has looked for feats', () => {
    expect(earned(round('a', 1, { feats: null, ...won }))).toEqual({});
  });

  test.each([
    ['a win against bots without help', { ...won, feats: [['unaided'], []] }, ['unaided']],
    ['a defeat without help', { feats: [['unaided'], []] }, []],
    [
      'a win without help among persons alone',
      { ...won, feats: [['unaided'], []], controls: ['person', 'person'] },
      [],
    ],
    ['a win against the expert', { ...won, controls: ['person', 'expert'] }, ['expert']],
    ['a defeat by the expert', { controls: ['person', 'expert'] }, []],
    ['a win shared with the expert', { winners: [0, 1], controls: ['person', 'expert'] }, []],
    ['a mirror match', { feats: [['mirrored'], ['mirrored']] }, ['mirrored']],
    ['a puzzle solved', { puzzles: [{ at: 1, seat: 0, lost: 9, outcome: 'solved' }] }, ['solved']],
    ['a puzzle missed', { puzzles: [{ at: 1, seat: 0, lost: 9, outcome: 'missed' }] }, []],
    [
      'a puzzle solved of another seat',
      { puzzles: [{ at: 2, seat: 1, lost: 9, outcome: 'solved' }] },
      [],
    ],
    [
      'seventeen wu declared after playing on',
      { feats: [['declined', 'declared'], []], totals: [17, 0] },
      ['declared'],
    ],
    [
      'eighteen wu declared after playing on',
      { feats: [['declined', 'declared'], []], totals: [18, 0] },
      ['declared', 'eighteen'],
    ],
    ['eighteen wu declared at once', { feats: [['declared'], []], totals: [18, 0] }, ['declared']],
    ['eighteen wu not declared', { totals: [18, 0] }, []],
  ] satisfies [string, Partial<KeptRound>, string[]][])('come of %s', (_, change, ids) => {
    expect(Object.keys(earned(round('a', 1, change))).sort()).toEqual(ids);
  });

  test('of every game come with the round of the last one', () => {
    const tiuU = round('a', 1);
    const shiWuHu = round('b', 2, { variant: 'shi-wu-hu' });
    expect(earned(tiuU, round('c', 3))).toEqual({});
    expect(earned(tiuU, shiWuHu, round('c', 3))).toEqual({ everyGame: 'b' });
  });

  test('are looked for in many rounds some at a time', () => {
    const rounds = Array.from({ length: 2500 }, (_, at) => round(`${at}`, 1 + (at % 28)));
    expect([...honourSteps(rounds, games)]).toHaveLength(3);
  });
});
