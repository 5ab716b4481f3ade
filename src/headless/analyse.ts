import * as v from 'valibot';
import { familyOf, type RecordProblem, type Result, rulesOf, success } from '../engine/index.ts';
import { loadReckoning } from '../families/tools.ts';
import { parseRecord } from '../records/parseRecord.ts';
import { playedRound } from '../records/playedRound.ts';
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

async function answerAnalyse(
  text: string,
  wish: ReviewWish,
): Promise<Result<ReviewJson & { readonly accounts: readonly Account[] }, RecordProblem>> {
  const parsed = parseRecord(text);
  if (!parsed.ok) return parsed;
  const round = playedRound(parsed.value);
  const reckoning = await loadReckoning[familyOf(parsed.value.variant)]();
  const work = reviewRound(round, wish, reckoning);
  for (;;) {
    const step = work.next();
    if (step.done === true) {
      const json = reviewToJson(step.value, rulesOf(round.game));
      return success({ ...json, accounts: accountsOf(step.value) });
    }
  }
}
