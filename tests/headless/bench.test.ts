import { expect, test } from 'vitest';
import { variantIds } from '../../src/engine/fishing/index.ts';
import { answersOf, runWith } from './running.ts';

test('bench measures every variant', async () => {
  const answers = answersOf(await runWith(['bench', '--players', '3', '--seconds', '0.01']));
  expect(answers).toEqual(
    variantIds.map((variant) => ({ variant, players: 3, playsPerSecond: expect.any(Number) })),
  );
});
