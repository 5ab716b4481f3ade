import { countOf } from '../core/counts.ts';
import { type Kind, kindOf, kinds } from '../core/kind.ts';
import { copiesIn } from '../core/kit.ts';
import type { Result } from '../core/result.ts';
import { success } from '../core/result.ts';
import type { ForeignSwitch } from '../core/rules.ts';
import type { SeatCount } from '../core/seat.ts';
import { captureMasks, type KindMask, maskOf, selfOnlyMask } from './capture.ts';
import { changeRules, type FishingRules, type RuleChanges } from './rules.ts';
import { compileScoring, type Scoring } from './scoring.ts';
import type { FishingVariant } from './variant.ts';

export interface Game {
  readonly variant: FishingVariant;
  readonly rules: FishingRules;
  /** The inner loop reads these switches: one shape for every variant. */
  readonly listing: ListingRules;
  readonly seatCount: SeatCount;
  readonly handSize: number;
  /** For every kind of bait, the mask of the fish it can take (F7). */
  readonly catchable: Int32Array;
  /** The kinds whose three fellows may be taken at once (F4, `tripleOf`). */
  readonly tripleKinds: KindMask;
  readonly scoring: Scoring;
}

/** The rule switches that decide which plays are legal once it is known who catches whom. */
export type ListingRules = Pick<
  FishingRules,
  'captureFromHand' | 'captureFromDraw' | 'triple' | 'thirdTile' | 'heavenPair'
>;

export function createGame(
  variant: FishingVariant,
  seatCount: SeatCount,
  changes: RuleChanges = {},
): Result<Game, ForeignSwitch> {
  const changed = changeRules(variant.rules, changes);
  if (!changed.ok) return changed;
  const rules = changed.value;
  const { captureFromHand, captureFromDraw, triple, thirdTile, heavenPair } = rules;
  const catchable = captureMasks(rules.captures);
  return success({
    variant,
    rules,
    listing: { captureFromHand, captureFromDraw, triple, thirdTile, heavenPair },
    seatCount,
    handSize: variant.dealt / seatCount,
    catchable,
    tripleKinds: rules.tripleOf === 'any' ? allKinds : selfOnlyMask(catchable),
    scoring: compileScoring(rules, variant.kit),
  });
}

/** F10 */
export const heaven = kindOf('66');

const allKinds: KindMask = kinds.reduce((mask, kind) => mask | maskOf(kind), 0);

/** F7 */
export function isCatchable(
  { catchable }: Pick<Game, 'catchable'>,
  bait: Kind,
  fish: Kind,
): boolean {
  return (countOf(catchable, bait) & maskOf(fish)) !== 0;
}

/** Its own kind among them (F7). */
export function catchesOf(game: Pick<Game, 'catchable'>, bait: Kind): readonly Kind[] {
  return kinds.filter((fish) => isCatchable(game, bait, fish));
}

/** The bait and the three it takes (F4). */
const tripleTiles = 4;

/** `tripleOf` allows it and the kit holds the fourth (F4). */
export function takesThree({ tripleKinds, variant }: Game, kind: Kind): boolean {
  return (tripleKinds & maskOf(kind)) !== 0 && copiesIn(variant.kit, kind) >= tripleTiles;
}
