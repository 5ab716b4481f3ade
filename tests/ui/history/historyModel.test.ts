import { describe, expect, test } from 'vitest';
import type { VariantId } from '../../../src/engine/index.ts';
import type { KeptRound } from '../../../src/store/history/keptRound.ts';
import { finish } from '../../../src/store/inSteps.ts';
import {
  everything,
  type FamilyFigures,
  type FilterChoice,
  familySteps,
  filterChoicesOf,
} from '../../../src/ui/history/historyModel.ts';
import { linesOf, matchesOf, roundCountOf } from '../../../src/ui/history/listModel.ts';
import { keptRound as round } from './keptRounds.ts';

/** The history of rounds of which the highest total wins each, where a test says nothing else. */
function modelOf(
  rounds: readonly KeptRound[],
  choice: FilterChoice,
  hasMargin = (_: VariantId) => true,
) {
  const partsOf = (variant: VariantId) => ({ hasMargin: hasMargin(variant) });
  const matches = matchesOf(rounds, choice);
  return {
    count: roundCountOf(matches),
    matches: linesOf(matches, choice, rounds.length),
    families: finish(familySteps({ rounds, choice, partsOf })),
  };
}

/** What the rounds of the one family that was played come to. */
function figuresOf({ families }: ReturnType<typeof modelOf>): FamilyFigures {
  const [figures, ...others] = families;
  if (figures === undefined || others.length > 0) throw new Error('one family was played');
  return figures;
}

function account(luck: number, end: number) {
  return { start: 1, luck: luck - 3, hidden: 2, skill: end - luck, end };
}

describe('the totals', () => {
  test('put luck beside result, as far as it is known', () => {
    const { all } = figuresOf(
      modelOf(
        [
          round('a', { accounts: [account(10, 40), account(-10, -40)] }),
          round('b', { totals: [20, 50], settlement: [-30, 30] }),
          round('c', { totals: [20, 20], settlement: [0, 0] }),
        ],
        everything,
      ),
    );
    expect(all).toEqual({
      rounds: 3,
      won: 1,
      points: 10,
      margin: (40 - 30 + 0) / 3,
      luck: 10,
      reviewed: 1,
    });
  });

  test('count as won what the game says was won, whatever the totals', () => {
    const least = round('a', { totals: [10, 90], winners: [0], settlement: [1, -1] });
    const leasts = modelOf([least], everything);
    const { matches } = leasts;
    expect([figuresOf(leasts).all.won, matches[0]?.rounds[0]?.outcome]).toEqual([1, 'won']);
    const nobodys = modelOf([round('b', { winners: [] })], everything);
    expect([figuresOf(nobodys).all.won, nobodys.matches[0]?.rounds[0]?.outcome]).toEqual([0, null]);
  });

  test('have a margin of those rounds only that the highest total wins', () => {
    const rounds = [
      round('a'),
      round('b', { totals: [20, 50] }),
      round('c', { variant: 'shi-wu-hu' }),
    ];
    const { all, byVariant } = figuresOf(
      modelOf(rounds, everything, (variant) => variant === 'shi-wu-hu'),
    );
    expect(all).toMatchObject({ rounds: 3, margin: 40 });
    expect(byVariant.map(({ variant, tally }) => [variant, tally.margin])).toEqual([
      ['tiu-u', null],
      ['shi-wu-hu', 40],
    ]);
  });

  test('are told for each opponent once a round, bots by their kind and persons by name', () => {
    const three = round('b', {
      names: ['Ann', 'Bo', 'Cy'],
      controls: ['person', 'greedy', 'greedy'],
      totals: [10, 20, 30],
      settlement: [-20, -10, 30],
    });
    const expert = round('c', { controls: ['person', 'expert'], variant: 'shi-wu-hu' });
    const { byOpponent, byVariant } = figuresOf(modelOf([round('a'), three, expert], everything));
    expect(
      byOpponent.map(({ opponent, tally }) => [opponent.key, tally.rounds, tally.won]),
    ).toEqual([
      ['greedy', 2, 1],
      ['expert', 1, 1],
    ]);
    expect(byVariant.map(({ variant, tally }) => [variant, tally.rounds])).toEqual([
      ['tiu-u', 2],
      ['shi-wu-hu', 1],
    ]);
  });

  test('count rounds of several people only for whoever is chosen to look', () => {
    const rounds = [round('a', { controls: ['person', 'person'] }), round('b')];
    const all = modelOf(rounds, everything);
    expect([all.count, figuresOf(all).all.rounds]).toEqual([2, 1]);
    const bos = modelOf(rounds, { ...everything, player: 'Bo' });
    expect(bos.count).toBe(1);
    expect(figuresOf(bos).all).toMatchObject({ rounds: 1, won: 0, margin: -40 });
    expect(figuresOf(bos).byOpponent.map(({ opponent }) => opponent.key)).toEqual(['person Ann']);
    expect(bos.matches[0]?.rounds[0]?.outcome).toBe('lost');
  });

  test('take nobody for who looks where a person was at the table and sat out', () => {
    const cy = { place: 2, name: 'Cy', control: 'person' } as const;
    const shared = round('a', { sitsOut: cy });
    const { families, matches } = modelOf([shared], everything);
    expect([families, matches[0]?.rounds[0]?.outcome]).toEqual([[], null]);
    const { opponents, players } = filterChoicesOf([shared]);
    expect(opponents.map(({ key }) => key)).toEqual(['greedy', 'person Ann']);
    expect(players).toEqual(['Ann']);
    const anns = modelOf([shared], { ...everything, player: 'Ann' });
    expect(figuresOf(anns).all).toMatchObject({ rounds: 1, won: 1, points: 40 });
    const bot = modelOf([round('b', { sitsOut: { ...cy, control: 'greedy' } })], everything);
    expect(figuresOf(bot).all).toMatchObject({ rounds: 1, won: 1 });
  });
});

