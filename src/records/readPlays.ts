import {
  failure,
  type Play,
  parsePlay,
  type RecordProblem,
  type Result,
  success,
} from '../engine/index.ts';
import { excerptOf } from './shape.ts';

/**
 * Reads the plays of a record, legal or not.
 * @returns the plays, or the first `not-a-play`
 */
export function readPlays(texts: readonly unknown[]): Result<Play[], RecordProblem> {
  const plays: Play[] = [];
  for (const [at, text] of texts.entries()) {
    const play = typeof text === 'string' ? parsePlay(text) : undefined;
    if (play === undefined) {
      return failure({ code: 'not-a-play', at, found: excerptOf(text) });
    }
    plays.push(play);
  }
  return success(plays);
}
