import type { FamilyId } from '../../engine/index.ts';

/**
 * What a decision has lost at least, in points or chips, to be worth trying again: less is a matter
 * of taste, however sure it is. A further family is one line.
 */
export const leastLoss: Readonly<Record<FamilyId, number>> = { fishing: 5, climbing: 1 };
