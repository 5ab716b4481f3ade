import type { Deal, Hiding, RecordProblem, Result } from '../engine/index.ts';

/** What differs between families in what is seen of a record, apart from its `RecordForm`. */
export interface SeenForm {
  readonly hiding: Hiding;
  /** Fails with `wrong-value`, `missing-key`, `unknown-key` or `not-a-tile`. */
  readDeal(json: unknown): Result<Deal, RecordProblem>;
}
