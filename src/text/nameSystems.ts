/** The ways to name the tiles, each of them open in every language. */
export const nameSystems = ['english', 'characters', 'mandarin', 'cantonese'] as const;

/** A way to name the tiles. */
export type NameSystem = (typeof nameSystems)[number];
