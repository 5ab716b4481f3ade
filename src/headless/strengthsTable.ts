import { failure, type Result, success } from '../engine/index.ts';
import { sayOfCommand } from '../text/commandWords.ts';
import { formatPoints, formatShare } from './formatFigures.ts';
import type { Interval } from './interval.ts';
import type { BotResult } from './standings.ts';
import { arenaArgs, type StrengthRow } from './strengths.ts';

const begin = '<!-- strengths -->';
const end = '<!-- /strengths -->';

const head = [
  '| variant | bots | deals | points a round | rounds won | thought | measured by |',
  '|---|---|--:|--:|--:|---|---|',
];

/** A row of the table as Markdown, with how its first bot did. */
export function formatRow(row: StrengthRow, first: BotResult): string {
  const cells = [
    formatPoints(pointsOf(first.lead, row.bots.length)),
    formatShare(first.winShare),
    formatThought(row.thought),
    `\`npm run -s headless -- arena ${arenaArgs(row).join(' ')}\``,
  ];
  return `${keyOf(row)} ${row.deals} | ${cells.join(' | ')} |`;
}

/**
 * Puts rows into the marked block of a text.
 * @param plan every row that the table may have, in its order; others that stand there go
 * @param rows the new ones, written by {@link formatRow}; of the others of the plan, those that
 * stand there stay as they are
 * @returns the text, or a sentence when it has no marked block
 */
export function withStrengths(
  text: string,
  plan: readonly StrengthRow[],
  rows: readonly string[],
): Result<string, string> {
  const from = text.indexOf(begin) + begin.length;
  const to = text.indexOf(end, from);
  if (from < begin.length || to < 0)
    return failure(sayOfCommand('command.no-block', { begin, end }));
  const known = [...rows, ...text.slice(from, to).split('\n')];
  const shown = plan.flatMap((row) => known.find((line) => line.startsWith(keyOf(row))) ?? []);
  const table = shown.length === 0 ? [] : [...head, ...shown];
  return success([text.slice(0, from), ...table, text.slice(to)].join('\n'));
}

/** How a row begins, by which it is found again. */
function keyOf({ variant, bots }: StrengthRow): string {
  return `| \`${variant}\` | \`${bots.join()}\` |`;
}

/**
 * The points themselves: what a seat wins the others lose, so that they are a fixed part of
 * the lead over the others' mean.
 */
function pointsOf({ mean, low, high }: Interval, seats: number): Interval {
  const part = (seats - 1) / seats;
  return {
    mean: part * mean,
    low: low === null ? null : part * low,
    high: high === null ? null : part * high,
  };
}

function formatThought(thought: StrengthRow['thought']): string {
  if (thought === undefined) return '–';
  return 'samples' in thought ? `${thought.samples} samples` : `${thought.budget} ms`;
}
