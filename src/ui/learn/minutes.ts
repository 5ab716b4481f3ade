export interface Effort {
  /** Everything that is said, each text once. */
  readonly texts: readonly string[];
  /** How often the learner taps, or presses a key, on the straight way through. */
  readonly taps: number;
  readonly sums?: number;
}

export const noEffort: Effort = { texts: [], taps: 0 };

/** Several efforts one after the other. Their sums are left out. */
export function together(efforts: readonly Effort[]): Effort {
  return {
    texts: efforts.flatMap(({ texts }) => texts),
    taps: efforts.reduce((sum, { taps }) => sum + taps, 0),
  };
}

/** At ease, for somebody to whom all of it is new. */
const wordsInMinute = 180;
/** To look for the tile, and to see what comes of it. */
const secondsOfTap = 3;
/** To count a catch. */
const secondsOfSum = 10;
/** Chinese says with so many characters what takes ten words of English. */
const charactersInTenWords = 17;

/** How many words a text has; Chinese characters are reckoned as words of English. */
export function wordsIn(text: string): number {
  const characters = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.match(/[^\s\p{Script=Han}\p{P}]+(?:[‑’.,-][^\s\p{Script=Han}\p{P}]+)*/gu);
  return (characters * 10) / charactersInTenWords + (words?.length ?? 0);
}

/** How long a lesson takes, in whole minutes, at least one. */
export function minutesOf({ texts, taps, sums = 0 }: Effort): number {
  const words = texts.reduce((sum, text) => sum + wordsIn(text), 0);
  const seconds = taps * secondsOfTap + sums * secondsOfSum;
  return Math.max(1, Math.round(words / wordsInMinute + seconds / 60));
}
