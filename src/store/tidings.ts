import { asSentence } from '../text/heardSentences.ts';

/** Something that is told once for as long as it holds. */
export interface Tiding {
  /** Unlike all others of its list. What has left the list and comes again is told again. */
  readonly key: string;
  /** Holds already when its list is told first, and is not told then. */
  readonly old?: boolean;
  /** Not told where it was told just before, by a screen that has left. */
  readonly unlessTold?: boolean;
  /** Its sentences; asked only where it is told, or may have been. */
  readonly words: () => readonly string[];
  /** What is told with others like it in one sentence, and waits for what comes after it. */
  readonly gathered?: Gathered;
}

interface Gathered {
  readonly deed: string;
  readonly name: string;
  /** The sentence for all who did it one after the other. */
  readonly words: (names: readonly string[]) => string;
  /** Whether more follows by itself, so that it can wait. */
  readonly waits: boolean;
}

/** The places that tell something, in the order in which what is new of them is told. */
const places = ['table', 'page', 'board', 'answer', 'thinking', 'question'] as const;
export type ToldPlace = (typeof places)[number];

export interface Pending {
  /** Null for what is told by itself. */
  readonly place: ToldPlace | null;
  readonly tiding: Tiding;
  /** Whether it only answers a press. */
  readonly isAnswer?: boolean;
}

export function hasToBeTold({ tiding }: Pending): boolean {
  return tiding.gathered?.waits !== true;
}

export function isOfTable(pending: readonly Pending[]): boolean {
  return pending.some((one) => one.place === 'table' && hasToBeTold(one));
}

/**
 * What is pending in its order; without answers where the table has news, which are newer, and
 * without what is told by itself where a place tells the same.
 */
export function inOrderOf(pending: readonly Pending[]): Pending[] {
  const hasNews = isOfTable(pending);
  const ofPlaces = pending.flatMap(({ place, tiding }) => (place === null ? [] : tiding.words()));
  const toTell = pending.filter(
    ({ place, tiding, isAnswer }) =>
      !(hasNews && isAnswer === true) && !(place === null && ofPlaces.includes(tiding.key)),
  );
  return toTell.toSorted((one, other) => rankOf(one) - rankOf(other));
}

function rankOf({ place }: Pending): number {
  return place === null ? -1 : places.indexOf(place);
}

/** Sentences in their order; those that belong together are one. */
export function sentencesOf(tidings: readonly Tiding[]): readonly string[] {
  const sentences: string[] = [];
  let names: string[] = [];
  tidings.forEach(({ words, gathered }, at) => {
    if (gathered === undefined) {
      sentences.push(...words());
      return;
    }
    names.push(gathered.name);
    if (tidings[at + 1]?.gathered?.deed === gathered.deed) return;
    sentences.push(gathered.words(names));
    names = [];
  });
  return sentences.map(asSentence);
}