describe('the list', () => {
  test('holds the rounds of a match together, with what they come to', () => {
    const { matches } = modelOf(
      [round('c', { match: 'm', number: 2 }), round('b'), round('a', { match: 'm', number: 1 })],
      everything,
    );
    expect(matches.map(({ rounds }) => rounds.map(({ kept }) => kept.id))).toEqual([
      ['c', 'a'],
      ['b'],
    ]);
    expect(matches.map(({ together }) => together)).toEqual([
      [
        { name: 'Ann', balance: 80 },
        { name: 'Bo', balance: -80 },
      ],
      null,
    ]);
  });

  test('holds what is chosen by opponent and game', () => {
    const rounds = [
      round('a'),
      round('b', { variant: 'shi-wu-hu' }),
      round('c', { controls: ['person', 'expert'] }),
    ];
    const idsOf = (choice: Partial<typeof everything>): string[] =>
      modelOf(rounds, { ...everything, ...choice }).matches.flatMap((match) =>
        match.rounds.map(({ kept }) => kept.id),
      );
    expect(idsOf({ opponent: 'greedy' })).toEqual(['a', 'b']);
    expect(idsOf({ variant: 'tiu-u' })).toEqual(['a', 'c']);
    expect(idsOf({ opponent: 'greedy', variant: 'tiu-u' })).toEqual(['a']);
    expect(idsOf({ opponent: 'person Nobody' })).toEqual([]);
  });

  test('offers what there is to choose', () => {
    expect(filterChoicesOf([round('a'), round('b')])).toEqual({
      opponents: [{ key: 'greedy', level: 'greedy' }],
      variants: ['tiu-u'],
      players: [],
    });
    const shared = round('c', { controls: ['person', 'person'], variant: 'shi-wu-hu' });
    expect(filterChoicesOf([round('a'), shared])).toMatchObject({
      variants: ['tiu-u', 'shi-wu-hu'],
      players: ['Ann', 'Bo'],
    });
  });
});

test('a round of a table far away is seen by who was here, and the others are met there', () => {
  const people = {
    controls: ['person', 'person'],
    online: { seats: [1], sitsOut: false },
  } as const;
  const rounds = [round('a', people), round('b', { ...people, totals: [20, 60] })];
  const { matches, families } = modelOf(rounds, everything);
  expect(matches.map(({ rounds: [line] }) => line?.outcome)).toEqual(['lost', 'won']);
  expect(families[0]?.byOpponent).toMatchObject([{ opponent: { name: 'Ann' } }]);
  expect(filterChoicesOf(rounds)).toMatchObject({ players: [], opponents: [{ name: 'Ann' }] });
  expect(modelOf(rounds, { ...everything, player: 'Ann' }).count).toBe(0);
});
