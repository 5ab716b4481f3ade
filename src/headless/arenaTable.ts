import { readFileSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { levels } from '../bots/levels.ts';
import { failure, invariant, type Result, success } from '../engine/index.ts';
import { sayOfCommand } from '../text/commandWords.ts';
import { playArena } from './arena.ts';
import { coresOption, readArena } from './arenaOptions.ts';
import type { Command, Surroundings } from './command.ts';
import { mostDeals } from './deal.ts';
import { formatPoints, formatShare, type Interval } from './interval.ts';
import {
  botsOption,
  budgetOptions,
  readBudget,
  readOptions,
  variantOption,
  wholeNumberOption,
} from './options.ts';
import type { BotResult } from './standings.ts';
import { arenaArgs, type StrengthRow, strengthRows } from './strengths.ts';

/**
 * `arena:table`: measures rows of the table of strengths and writes each as soon as it is there
 * into the marked block of a file, so that a long measurement may be made in pieces.
 */
export function arenaTableCommand(file: string | URL): Command {
  return (args) => {
    const options = readOptions(args, {
      only: v.exactOptional(variantOption),
      bots: v.exactOptional(botsOption),
      deals: v.exactOptional(wholeNumberOption(1, mostDeals)),
      cores: v.exactOptional(coresOption),
      ...budgetOptions,
    });
    if (!options.ok) return options;
    const budget = readBudget(options.value);
    if (!budget.ok) return budget;
    const { only, bots, cores } = options.value;
    const plan = strengthRows(levels);
    const rows = plan
      .filter(({ variant }) => only === undefined || variant === only.id)
      .filter((row) => bots === undefined || row.bots.join() === bots.join())
      .map((row) => withChanges(row, options.value));
    if (rows.length === 0) return failure(sayOfCommand('command.no-row'));
    const workers = cores === undefined ? [] : ['--cores', `${cores}`];
    return success(async (around) => {
      // That there is no block to write into should not be found out after an hour.
      let problem = rewrite(file, plan, []);
      for (const row of rows) {
        problem ??= await measureInto(file, plan, row, workers, around);
      }
      if (problem !== undefined) around.complain(`arena:table: ${problem}`);
      return problem === undefined;
    });
  };
}

/** Only a row in which a bot takes its time has a bound to that. */
function withChanges(
  row: StrengthRow,
  {
    deals = row.deals,
    samples,
    budget,
  }: { readonly deals?: number; readonly samples?: number; readonly budget?: number },
): StrengthRow {
  if (row.thought === undefined) return { ...row, deals };
  if (samples !== undefined) return { ...row, deals, thought: { samples } };
  return { ...row, deals, thought: budget === undefined ? row.thought : { budget } };
}

/** A sentence where it could not. */
async function measureInto(
  file: string | URL,
  plan: readonly StrengthRow[],
  row: StrengthRow,
  workers: readonly string[],
  around: Surroundings,
): Promise<string | undefined> {
  const args = [...arenaArgs(row), ...workers];
  around.complain(`arena ${args.join(' ')}`);
  const arena = readArena(args);
  if (!arena.ok) return arena.problem;
  const results = await playArena(args, arena.value, around);
  if (!results.ok) return results.problem;
  const [first] = results.value;
  invariant(first !== undefined, 'a row has bots');
  const text = formatRow(row, first);
  const problem = rewrite(file, plan, [text]);
  if (problem === undefined) await around.write(text);
  return problem;
}

/** A sentence where the file has no place for them. */
function rewrite(
  file: string | URL,
  plan: readonly StrengthRow[],
  rows: readonly string[],
): string | undefined {
  const before = readFileSync(file, 'utf8');
  const after = withStrengths(before, plan, rows);
  if (!after.ok) return after.problem;
  if (after.value !== before) writeFileSync(file, after.value);
  return;
}

const begin = '<!-- strengths -->';
const end = '<!-- /strengths -->';

const head = [
  '| variant | bots | deals | points a round | rounds won | thought | measured by |',
  '|---|---|--:|--:|--:|---|---|',
];

/** In Markdown, with how the row's first bot did. */
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
 * A sentence where the text has no marked block. Rows of the plan that stand there and are not
 * among the new ones stay as they are; what is not in the plan goes.
 * @param rows written by {@link formatRow}
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

/** What a seat wins the others lose, so points are a fixed part of the lead. */
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
