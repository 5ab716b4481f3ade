import { expect, test } from 'vitest';
import { againstSimpleCommand } from '../../../src/headless/climbing/againstSimple.ts';
import { unwrap } from '../../support/table.ts';
import { ranWith } from '../running.ts';

test('against-simple tells what a bot wins a round', async () => {
  const args = ['--variant', 'ma-hua-hua', '--players', '3', '--bot', 'skilled', '--deals', '12'];
  const run = unwrap(againstSimpleCommand(args));
  const { status, lines } = await ranWith(async (around) => ((await run(around)) ? 0 : 1));
  const { points, ...measured } = JSON.parse(lines[0] ?? '');
  expect(status).toBe(0);
  expect(measured).toMatchObject({ variant: 'ma-hua-hua', players: 3, bot: 'skilled', deals: 12 });
  expect(points.mean).toBeGreaterThan(0);
  expect(points.low).toBeLessThan(points.mean);
});

test('against-simple refuses a number of seats that the variant is not played with', () => {
  const args = ['--variant', 'luan-chuo', '--players', '4', '--bot', 'greedy', '--deals', '2'];
  expect(againstSimpleCommand(args).ok).toBe(false);
});
