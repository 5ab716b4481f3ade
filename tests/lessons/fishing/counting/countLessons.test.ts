import { describe, expect, test } from 'vitest';
import { type Game, isCatchable, variantIds } from '../../../../src/engine/fishing/index.ts';
import {
  copiesProblemOf,
  formatTiles,
  type Kind,
  kinds,
  tilesOf,
} from '../../../../src/engine/index.ts';
import { countLessons } from '../../../../src/lessons/fishing/countLessons.ts';
import { drillCatch, drillSizes } from '../../../../src/lessons/fishing/drillCatch.ts';
import type { CountLesson, CountStep } from '../../../../src/lessons/fishing/fishingLesson.ts';
import { formatCatch } from '../../../../src/records/fishing/readCatch.ts';
import { stepTaskOf } from '../../../../src/ui/fishing/learn/counting/countTask.ts';
import { plainScore, plainSettlement } from '../../../support/plainRules.ts';
import { gameOf } from '../../../support/table.ts';

const steps = countLessons.flatMap((lesson) =>
  lesson.steps.map((step, at) => ({ name: `${lesson.id} ${at + 1}`, lesson, step })),
);

/** Whether a catch can be parted into baits and the fish that each of them took. */
function isPaired(game: Game, [bait, ...others]: readonly Kind[]): boolean {
  if (bait === undefined) return true;
  return [...new Set(others)].some((fish) => {
    const rest = others.toSpliced(others.indexOf(fish), 1);
    return isCatchable(game, bait, fish) && isPaired(game, rest);
  });
}

const gameFor = ({ variant }: CountLesson, { catches }: CountStep): Game =>
  gameOf(variant, catches.length === 3 ? 3 : 2);
const scoreOf = ({ rules, variant }: Game, tiles: readonly Kind[]): number =>
  plainScore(rules, variant.kit, formatTiles(tiles));

/** What is right by the rules once more, as slowly and plainly as they can be said. */
function plainlyRight(game: Game, { catches, ask }: CountStep): unknown {
  const [caught = []] = catches;
  const score = (tiles: readonly Kind[]): number => scoreOf(game, tiles);
  switch (ask.what) {
    case 'total':
      return score(caught);
    case 'each': {
      // What counts alike counts twice as much when there are as many again, but for a bonus and
      // rounding.
      const alone = caught.filter((kind) => kind === ask.kind);
      const rest = caught.filter((kind) => kind !== ask.kind);
      const twice = score([...caught, ...alone]) - score(caught);
      expect(score(rest)).toBeLessThan(score(caught));
      return twice / alone.length;
    }
    case 'gain':
      return score([...caught, ask.bait, ask.fish]) - score(caught);
    case 'fish': {
      // A complete group counts more for every tile of it: by more than two small fish.
      const gains = ask.among.map((fish) => score([...caught, ask.bait, fish]) - score(caught));
      return ask.among.filter((_, at) => (gains[at] ?? 0) > 20);
    }
    case 'undoubled': {
      const totals = catches.map(score);
      return totals.flatMap((high, to) =>
        totals.flatMap((low, from) => {
          if (high <= low) return [];
          const pair = plainSettlement(game.rules, [high, low])[0];
          return pair === high - low ? [`${from} ${to}`] : [];
        }),
      );
    }
    case 'payment': {
      const [from, to] = [catches[ask.from] ?? [], catches[ask.to] ?? []];
      return plainSettlement(game.rules, [score(to), score(from)])[0];
    }
    case 'balance':
      return plainSettlement(game.rules, catches.map(score))[ask.seat];
  }
}

