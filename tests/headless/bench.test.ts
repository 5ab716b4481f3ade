import { expect, test } from 'vitest';
import { variantIds } from '../../src/engine/fishing/index.ts';
import { variantIds as allVariantIds, findVariant } from '../../src/engine/index.ts';
import { answersOf, runWith } from './running.ts';

test.each([
  {
    asked: ['--players', '2'],
    measured: variantIds.map((variant) => ({ variant, players: 2 })),
  },
  {
    asked: [],
    measured: allVariantIds.map((variant) => ({
      variant,
      players: findVariant(variant)?.seatCounts[0],
    })),
  },
  {
    asked: ['--players', '4'],
    measured: ['sap-ng-wu', 'wu-han', 'chang-pai'].map((variant) => ({ variant, players: 4 })),
  },
])('bench measures every variant that is played so for $asked', async ({ asked, measured }) => {
  const speeds = answersOf(await runWith(['bench', ...asked, '--seconds', '0.01']));
  expect(speeds).toEqual(measured.map((one) => ({ ...one, playsPerSecond: expect.any(Number) })));
  const times = answersOf(await runWith(['bench', '--of', 'fills', ...asked, '--seconds', '0.01']));
  expect(times).toEqual(measured.map((one) => ({ ...one, fillMilliseconds: expect.any(Number) })));
});
