/** The ways to name the tiles, each of them open in every language. */
export const nameSystems = ['english', 'characters', 'mandarin', 'cantonese'] as const;
export type NameSystem = (typeof nameSystems)[number];
