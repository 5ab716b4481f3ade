import { describe, expect, test } from 'vitest';
import { bots as everyBot } from '../../../../src/bots/fishing/bots.ts';
import { usualPlan } from '../../../../src/bots/fishing/training/train.ts';
import { layoutFor } from '../../../../src/bots/fishing/values/layout.ts';
import { learned, learnedValues } from '../../../../src/bots/fishing/values/learned.ts';
import { packedSteps } from '../../../../src/bots/fishing/values/packed.ts';
import { type Game, variants } from '../../../../src/engine/fishing/index.ts';
import { playDeal } from '../../../../src/headless/duplicate.ts';
import { seatCounts } from '../../../support/fishing.ts';
import { gameOf } from '../../../support/table.ts';
import { runs } from '../../../support/thoroughness.ts';

const games: readonly { title: string; game: Game }[] = variants.flatMap(({ id }) =>
  seatCounts.map((seats) => ({ title: `${id} for ${seats}`, game: gameOf(id, seats) })),
);

test('there is one file of values for every variant and number of seats', () => {
  expect(learned.map(({ variant, players }) => `${variant} for ${players}`).toSorted()).toEqual(
    games.map(({ title }) => title).toSorted(),
  );
});

describe.each(games)('the learned values of $title', ({ game }) => {
  const file = learned.find(
    ({ variant, players }) => variant === game.variant.id && players === game.seatCount,
  );

  test('have a weight for each place of the layout, and nothing else', () => {
    expect(file?.weights).toHaveLength(layoutFor(game).size);
    expect(file?.weights.every(Number.isSafeInteger)).toBe(true);
    expect(file?.step).toBe(packedSteps[game.rules.scoring]);
    expect(file?.plan).toEqual(usualPlan);
  });

  test('mean what the code makes of them: on average they win against greed', () => {
    const others = Array<'greedy'>(game.seatCount - 1).fill('greedy');
    const bots = ['skilled', ...others] as const;
    const deals = Array.from({ length: runs(12, 60) }, (_, deal) =>
      playDeal(everyBot, { game, bots, seed: `fit/${deal}` }),
    );
    const won = deals.reduce((sum, { points }) => sum + (points[0] ?? 0), 0);
    expect(won).toBeGreaterThan(0);
  });
});

test('changed switches leave the values of a variant as they are', () => {
  const own = gameOf('tiu-u');
  const changed = gameOf('tiu-u', 2, { captures: { tens: false, heavenEarth: true } });
  expect(learnedValues(changed)).toBe(learnedValues(own));
  expect(layoutFor(changed)).toEqual(layoutFor(own));
});
