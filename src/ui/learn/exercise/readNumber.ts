/** More digits than any count has. */
export const mostDigits = 6;

/**
 * Reads a number of points as people type it: `1400`, `+1,400`, `1 400` or `１４００`.
 * @returns the number, or undefined where the text is none
 */
export function readNumber(text: string): number | undefined {
  const digits = text
    .normalize('NFKC')
    .trim()
    .replace(/(?<=\d)[\s,'’](?=\d{3}(?!\d))/gu, '')
    .replace(/^\+/u, '');
  return /^\d+$/u.test(digits) && digits.length <= mostDigits ? Number(digits) : undefined;
}
