import { later } from '../load/later.ts';

/**
 * What shows faults. It comes in a file of its own, so that it is there where another part of the
 * app does not load or fails at once.
 */
export const faultParts = later(async () => (await import('./faultScreens.ts')).faultScreens);
