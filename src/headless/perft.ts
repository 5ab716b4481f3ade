import { perft, type RecordProblem, type Result, success } from '../engine/index.ts';
import { parseRecord } from '../records/parseRecord.ts';
import { answerLines } from './answerLines.ts';
import type { Command } from './command.ts';
import { readOptions, wholeNumberOption } from './options.ts';

/** Deeper than any round goes. */
const mostDepth = 200;

/** `perft`: how many sequences of plays go on from where each record stops. */
export const perftCommand: Command = (args) => {
  const options = readOptions(args, { depth: wholeNumberOption(0, mostDepth) });
  if (!options.ok) return options;
  const { depth } = options.value;
  return success(answerLines((text) => answerPerft(text, depth)));
};

/** How many sequences of `depth` more plays go on from where the record of one line stops. */
export function answerPerft(
  text: string,
  depth: number,
): Result<{ readonly nodes: number }, RecordProblem> {
  const parsed = parseRecord(text);
  return parsed.ok ? success({ nodes: perft(parsed.value.position, depth) }) : parsed;
}
