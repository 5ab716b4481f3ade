import { unseen } from './plainName.ts';

/** The wide forms of the signs of ASCII and of Chinese punctuation, and the small ones. */
const otherWidths = /[\ufe50-\ufe6b\uff01-\uff65]/gu;
/** Hyphens, dashes and minus signs. */
const dashes = /[\u2010-\u2015\u2212]/gu;
const timesSigns = /[×✕✖⨯]/gu;
/** What Chinese keyboards write in the place of square brackets. */
const openBrackets = /[【〔]/gu;
const closedBrackets = /[】〕]/gu;

/**
 * In the signs that plays, tiles and numbers are written with, whatever keyboard or script they
 * were typed in: `６６×２` and `٦٦x٢` are `66x2`. Letters and all other signs stay as they are, but
 * wide ones become narrow.
 */
export function plainTyped(text: string): string {
  return text
    .replaceAll(/[^\S\ufeff]/gu, ' ')
    .replaceAll(unseen, '')
    .replaceAll(otherWidths, (sign) => sign.normalize('NFKC'))
    .replaceAll(/\p{Nd}/gu, digitOf)
    .replaceAll(dashes, '-')
    .replaceAll(timesSigns, 'x')
    .replaceAll(openBrackets, '[')
    .replaceAll(closedBrackets, ']');
}

/** Without anything between the halves of its tiles: `6-3`, `6:3` and `[6:3]` are `63`. */
export function withPlainTiles(plain: string): string {
  return plain
    .replaceAll(/\[([1-6])[-:]([1-6])\]/gu, '$1$2')
    .replaceAll(/(^|[^\d[])([1-6])[-:]([1-6])(?![\d\]])/gu, '$1$2$3');
}

/** `1400`, `+1,400`, `1 400` or `１４００`; undefined where it is none or has over 15 digits. */
export function numberTyped(text: string): number | undefined {
  const digits = plainTyped(text)
    .trim()
    .replaceAll(/(\d)[ ,'’٬](?=\d{3}(?!\d))/gu, '$1')
    .replace(/^\+/u, '');
  return /^\d{1,15}$/u.test(digits) ? Number(digits) : undefined;
}

/** Each script has its ten side by side, from zero on. */
function digitOf(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  let before = 0;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before % 10);
}
