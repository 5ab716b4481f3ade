/** How often each bot plays the deal, and how long those think that need time: by no clock. */
export interface MeasuringEffort {
  /** A bot that needs no time goes by chance, which a few rounds would let stand out. */
  readonly roundsAtOnce: number;
  readonly roundsOfThinkers: number;
  readonly samples: number;
}

/**
 * One to four seconds on a desk. Other figures than these would tell friends different things. More
 * rounds change the order of the bots on hardly any day: it is the deal that suits a weaker one.
 */
export const usualEffort: MeasuringEffort = {
  roundsAtOnce: 24,
  roundsOfThinkers: 12,
  samples: 200,
};
