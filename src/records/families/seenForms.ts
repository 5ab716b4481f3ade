import { climbingHiding } from '../../engine/climbing/index.ts';
import { fishingHiding } from '../../engine/fishing/index.ts';
import type { Deal, FamilyId, Hiding, RecordProblem, Result } from '../../engine/index.ts';
import { readSeenDeal as readSeenCards } from '../climbing/readDeal.ts';
import { readSeenDeal as readSeenTiles } from '../fishing/readDeal.ts';

/** What differs between families in what is seen of a record, apart from its `RecordForm`. */
export interface SeenForm {
  readonly hiding: Hiding;
  /**
   * Reads what has been seen of a deal.
   * @returns the deal, or `wrong-value`, `missing-key`, `unknown-key`, `not-a-tile`
   */
  readDeal(json: unknown): Result<Deal, RecordProblem>;
}

/** How what was seen of the records of each family is told. A further family is one line. */
export const seenForms: Readonly<Record<FamilyId, SeenForm>> = {
  fishing: { hiding: fishingHiding, readDeal: readSeenTiles },
  climbing: { hiding: climbingHiding, readDeal: readSeenCards },
};
