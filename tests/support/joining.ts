import type { Joining, JoinNamed } from '../../src/store/joining.ts';

/** For a device on which everything that is named is there already. */
export const nobodyJoins: JoinNamed = () => undefined;

/** The same of everything that may join late. */
export const nothingJoins: Joining = { joinNamed: nobodyJoins, learnFar: async () => undefined };
