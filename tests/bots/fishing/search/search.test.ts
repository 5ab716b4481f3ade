import { describe, expect, test } from 'vitest';
import { thoughtOf } from '../../../../src/bots/bot.ts';
import { search } from '../../../../src/bots/fishing/search/search.ts';
import { learnedValues } from '../../../../src/bots/fishing/values/learned.ts';
import {
  dealTiles,
  formatPlay,
  legalPlays,
  type Position,
  settlementOf,
  type VariantId,
  viewFor,
} from '../../../../src/engine/fishing/index.ts';
import type { Play } from '../../../../src/engine/index.ts';
import { stepsOf } from '../../../engine/randomRounds.ts';
import { chanceOf } from '../../../support/chance.ts';
import { play } from '../../../support/fishing.ts';
import { gameOf, tableOf, unwrap } from '../../../support/table.ts';
import { runs } from '../../../support/thoroughness.ts';

function searched(position: Position, samples: number) {
  const view = viewFor(position, position.seat);
  return search(view, chanceOf(1), { samples }, learnedValues(position.game));
}

/** Where a round ends with a tile that can be played in several ways, of unequal worth. */
function lastChoice(id: VariantId): Position {
  for (let seed = 0; seed < 1000; seed += 1) {
    const game = gameOf(id);
    const round = { game, deal: dealTiles(game, chanceOf(seed)), starter: 0, seed };
    const last = [...stepsOf(round)].at(-1)?.position;
    if (last === undefined) continue;
    const ends = legalPlays(last).map((each) => settlementOf(unwrap(play(last, each))).join());
    if (new Set(ends).size > 1) return last;
  }
  throw new Error('no round ends so');
}

const open = tableOf('tiu-u', { hands: ['66 63 22', '54 31'], lake: '66 54 31 62' });

describe('the search', () => {
  test('finds the great capture', () => {
    expect(formatPlay(thoughtOf(searched(open, 2000)).play)).toBe('66x66');
  });

  test('tells for every legal play what it is worth, the best first', () => {
    const { play, values } = thoughtOf(searched(open, 2000));
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
    expect(errorAfter(runs(4000, 16_000))).toBeLessThan(errorAfter(runs(500, 2000)) / 2);
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

  test('tells no worth that was seen in a few worlds only', () => {
    expect(thoughtOf(searched(open, 30)).values).toEqual([]);
  });

  test('looks at some worlds for each play though the clock runs out at once', () => {
    let asked = 0;
    const now = (): number => {
      asked += 1;
      return 1000 * asked;
    };
    const view = viewFor(open, open.seat);
    const thinking = search(view, chanceOf(1), { milliseconds: 50, now }, learnedValues(open.game));
    const { values } = thoughtOf(thinking);
    expect(values.map((value) => value.play).toSorted()).toEqual([...view.legal].toSorted());
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

  test('S9: knows what the last plays bring, with what is caught already', () => {
    for (const id of ['tiu-u', 'shi-wu-hu'] as const) {
      // The last drawn tile with a choice: nothing is hidden any more.
      const last = lastChoice(id);
      const { values } = thoughtOf(searched(last, 200));
      const { seat } = last;
      const exact = (chosen: Play): number => settlementOf(unwrap(play(last, chosen)))[seat] ?? 0;
      expect(values.map(({ points }) => points)).toEqual(values.map((value) => exact(value.play)));
      expect(values.every(({ error }) => error === 0)).toBe(true);
      expect(new Set(values.map(({ points }) => points)).size).toBeGreaterThan(1);
    }
  });

  test('does not think where there is nothing to choose', () => {
    const view = viewFor(open, open.seat);
    const [only] = view.legal;
    const alone = { ...view, legal: only === undefined ? [] : [only] };
    const step = search(alone, chanceOf(1), { samples: 1000 }, learnedValues(open.game)).next();
    expect(step).toEqual({ done: true, value: { play: only, values: [] } });
  });
});
