import * as v from 'valibot';
import { failure, type RecordProblem, type Result, success } from '../../engine/index.ts';
import { parseJson } from '../../records/parseJson.ts';
import { readRecord, seatProblemOf } from '../../records/parseRecord.ts';
import { playedRound } from '../../records/playedRound.ts';
import { seatShape } from '../../records/recordShape.ts';
import { seenIn, seenToJson } from '../../records/seenRecord.ts';
import { objectShape, readShape } from '../../records/shape.ts';
import { answerLines } from '../answerLines.ts';
import type { Command } from '../command.ts';
import { readOptions } from '../options.ts';

/** `told`: what a seat, or who watches, has been told up to where each record stops. */
export const toldCommand: Command = (args) => {
  const options = readOptions(args, {});
  return options.ok ? success(answerLines(answerTold)) : options;
};

const questionShape = objectShape({ record: v.unknown(), seat: v.nullable(seatShape) });

/** What the seat of one line has been told of its record. */
function answerTold(text: string): Result<object, RecordProblem> {
  const json = parseJson(text);
  const question = json.ok ? readShape(questionShape, json.value) : json;
  if (!question.ok) return question;
  const { seat } = question.value;
  const record = readRecord(question.value.record);
  if (!record.ok) return record;
  const noSeat = seatProblemOf(playedRound(record.value).game, seat);
  return noSeat === undefined ? success(seenToJson(seenIn(record.value, seat))) : failure(noSeat);
}
