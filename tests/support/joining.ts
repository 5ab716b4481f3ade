import type { JoinNamed } from '../../src/store/joining.ts';

/** For a device on which everything that is named is there already. */
export const nobodyJoins: JoinNamed = () => undefined;
