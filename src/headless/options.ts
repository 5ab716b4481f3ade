import { parseArgs } from 'node:util';
import * as v from 'valibot';
import type { Budget } from '../bots/bot.ts';
import { type BotId, findLevel } from '../bots/levels.ts';
import {
  failure,
  findVariant,
  type Result,
  type SeatCount,
  seatCounts,
  success,
  variantIds,
} from '../engine/index.ts';
import { mostSeed } from '../records/seed.ts';
import { sayOfCommand } from '../text/commandWords.ts';

/** The seed of a deal or of a bot's chance: a text that a record may hold. */
export const seedOption = v.pipe(
  v.string(),
  v.maxLength(mostSeed, sayOfCommand('command.too-long', { most: mostSeed })),
);

export function wholeNumberOption(least: number, most: number) {
  const expected = sayOfCommand('command.whole-number', { least, most });
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,15}$/, expected),
    v.transform(Number),
    v.minValue(least, expected),
    v.maxValue(most, expected),
  );
}

/** Parts of a second too. */
export const secondsOption = v.pipe(
  v.string(),
  v.regex(/^\d{1,4}(\.\d{1,3})?$/, sayOfCommand('command.seconds')),
  v.transform(Number),
  v.minValue(0.001, sayOfCommand('command.above-zero')),
);

function playedSeatCounts(): readonly SeatCount[] {
  return seatCounts.filter((count) =>
    variantIds.some((id) => findVariant(id)?.seatCounts.some((one) => one === count)),
  );
}

export function seatCountWords(counts: readonly SeatCount[]): string {
  const anyOf = new Intl.ListFormat('en', { type: 'disjunction' });
  return sayOfCommand('command.seat-count', { counts: anyOf.format(counts.map(String)) });
}

function foundOption<Found>(
  find: (text: string) => Found | undefined,
  wordsOf: (text: string) => string,
) {
  return v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }): Found => {
      const found = find(dataset.value);
      if (found !== undefined) return found;
      addIssue({ message: wordsOf(dataset.value) });
      return NEVER;
    }),
  );
}

export const seatCountOption = foundOption(
  (text) => playedSeatCounts().find((count) => text === String(count)),
  () => seatCountWords(playedSeatCounts()),
);

export const variantOption = foundOption(findVariant, (text) =>
  sayOfCommand('command.variant', { found: JSON.stringify(text) }),
);

/** The `rules` of a record as JSON, read once the variant is known, see `readGame`. */
export const rulesOption = v.string();

export const botOption = foundOption(findLevel, (text) =>
  sayOfCommand('command.bot', { found: JSON.stringify(text) }),
);

/** With commas between them. */
export const botsOption = foundOption(
  (text): readonly BotId[] | undefined => {
    const names = text.split(',');
    const bots = names.map(findLevel).filter((bot) => bot !== undefined);
    return bots.length === names.length ? bots : undefined;
  },
  (text) => sayOfCommand('command.bots', { found: JSON.stringify(text) }),
);

/** Each at most once, by its schema; a sentence that says which is wrong. */
export function readOptions<const Entries extends v.ObjectEntries>(
  args: readonly string[],
  entries: Entries,
): Result<v.InferOutput<v.ObjectSchema<Entries, undefined>>, string> {
  const texts = parseTexts(args, Object.keys(entries));
  if (!texts.ok) return texts;
  const parsed = v.safeParse(v.object(entries), texts.value, { abortEarly: true });
  if (parsed.success) return success(parsed.output);
  const [issue] = parsed.issues;
  const [item] = issue.path ?? [];
  const isMissing = item?.origin === 'key';
  const problem = isMissing ? sayOfCommand('command.missing') : issue.message;
  return failure(optionWords(String(item?.key), problem));
}

/** A sentence that begins with the option's name. */
export function optionWords(option: string, problem: string): string {
  return sayOfCommand('command.option', { option, problem });
}

function parseTexts(args: readonly string[], names: readonly string[]): Result<object, string> {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: Object.fromEntries(
        names.map((name) => [name, { type: 'string', multiple: true } as const]),
      ),
    });
    const given = Object.entries(values).map(([name, texts]) => ({ name, texts: texts ?? [] }));
    const repeated = given.find(({ texts }) => texts.length > 1);
    if (repeated !== undefined)
      return failure(optionWords(repeated.name, sayOfCommand('command.repeated')));
    return success(Object.fromEntries(given.map(({ name, texts }) => [name, texts[0]])));
  } catch (error) {
    return failure(error instanceof Error ? error.message : String(error));
  }
}

const mostThought = 1_000_000_000;

/** They bound a bot's thought. */
export const budgetOptions = {
  budget: v.exactOptional(wholeNumberOption(1, mostThought)),
  samples: v.exactOptional(wholeNumberOption(1, mostThought)),
};

/** Nothing where no bound is given; a sentence where two are. */
export function readBudget(options: {
  readonly budget?: number;
  readonly samples?: number;
}): Result<{ readonly budget?: Budget }, string> {
  const { budget: milliseconds, samples } = options;
  if (milliseconds !== undefined && samples !== undefined) {
    return failure(sayOfCommand('command.exclusive', { one: 'budget', other: 'samples' }));
  }
  if (milliseconds !== undefined)
    return success({ budget: { milliseconds, now: () => performance.now() } });
  return success(samples === undefined ? {} : { budget: { samples } });
}
