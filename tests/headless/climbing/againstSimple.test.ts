import { expect, test } from 'vitest';
import { againstSimpleCommand } from '../../../src/headless/climbing/againstSimple.ts';
import type { Run } from '../../../src/headless/command.ts';
import { unwrap } from '../../support/table.ts';

/** Runs a command and gives what it wrote and said. */
async function ran(run: Run) {
  const lines: string[] = [];
  const words: string[] = [];
  const fine = await run({
    input: (async function* () {})(),
    write: async (line) => void lines.push(line),
    complain: () => undefined,
    showProgress: (_, say) => void words.push(say()),
    startWorker: () => {
      throw new Error('it needs no worker');
    },
  });
  return { fine, lines, words };
}

test('against-simple tells what a bot wins a round', async () => {
  const args = ['--variant', 'ma-hua-hua', '--players', '3', '--bot', 'skilled', '--deals', '12'];
  const { fine, lines } = await ran(unwrap(againstSimpleCommand(args)));
  const { points, ...measured } = JSON.parse(lines[0] ?? '');
  expect(fine).toBe(true);
  expect(measured).toMatchObject({ variant: 'ma-hua-hua', players: 3, bot: 'skilled', deals: 12 });
  expect(points.mean).toBeGreaterThan(0);
  expect(points.low).toBeLessThan(points.mean);
});

test('against-simple refuses a number of seats that the variant is not played with', () => {
  const args = ['--variant', 'luan-chuo', '--players', '4', '--bot', 'greedy', '--deals', '2'];
  expect(againstSimpleCommand(args).ok).toBe(false);
});
