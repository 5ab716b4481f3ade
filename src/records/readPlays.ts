import {
  failure,
  type Play,
  type RecordProblem,
  type Result,
  type Rules,
  success,
} from '../engine/index.ts';
import { excerptOf } from './shape.ts';

/** Legal or not; the problem is the first `not-a-play`. */
export function readPlays(
  rules: Pick<Rules, 'parsePlay'>,
  texts: readonly unknown[],
): Result<Play[], RecordProblem> {
  const plays: Play[] = [];
  for (const [at, text] of texts.entries()) {
    const play = typeof text === 'string' ? rules.parsePlay(text) : undefined;
    if (play === undefined) {
      return failure({ code: 'not-a-play', at, found: excerptOf(text) });
    }
    plays.push(play);
  }
  return success(plays);
}
