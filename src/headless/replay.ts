import { familyOf, type RecordProblem, type Result, success } from '../engine/index.ts';
import { parseRecord } from '../records/parseRecord.ts';
import { playedRound } from '../records/playedRound.ts';
import { answerLines } from './answerLines.ts';
import type { Command } from './command.ts';
import { familyCommands } from './families.ts';
import { readOptions } from './options.ts';

/** `replay`: where each record stops. */
export const replayCommand: Command = (args) => {
  const options = readOptions(args, {});
  return options.ok ? success(answerLines(answerReplay)) : options;
};

/** Where the record of one line stops, as its family tells it. */
export function answerReplay(text: string): Result<object, RecordProblem> {
  const parsed = parseRecord(text);
  if (!parsed.ok) return parsed;
  const { standingOf } = familyCommands[familyOf(parsed.value.variant)];
  return success(standingOf(playedRound(parsed.value).position));
}
