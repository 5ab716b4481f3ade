import type { FeatsOf } from '../../store/history/featsOfRound.ts';
import type { Say } from '../../text/say.ts';

/** What a family tells of the rounds that are kept. */
export interface HistoryParts {
  /**
   * Whether the highest total wins, so that what lies between two totals tells how close it was.
   */
  readonly hasMargin: boolean;
  /** What each seat of a finished round has done, by name. */
  readonly featsOf: FeatsOf;
  /** What a seat had at the end, with what it is counted in. */
  readonly totalWords: (total: number, say: Say) => string;
}
