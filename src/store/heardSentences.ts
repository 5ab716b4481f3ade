/** About how long it takes to listen to a text, in milliseconds, at the usual rate of a reader. */
export function listeningTime(words: string): number {
  const signs = words.match(/\p{Script=Han}/gu)?.length ?? 0;
  return 500 + signs * 210 + (words.length - signs) * 65;
}

/** Words as a sentence, with its stop where they lack one: there a voice makes a pause. */
export function asSentence(words: string): string {
  if (/[.!?:;。！？：；…]["”’」』）)]?$/u.test(words)) return words;
  return `${words}${/\p{Script=Han}/u.test(words) ? '。' : '.'}`;
}
