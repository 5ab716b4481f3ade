/** More plays than any round of any game has: 84 cards and four seats that pass make fewer. */
export const mostPlays = 400;

/** More plays than are ever legal at once in any game. */
export const mostLegalPlays = 400;

/** The most characters of a player's name. */
export const mostName = 200;
