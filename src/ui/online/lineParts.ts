import type { FillWithChance } from '../../online/key.ts';

/** What speaks, as a server may log it. */
export const appOfLine = 'fifteen-lakes';

/** It is there without https too, unlike all else that browsers have for keys. */
export const fillWithChance: FillWithChance = (bytes) => crypto.getRandomValues(bytes);
