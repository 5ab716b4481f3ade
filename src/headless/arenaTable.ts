import { readFileSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { levels } from '../bots/levels.ts';
import { failure, invariant, success } from '../engine/index.ts';
import { sayOfCommand } from '../text/commandWords.ts';
import { playArena } from './arena.ts';
import { coresOption, readArena } from './arenaOptions.ts';
import { budgetOptions, readBudget } from './budget.ts';
import type { Command, Surroundings } from './command.ts';
import { mostDeals } from './deal.ts';
import { botsOption, readOptions, variantOption, wholeNumberOption } from './options.ts';
import { arenaArgs, type StrengthRow, strengthRows } from './strengths.ts';
import { formatRow, withStrengths } from './strengthsTable.ts';

/**
 * `arena:table`: measures rows of the table of strengths, and writes and answers each as soon as it
 * is there, so that a long measurement may be made in pieces.
 * @param file the text with the marked block
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

/**
 * A row with what options change about it; only a row in which somebody takes time to think has a
 * bound to that.
 */
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

/** Measures a row and writes it; a sentence when it could not. */
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

/** Puts rows into the table of a file; a sentence when it has no place for them. */
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
