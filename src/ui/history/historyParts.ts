/** What a family tells of the rounds that are kept. */
export interface HistoryParts {
  /**
   * Whether the highest total wins, so that what lies between two totals tells how close it was.
   */
  readonly hasMargin: boolean;
}
