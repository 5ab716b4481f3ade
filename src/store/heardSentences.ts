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
  return isChinese(words) ? '。' : '.';
}

/** What parts words where they are seen; a voice would read its name. It is kept by a split. */
export const partingSign = /( · |[·・])/;

/** The comma of a text, with the blank that follows it in its language. */
export function commaIn(words: string): string {
  return isChinese(words) ? '，' : ', ';
}

/** Words for the ear: commas for signs, and without what joins the signs of a name on a line. */
export function asHeard(words: string): string {
  const parts = words.replaceAll('\u2060', '').split(partingSign);
  return parts.map((part, at) => (at % 2 === 0 ? part : commaIn(words))).join('');
}

function isChinese(words: string): boolean {
  return /\p{Script=Han}/u.test(words);
}
