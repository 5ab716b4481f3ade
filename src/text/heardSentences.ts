import { joiner } from './tileNames.ts';

/** About how long it takes to listen to a text, in milliseconds, at the usual rate of a reader. */
export function listeningTime(words: string): number {
  const signs = words.match(/\p{Script=Han}/gu)?.length ?? 0;
  return 500 + signs * 210 + (words.length - signs) * 65;
}

/** Words as a sentence, with its stop where they lack one: there a voice makes a pause. */
export function asSentence(words: string): string {
  return `${words}${stopAfter(words)}`;
}

/** The stop that a sentence lacks; empty where it has one. */
export function stopAfter(words: string): string {
  if (/[.!?:;。！？：；…]["”’」』）)]?$/u.test(words)) return '';
  return signOfScript(words, '.', '。');
}

/** What parts words where they are seen; a voice would read its name. A split keeps it. */
export const partingSigns = /( · |[·・])/g;

/** Words for the ear: without joiners, and with commas for parting signs, in names too. */
export function asHeard(words: string): string {
  return words.replaceAll(joiner, '').replace(partingSigns, commaIn(words));
}

/** A comma as the script of a text writes it, with the blank that follows it there. */
export function commaIn(words: string): string {
  return signOfScript(words, ', ', '，');
}

/**
 * The one of two signs that belongs to the script of a text. A Chinese name stands in English too,
 * which has words of small letters beside it.
 */
export function signOfScript(words: string, latin: string, chinese: string): string {
  const isLatin = /(^| )[a-z]+( |$)/.test(words) || !/\p{Script=Han}/u.test(words);
  return isLatin ? latin : chinese;
}
