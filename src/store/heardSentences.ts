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
  return signIn(words, '.', '。');
}

/** What parts words where they are seen; a voice would read its name. A split keeps it. */
export const partingSigns = /( · |[·・])/g;

/** Words for the ear: commas for signs, and without what joins the signs of a name on a line. */
export function asHeard(words: string): string {
  return words.replaceAll('\u2060', '').replace(partingSigns, signIn(words, ', ', '，'));
}

/** A sign as it is written in a text, with the blank that follows it there. */
export function signIn(words: string, latin: string, chinese: string): string {
  return /\p{Script=Han}/u.test(words) ? chinese : latin;
}
