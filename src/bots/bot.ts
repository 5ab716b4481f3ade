import type { Play, Random, SeatView } from '../engine/index.ts';

/** How long a bot may think: on the page by the clock, in tests and benches by samples, so that the play is the same everywhere. */
export type Budget = { readonly milliseconds: number } | { readonly samples: number };

/**
 * Chooses a play for the seat that looks, whose turn it must be. It sees nothing that the seat may not know. The same view, chance
 * and number of samples give the same play. Without a budget it takes what it thinks fit.
 */
export type Bot = (view: SeatView, random: Random, budget?: Budget) => Play;
