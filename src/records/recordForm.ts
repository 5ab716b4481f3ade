import type * as v from 'valibot';
import type {
  Deal,
  Game,
  JsonObject,
  RecordProblem,
  Result,
  RuleChanges,
} from '../engine/index.ts';
import type { Digit } from './digits.ts';

/** What differs between families in how a record is written. */
export interface RecordForm {
  /** Whether the variant has the switch is another question. */
  readonly rulesShape: v.GenericSchema<unknown, RuleChanges>;
  /**
   * Fails with `wrong-value`, `missing-key`, `unknown-key`, `not-a-tile`, `wrong-size` or
   * `wrong-copies`.
   */
  readDeal(game: Game, json: unknown): Result<Deal, RecordProblem>;
  /** Its keys in order. */
  formatDeal(deal: Deal): JsonObject;
  /** Whether they give the same round. */
  isSameDeal(one: Deal, other: Deal): boolean;
  dealDigits(game: Game, deal: Deal): Digit[];
  /** @param next takes the next digit, given its base */
  readDealDigits(game: Game, next: (radix: number) => number): Deal;
}
