import { later } from '../load/later.ts';

/** In a file of its own, so that it is there where another part does not load or fails at once. */
export const faultParts = later(async () => (await import('./faultScreens.ts')).faultScreens);
