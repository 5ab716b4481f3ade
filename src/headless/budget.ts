import * as v from 'valibot';
import type { Budget } from '../bots/bot.ts';
import { failure, type Result, success } from '../engine/index.ts';
import { sayOfCommand } from '../text/commandWords.ts';
import { wholeNumberOption } from './options.ts';

const most = 1_000_000_000;

/** The options that bound a bot's thought. */
export const budgetOptions = {
  budget: v.exactOptional(wholeNumberOption(1, most)),
  samples: v.exactOptional(wholeNumberOption(1, most)),
};

/** The budget the options give, if any; a sentence when they give two. */
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
