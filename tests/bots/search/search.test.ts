import { describe, expect, test } from 'vitest';
import { thoughtOf } from '../../../src/bots/bot.ts';
import { search } from '../../../src/bots/search/search.ts';
import { learnedValues } from '../../../src/bots/values/learned.ts';
import { formatPlay, type Position, viewFor } from '../../../src/engine/index.ts';
import { chanceOf } from '../../support/chance.ts';
import { afterPlays, tableOf } from '../../support/table.ts';

function searched(position: Position, samples: number) {
  const view = viewFor(position, position.seat);
  return search(view, chanceOf(1), { samples }, learnedValues(position.game));
}

const open = tableOf('tiu-u', { hands: ['66 63 22', '54 31'], lake: '66 54 31 62' });

describe('the search', () => {
  test('finds the great capture', () => {
    expect(formatPlay(thoughtOf(searched(open, 2000)).play)).toBe('66x66');
  });

  test('tells for every legal play what it is worth, the best first', () => {
    const { play, values } = thoughtOf(searched(open, 500));
    const { legal } = viewFor(open, open.seat);
    expect(values.map((value) => value.play).toSorted()).toEqual([...legal].toSorted());
    const points = values.map((value) => value.points);
    expect(points).toEqual(points.toSorted((one, other) => other - one));
    const own = values.find((value) => value.play === play);
    expect(own?.error).toBe(0);
    expect(values.every(({ error }) => error >= 0)).toBe(true);
  });

  test('gets surer with more samples', () => {
    const errorAfter = (samples: number): number =>
      Math.max(...thoughtOf(searched(open, samples)).values.map(({ error }) => error));
    expect(errorAfter(8000)).toBeLessThan(errorAfter(400) / 2);
  });

  test('tells how much of its budget is spent as it goes, and ends when it is', () => {
    const thinking = searched(open, 300);
    const shares: number[] = [];
    let step = thinking.next();
    while (step.done !== true) {
      shares.push(step.value);
      step = thinking.next();
    }
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
    expect(shares.at(-1)).toBe(1);
    expect(shares[0]).toBeLessThan(0.1);
    expect(shares.length).toBeGreaterThan(30);
  });

  test('thinks until the clock says so', () => {
    let asked = 0;
    const now = (): number => {
      asked += 1;
      return asked;
    };
    const view = viewFor(open, open.seat);
    const thinking = search(view, chanceOf(1), { milliseconds: 50, now }, learnedValues(open.game));
    expect(formatPlay(thoughtOf(thinking).play)).toBe('66x66');
    expect(asked).toBeGreaterThan(50);
    expect(asked).toBeLessThan(70);
  });

  test('S9: counts the round to its end, with what is caught already', () => {
    const two = afterPlays(open, '66x66');
    const ahead = thoughtOf(searched(two, 400)).values;
    const before = thoughtOf(searched(open, 400)).values;
    // The same seat plays on with the drawn tile, having what it expected to have.
    expect(Math.abs((ahead[0]?.points ?? 0) - (before[0]?.points ?? 0))).toBeLessThan(60);
  });

  test('does not think where there is nothing to choose', () => {
    const view = viewFor(open, open.seat);
    const [only] = view.legal;
    const alone = { ...view, legal: only === undefined ? [] : [only] };
    const step = search(alone, chanceOf(1), { samples: 1000 }, learnedValues(open.game)).next();
    expect(step).toEqual({ done: true, value: { play: only, values: [] } });
  });
});
