import * as v from 'valibot';
import { type RecordProblem, type Result, success } from '../../engine/index.ts';
import type { RecordJson } from '../../records/formatRecord.ts';
import { parseSeen } from '../../records/parseSeen.ts';
import { randomFromSeed } from '../../records/seed.ts';
import { suppose } from '../../records/seenRecord.ts';
import { answerLines } from '../answerLines.ts';
import type { Command } from '../command.ts';
import { readOptions, seedOption } from '../options.ts';

/**
 * `supposed`: a record of which a seat has been told just what `told` has answered. Without
 * `--seed` what is hidden is filled in the same way every time all the same.
 */
export const supposedCommand: Command = (args) => {
  const options = readOptions(args, { seed: v.exactOptional(seedOption, '') });
  if (!options.ok) return options;
  const { seed } = options.value;
  return success(answerLines((text) => answerSupposed(text, seed)));
};

/** A record that fits what one line tells. */
function answerSupposed(
  text: string,
  seed: string,
): Result<{ readonly record: RecordJson }, RecordProblem> {
  const seen = parseSeen(text);
  if (!seen.ok) return seen;
  const supposed = suppose(seen.value, randomFromSeed(seed));
  return supposed.ok ? success({ record: supposed.value.toJson() }) : supposed;
}
