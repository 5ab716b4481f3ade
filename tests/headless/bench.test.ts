import { expect, test } from 'vitest';
import { variantIds } from '../../src/engine/fishing/index.ts';
import { answersOf, runWith } from './running.ts';

test.each([
  { asked: ['--players', '3'], players: 3 },
  { asked: [], players: 2 },
])('bench measures every variant with $players players for $asked', async ({ asked, players }) => {
  const answers = answersOf(await runWith(['bench', ...asked, '--seconds', '0.01']));
  expect(answers).toEqual(
    variantIds.map((variant) => ({ variant, players, playsPerSecond: expect.any(Number) })),
  );
});
