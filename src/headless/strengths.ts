import { findVariant, invariant, type Variant, type VariantId } from '../engine/index.ts';
import { measuredVariants } from './joinFamilies.ts';

export interface StrengthRow {
  readonly variant: VariantId;
  /** The first is the one measured; there are as many seats. */
  readonly bots: readonly string[];
  readonly deals: number;
  /** How long a bot thinks that takes its time; left out where none does. */
  readonly thought?: ThoughtBound;
}

/** As options write it. */
export type ThoughtBound = { readonly samples: number } | { readonly budget: number };

/** The bot that the others are measured against. */
const yardstick = 'greedy';

/** Thinks as long as it is let, so it plays fewer deals; by samples, to be the same anywhere. */
const thinker = 'expert';
const thinking: ThoughtBound = { samples: 4000 };

/** On how many deals each kind of row is measured; more seats play each deal more often. */
const dealsOf = { atOnce: 2000, thinking: 400, moreSeats: 100 };

/**
 * The rows of the table of strengths for some levels of bots, the weakest first: for every variant
 * each against the yardstick, each against the one below where that is not the same, and, where the
 * variant may have one more seat, the thinker against the yardstick with that seat too. All seats
 * but the first are taken by the bot it is measured against.
 */
export function strengthRows(levels: readonly string[]): readonly StrengthRow[] {
  const others = levels.filter((level) => level !== yardstick);
  const steps = levels.flatMap((level, index) => {
    const below = levels[index - 1];
    return below === undefined || [level, below].includes(yardstick) ? [] : [{ level, below }];
  });
  const pairs = [...others.map((level) => ({ level, below: yardstick })), ...steps];
  return measuredVariants().flatMap((variant) => {
    const [usual, more] = seatCountsOf(variant);
    const rows = pairs.map(({ level, below }) => against(level, below, usual));
    const atMore =
      more !== undefined && levels.includes(thinker) ? [against(thinker, yardstick, more)] : [];
    return [...rows, ...atMore].map((bots) => rowOf(variant, bots));
  });
}

function against(level: string, other: string, seats: number): readonly string[] {
  return [level, ...Array<string>(seats - 1).fill(other)];
}

function rowOf(variant: VariantId, bots: readonly string[]): StrengthRow {
  if (!bots.includes(thinker)) return { variant, bots, deals: dealsOf.atOnce };
  const deals = bots.length === 2 ? dealsOf.thinking : dealsOf.moreSeats;
  return { variant, bots, deals, thought: thinking };
}

/** How many may play a variant; the first is usual. */
function seatCountsOf(id: VariantId): Variant['seatCounts'] {
  const variant = findVariant(id);
  invariant(variant !== undefined, 'the variants that are measured are known');
  return variant.seatCounts;
}

export function arenaArgs({ variant, bots, deals, thought }: StrengthRow): readonly string[] {
  return [
    ...['--variant', variant, '--players', `${bots.length}`, '--bots', bots.join()],
    ...['--deals', `${deals}`, '--seed', 'strength'],
    ...Object.entries(thought ?? {}).flatMap(([option, value]) => [`--${option}`, `${value}`]),
  ];
}
