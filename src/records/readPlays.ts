import {
  failure,
  type Play,
  parsePlay,
  type RecordProblem,
  type Result,
  success,
} from '../engine/index.ts';
import { describeValue, shorten } from './shape.ts';

/**
 * Reads the plays of a record, legal or not.
 * @returns the plays, or the first `not-a-play`
 */
export function readPlays(texts: readonly unknown[]): Result<Play[], RecordProblem> {
  const plays: Play[] = [];
  for (const [at, text] of texts.entries()) {
    const play = typeof text === 'string' ? parsePlay(text) : undefined;
    if (play === undefined) {
      const found = typeof text === 'string' ? shorten(text) : describeValue(text);
      return failure({ code: 'not-a-play', at, found });
    }
    plays.push(play);
  }
  return success(plays);
}
