import type { RoundRecord } from '../../engine/index.ts';
import { formatRecord } from '../../records/formatRecord.ts';
import { randomFromSeed } from '../../records/seed.ts';
import { spellSeed } from './freshSeed.ts';

/**
 * The seed of the first round or, where it has none, one that its deal spells, however far the
 * round is played. The tiles themselves are no seed, for seeds are shown.
 */
export function matchSeedOf({ meta: _, ...first }: RoundRecord): string {
  return first.seed ?? spellSeed(randomFromSeed(formatRecord({ ...first, plays: [] })));
}
