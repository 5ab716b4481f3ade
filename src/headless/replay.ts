import { mostPlays, type RecordProblem, type Result, success } from '../engine/index.ts';
import { parseRecord } from '../records/parseRecord.ts';
import { playedRound } from '../records/playedRound.ts';
import { answerLines } from './answerLines.ts';
import type { Command } from './command.ts';
import { commandsOf } from './joinFamilies.ts';
import { readOptions, wholeNumberOption } from './options.ts';

/** `replay`: where each record stops. */
export const replayCommand: Command = (args) => {
  const options = readOptions(args, {});
  return options.ok ? success(answerLines(answerReplay)) : options;
};

/** As its family tells it. */
export function answerReplay(text: string): Result<object, RecordProblem> {
  const parsed = parseRecord(text);
  if (!parsed.ok) return parsed;
  const { standingOf } = commandsOf(parsed.value.variant);
  return success(standingOf(playedRound(parsed.value).position));
}

/** `perft`: how many sequences of plays go on from where each record stops. */
export const perftCommand: Command = (args) => {
  const options = readOptions(args, { depth: wholeNumberOption(0, mostPlays) });
  if (!options.ok) return options;
  const { depth } = options.value;
  return success(answerLines((text) => answerPerft(text, depth)));
};

export function answerPerft(
  text: string,
  depth: number,
): Result<{ readonly nodes: number }, RecordProblem> {
  const parsed = parseRecord(text);
  if (!parsed.ok) return parsed;
  const { perft } = commandsOf(parsed.value.variant);
  return success({ nodes: perft(playedRound(parsed.value).position, depth) });
}
