import { describe, expect, test } from 'vitest';
import { usualPlanOf } from '../../../../src/bots/climbing/training/plans.ts';
import { weightCount } from '../../../../src/bots/climbing/values/layout.ts';
import {
  learnedPolicies,
  learnedWeights,
} from '../../../../src/bots/climbing/values/learnedPolicies.ts';
import { variants } from '../../../../src/engine/climbing/index.ts';
import { climbingGameOf } from '../../../support/climbing/table.ts';

const games = variants.flatMap(({ id, seatCounts }) =>
  seatCounts.map((seats) => ({ title: `${id} for ${seats}`, game: climbingGameOf(id, seats) })),
);

test('there is one learned policy for every variant and number of seats', () => {
  const files = learnedPolicies.map(({ variant, players }) => `${variant} for ${players}`);
  expect(files.toSorted()).toEqual(games.map(({ title }) => title).toSorted());
});

describe.each(games)('the learned policy of $title', ({ game }) => {
  const file = learnedPolicies.find(
    ({ variant, players }) => variant === game.variant.id && players === game.seatCount,
  );

  test('has a weight for each place of the layout, and was learned by the usual plan', () => {
    expect(file?.weights).toHaveLength(weightCount);
    expect(file?.weights.every(Number.isSafeInteger)).toBe(true);
    expect(file?.plan).toEqual(usualPlanOf(game));
  });
});

test('changed switches leave the policy of a variant as it is', () => {
  const changed = climbingGameOf('sap-ng-wu', 3, { mustBeat: true, bandChips: 5 });
  expect(learnedWeights(changed)).toBe(learnedWeights(climbingGameOf('sap-ng-wu')));
});
