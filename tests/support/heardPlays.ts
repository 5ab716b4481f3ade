import type { Seat } from '../../src/engine/index.ts';

export interface PlayToHear {
  readonly seat: Seat;
  readonly words: string;
  /** What it has brought, in sentences that follow it. */
  readonly brought: readonly string[];
  /** A no, which is told in one sentence with those that follow it. */
  readonly pass?: {
    readonly deed: string;
    readonly name: string;
    readonly words: (names: readonly string[]) => string;
  };
}

export interface HeardPlays {
  /** How many plays were heard so far, with all that they have brought. */
  readonly count: () => number;
  /** Whether the next thing to be heard is what the last play has brought. */
  readonly isWithin: () => boolean;
  /**
   * Hears one change of the live region.
   * @param plays all that were made by now
   * @returns what is wrong with it, if anything
   */
  readonly hear: (words: string, plays: readonly PlayToHear[]) => string | undefined;
  /** What was heard beside plays, and after how many of them. */
  readonly others: () => readonly { readonly words: string; readonly after: number }[];
}

/**
 * Listens to a whole round: each play must be told once, in its order and followed by what it has
 * brought, and passes of others one after the other in one sentence. All else may be told anywhere.
 * @param viewer the seat whose own passes may come apart from those before it
 * @param begun how many plays were made before anybody listened
 * @param gathers whether passes must come together, which they need not where bots take their time
 */
export function hearPlays(viewer: Seat, begun = 0, gathers = true): HeardPlays {
  const others: { words: string; after: number }[] = [];
  /** Every sentence of a play that was told before. */
  const past = new Set<string>();
  let count = begun;
  let due: readonly string[] = [];
  const hearPasses = (text: string, plays: readonly PlayToHear[]): string | undefined => {
    const run = passesFrom(plays, count);
    for (let length = run.length; length > 0; length -= 1) {
      const passes = run.slice(0, length);
      const words = passes[0]?.pass?.words(passes.flatMap(({ pass }) => pass?.name ?? []));
      const rest = words === undefined ? undefined : restAfter(text, words);
      if (words === undefined || rest === undefined) continue;
      count += length;
      due = passes.at(-1)?.brought ?? [];
      past.add(words);
      return rest;
    }
    return undefined;
  };
  const hearPlay = (text: string, plays: readonly PlayToHear[]): string | undefined => {
    const [sentence] = due;
    if (sentence !== undefined) {
      const rest = restAfter(text, sentence);
      if (rest !== undefined) due = due.slice(1);
      return rest;
    }
    const play = plays[count];
    if (play === undefined) return undefined;
    if (play.pass !== undefined) return hearPasses(text, plays);
    const rest = restAfter(text, play.words);
    if (rest === undefined) return undefined;
    count += 1;
    due = play.brought;
    for (const words of [play.words, ...play.brought]) past.add(words);
    return rest;
  };
  return {
    count: () => count,
    isWithin: () => due.length > 0,
    others: () => others,
    hear: (words, plays) => {
      let text = words.replace(/\u00a0$/, '').trim();
      while (text !== '') {
        const [from, isPlay] = [count, due.length === 0];
        const rest = hearPlay(text, plays);
        if (rest !== undefined) {
          const [before, first] = [plays[from - 1], plays[from]];
          if (gathers && isPlay && isTogether(before, first) && first?.seat !== viewer) {
            return `“${first?.words}” apart from “${before?.words}”`;
          }
          text = rest;
          continue;
        }
        const again = [...past].find((sentence) => restAfter(text, sentence) !== undefined);
        if (again !== undefined) return `“${again}” again, or before its time, in “${words}”`;
        const early = plays
          .slice(count)
          .flatMap((play) => [play.words, ...play.brought])
          .find((sentence) => restAfter(text, sentence) !== undefined);
        if (early !== undefined) {
          return `“${early}” before “${due[0] ?? plays[count]?.words}” in “${words}”`;
        }
        const [sentence = text] = /^.*?[.!?](?= |$)/.exec(text) ?? [];
        others.push({ words: sentence, after: count });
        text = text.slice(sentence.length).trim();
      }
      return;
    },
  };
}

function isTogether(one: PlayToHear | undefined, next: PlayToHear | undefined): boolean {
  return one?.pass !== undefined && one.brought.length === 0 && one.pass.deed === next?.pass?.deed;
}

/** The passes that follow one another from an index on, each as what the first one is. */
function passesFrom(plays: readonly PlayToHear[], from: number): readonly PlayToHear[] {
  let end = from + 1;
  while (isTogether(plays[end - 1], plays[end])) end += 1;
  return plays.slice(from, end);
}

/** What a text says after a sentence and its stop; undefined where it does not begin so. */
function restAfter(text: string, sentence: string): string | undefined {
  const whole = /[.!?:]$/.test(sentence) ? sentence : `${sentence}.`;
  if (!text.startsWith(whole)) return undefined;
  const rest = text.slice(whole.length);
  return rest === '' || rest.startsWith(' ') ? rest.trim() : undefined;
}
