/** Characters: usually about 140; with the longest names and seed fewer than this. */
export const mostLinkCode = 16_000;
