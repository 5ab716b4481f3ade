/**
 * A usual round takes about 140 characters, one with the longest names and seed fewer than this.
 */
export const mostLinkCode = 16_000;