describe('a lesson about counting', () => {
  test('has three to five steps', () => {
    for (const { steps } of countLessons) {
      expect(steps.length).toBeGreaterThanOrEqual(3);
      expect(steps.length).toBeLessThanOrEqual(5);
    }
  });

  test.each(steps)(
    '$name: the kit holds the catches, and baits could have taken them',
    ({ lesson, step }) => {
      const game = gameFor(lesson, step);
      expect(copiesProblemOf(game.variant.kit, step.catches.flat(), 'at-most')).toBeUndefined();
      for (const caught of step.catches) {
        expect(caught.length).toBeGreaterThan(0);
        expect(isPaired(game, caught), formatCatch(caught)).toBe(true);
      }
      const { ask } = step;
      if (ask.what !== 'gain' && ask.what !== 'fish') return;
      for (const fish of ask.what === 'gain' ? [ask.fish] : ask.among) {
        expect(isCatchable(game, ask.bait, fish)).toBe(true);
        const after = [...step.catches.flat(), ask.bait, fish];
        expect(copiesProblemOf(game.variant.kit, after, 'at-most')).toBeUndefined();
      }
    },
  );

  test.each(steps)('$name: what is right is what the plain rules count', ({ lesson, step }) => {
    const task = stepTaskOf(lesson.variant, step);
    const plain = plainlyRight(gameFor(lesson, step), step);
    if (task.answer.by === 'number') {
      expect(task.answer.right).toBe(plain);
      return;
    }
    const right = task.answer.options.filter(({ isRight }) => isRight);
    expect(right).toHaveLength(1);
    expect(task.answer.options.length).toBeGreaterThan(1);
    const [only] = right;
    if (only === undefined) return;
    if ('tile' in only) expect([only.tile]).toEqual(plain);
    else if ('points' in only) expect(only.points).toBe(plain);
    else expect([`${only.payment.from} ${only.payment.to}`]).toEqual(plain);
  });

  test('S7: no tile but one of those that have no part in a group or a quarter is said to be small always', () => {
    const [game, told] = [gameOf('shi-wu-hu'), steps.flatMap(({ step }) => step.others ?? [])];
    const always = kinds.filter((kind) => {
      const all = kinds.flatMap((one) => Array.from({ length: 4 }, () => one));
      return (
        scoreOf(game, all) -
          scoreOf(
            game,
            all.filter((one) => one !== kind),
          ) ===
        40
      );
    });
    expect([...told].sort()).toEqual(always.sort());
  });

  test('S9: settles 1100, 900 and 600 as RULES.md does', () => {
    const step = countLessons
      .find(({ id }) => id === 'thousand')
      ?.steps.find(({ words }) => words === 'together');
    const game = gameOf('shi-wu-hu', 3);
    const totals = (step?.catches ?? []).map((tiles) => scoreOf(game, tiles));
    expect(totals).toEqual([1100, 900, 600]);
    expect(plainSettlement(game.rules, totals)).toEqual([1400, -100, -1300]);
  });
});

describe('a catch of the drill', () => {
  const cases = variantIds.flatMap((id) => drillSizes.map((size) => ({ id, size })));

  /**
   * The fewest and the most tiles of each size: none reaches into another, whichever deals follow
   * one another.
   */
  const lengths = { few: [6, 9], some: [14, 17], whole: [18, 64] } as const;

  test.each(cases)(
    'of $id, $size: the kit holds it, baits could have taken it, and it counts',
    ({ id, size }) => {
      const game = gameOf(id, 3);
      const numbers = new Set<string>();
      for (let seed = 0; seed < 20; seed += 1) {
        const caught = drillCatch(game, `drill ${seed}`, size);
        const tiles = tilesOf(caught);
        numbers.add(formatCatch(tiles));
        if (seed < 5) expect(drillCatch(game, `drill ${seed}`, size)).toEqual(caught);
        expect(copiesProblemOf(game.variant.kit, tiles, 'at-most')).toBeUndefined();
        expect(isPaired(game, tiles), formatCatch(tiles)).toBe(true);
        expect(scoreOf(game, tiles)).toBeGreaterThan(0);
        const [least, most] = lengths[size];
        expect(tiles.length).toBeGreaterThanOrEqual(least);
        expect(tiles.length).toBeLessThanOrEqual(most);
      }
      expect(numbers.size).toBeGreaterThan(15);
    },
  );
});
