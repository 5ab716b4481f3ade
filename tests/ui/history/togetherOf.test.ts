import { describe, expect, test } from 'vitest';
import { togetherOf } from '../../../src/ui/history/togetherOf.ts';
import { keptRound } from './keptRounds.ts';

describe('what a match has come to', () => {
  const bo = { place: 1, name: 'Bo', control: 'person' } as const;
  const cai = { place: 2, name: 'Cai', control: 'person' } as const;

  test('goes by place where another one sits out each round, who has nothing of it', () => {
    const rounds = [
      keptRound('a', { names: ['Ann', 'Bo'], settlement: [40, -40], sitsOut: cai }),
      keptRound('b', { names: ['Ann', 'Cai'], settlement: [-5, 5], sitsOut: bo }),
    ];
    expect(togetherOf(rounds)).toEqual([
      { name: 'Ann', balance: 35 },
      { name: 'Bo', balance: -40 },
      { name: 'Cai', balance: 5 },
    ]);
  });

  test('goes by seat where nobody does', () => {
    expect(togetherOf([keptRound('a'), keptRound('b')])).toEqual([
      { name: 'Ann', balance: 80 },
      { name: 'Bo', balance: -80 },
    ]);
  });

  test('is not told where the rounds tell of other people', () => {
    expect(togetherOf([keptRound('a'), keptRound('b', { sitsOut: cai })])).toEqual([]);
    expect(togetherOf([keptRound('a'), keptRound('b', { names: ['Ann', 'Eve'] })])).toEqual([]);
  });
});
