import type * as v from 'valibot';
import type {
  Deal,
  Game,
  JsonObject,
  RecordProblem,
  Result,
  RuleChanges,
} from '../engine/index.ts';
import type { Digit } from './mixedRadix.ts';

/** What differs between families in how a record is written. */
export interface RecordForm {
  /** The shape of a record's `rules`; whether the variant has the switch is another question. */
  readonly rulesShape: v.GenericSchema<unknown, RuleChanges>;
  /**
   * Reads a record's `deal`.
   * @returns the deal, or `wrong-value`, `missing-key`, `unknown-key`, `not-a-tile`, `wrong-size`,
   * `wrong-copies`
   */
  readDeal(game: Game, json: unknown): Result<Deal, RecordProblem>;
  /** A deal as a record's `deal`, its keys in order. */
  formatDeal(deal: Deal): JsonObject;
  /** Whether two deals give the same round. */
  isSameDeal(one: Deal, other: Deal): boolean;
  /** A deal as digits of a link. */
  dealDigits(game: Game, deal: Deal): Digit[];
  /**
   * Reads what {@link dealDigits} wrote.
   * @param next takes the next digit, given its base
   */
  readDealDigits(game: Game, next: (radix: number) => number): Deal;
}
