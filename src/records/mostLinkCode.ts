/**
 * Characters: a usual round takes about 140, one with the longest names and seed less than this.
 */
export const mostLinkCode = 16_000;
