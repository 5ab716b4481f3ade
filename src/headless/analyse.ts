import * as v from 'valibot';
import { type RecordProblem, type Result, success } from '../engine/index.ts';
import { parseRecord } from '../records/parseRecord.ts';
import { type Account, accountsOf, type ReviewWish } from '../review/review.ts';
import { type ReviewJson, reviewToJson } from '../review/reviewJson.ts';
import { reviewRound } from '../review/reviewRound.ts';
import { answerLines } from './answerLines.ts';
import type { Command } from './command.ts';
import { botOption, readOptions, seedOption, wholeNumberOption } from './options.ts';

/** As many as make an error of some points visible in a decision. */
const usualSamples = 1000;
const mostSamples = 1_000_000;

/** `analyse`: what the plays and draws of each record were worth by a bot's reckoning. */
export const analyseCommand: Command = (args) => {
  const options = readOptions(args, {
    bot: botOption,
    samples: v.exactOptional(wholeNumberOption(1, mostSamples), String(usualSamples)),
    seed: v.exactOptional(seedOption, ''),
  });
  if (!options.ok) return options;
  return success(answerLines((text) => answerAnalyse(text, options.value)));
};

function answerAnalyse(
  text: string,
  wish: ReviewWish,
): Result<ReviewJson & { readonly accounts: readonly Account[] }, RecordProblem> {
  const parsed = parseRecord(text);
  if (!parsed.ok) return parsed;
  const work = reviewRound(parsed.value.round, wish);
  for (;;) {
    const step = work.next();
    if (step.done === true) {
      return success({ ...reviewToJson(step.value), accounts: accountsOf(step.value) });
    }
  }
}
