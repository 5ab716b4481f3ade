import type { Utterance } from './speech.ts';
import type { Told } from './watchTold.ts';

/** What became of something that the live region was told. */
export type Fate = 'heard' | 'not heard' | 'cut off' | 'out of order';

/** Something that the live region was told, and what a person with a reader heard of it. */
export interface Heard extends Told {
  readonly fate: Fate;
  /** When it was sent to the voice, where it was. */
  readonly sent?: number;
  /** How often more it was spoken by itself soon after. */
  readonly again: number;
}

/** As long after it was told, speech with the same words is taken for it, in milliseconds. */
const soon = 10_000;

/**
 * Which of the things that the live region was told were heard, in their order. Only letters and
 * digits count, since readers change all else; speech may say more, as the name of the region.
 */
export function compareHeard(
  told: readonly Told[],
  utterances: readonly Utterance[],
): readonly Heard[] {
  const taken = new Set<Utterance>();
  let furthest = -1;
  const first = told.map((line) => {
    const at = findSpoken(line, utterances, taken);
    const utterance = utterances[at];
    if (utterance === undefined) return { line, utterance, fate: 'not heard' } as const;
    taken.add(utterance);
    const isLate = at < furthest;
    furthest = Math.max(furthest, at);
    if (!isWhole(line, utterance)) return { line, utterance, fate: 'cut off' } as const;
    return { line, utterance, fate: isLate ? 'out of order' : 'heard' } as const;
  });
  return first.map(({ line, utterance, fate }) => ({
    ...line,
    fate,
    ...(utterance === undefined ? {} : { sent: utterance.sent }),
    again: utterances.filter(
      (other) =>
        !taken.has(other) && isSoon(line, other) && keyOf(other.words) === keyOf(line.words),
    ).length,
  }));
}

/** Where a line was spoken first: by itself if it was, else at the end of speech, else within it. */
function findSpoken(
  line: Told,
  utterances: readonly Utterance[],
  taken: ReadonlySet<Utterance>,
): number {
  const wanted = keyOf(line.words);
  const ways: readonly ((spoken: string) => boolean)[] = [
    (spoken) => spoken === wanted,
    (spoken) => spoken.endsWith(wanted),
    (spoken) => spoken.includes(wanted),
  ];
  for (const isSpoken of ways) {
    const at = utterances.findIndex(
      (utterance) =>
        !taken.has(utterance) && utterance.sent >= line.at && isSpoken(keyOf(utterance.words)),
    );
    if (at >= 0) return at;
  }
  return -1;
}

/** Whether all of a line was spoken before the voice was stopped. */
function isWhole(line: Told, { words, begun, lost }: Utterance): boolean {
  const spoken = words.slice(0, words.length - lost.length);
  return begun !== undefined && keyOf(spoken).includes(keyOf(line.words));
}

function isSoon(line: Told, { sent }: Utterance): boolean {
  return sent >= line.at && sent < line.at + soon;
}

/** The letters and digits of a text. */
function keyOf(words: string): string {
  return words
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}
