import * as v from 'valibot';
import { failure, type RecordProblem, type Result, success } from '../engine/index.ts';
import type { RecordJson } from '../records/formatRecord.ts';
import { readRecord, seatProblemOf } from '../records/parseRecord.ts';
import { parseSeen } from '../records/parseSeen.ts';
import { parseShape } from '../records/parseShape.ts';
import { playedRound } from '../records/playedRound.ts';
import { seatShape } from '../records/recordShape.ts';
import { randomFromSeed } from '../records/seed.ts';
import { seenIn, seenToJson, suppose } from '../records/seenRecord.ts';
import { objectShape } from '../records/shape.ts';
import { answerLines } from './answerLines.ts';
import type { Command } from './command.ts';
import { readOptions, seedOption } from './options.ts';

/** `told`: what a seat, or who watches, has been told up to where each record stops. */
export const toldCommand: Command = (args) => {
  const options = readOptions(args, {});
  return options.ok ? success(answerLines(answerTold)) : options;
};

const questionShape = objectShape({ record: v.unknown(), seat: v.nullable(seatShape) });

function answerTold(text: string): Result<object, RecordProblem> {
  const question = parseShape(questionShape, text);
  if (!question.ok) return question;
  const { seat } = question.value;
  const record = readRecord(question.value.record);
  if (!record.ok) return record;
  const noSeat = seatProblemOf(playedRound(record.value).game, seat);
  return noSeat === undefined ? success(seenToJson(seenIn(record.value, seat))) : failure(noSeat);
}

/** `supposed`: a record that fits what `told` has answered; without `--seed` the same one. */
export const supposedCommand: Command = (args) => {
  const options = readOptions(args, { seed: v.exactOptional(seedOption, '') });
  if (!options.ok) return options;
  const { seed } = options.value;
  return success(answerLines((text) => answerSupposed(text, seed)));
};

function answerSupposed(
  text: string,
  seed: string,
): Result<{ readonly record: RecordJson }, RecordProblem> {
  const seen = parseSeen(text);
  if (!seen.ok) return seen;
  const supposed = suppose(seen.value, randomFromSeed(seed));
  return supposed.ok ? success({ record: supposed.value.toJson() }) : supposed;
}
