import type { KindCount } from './play.ts';
import { kindsOf } from './suits.ts';

/**
 * How wu become points (W13): a base by their number, times a factor, and something added. *Marks*
 * are what else a variant counts among the plays that became wu: threes and fours, happy and bull,
 * or nothing.
 */
export interface CountingMethod {
  /** Who is paid when the round is over: who declared, or each seat that has a family. */
  readonly paid: 'declarer' | 'families';
  /** The fewest wu with which a seat may declare. */
  readonly declaredFrom: number;
  /** The marks of one play that became wu; laid cards have none. */
  readonly marksOf: (cards: readonly KindCount[]) => number;
  /** Whether the marks of all plays are added, or only those of the best play count. */
  readonly marksJoin: 'added' | 'best';
  /** What so many wu come to by themselves, 0 for too few. */
  readonly baseOf: (wu: number) => number;
  /**
   * What the base is multiplied by.
   * @param band what a band of wu is worth, `bandChips`
   */
  readonly factorOf: (marks: number, band: number) => number;
  /** What is added to a base above 0. */
  readonly addedBy: (marks: number) => number;
}

/** The methods of counting, by their names in RULES.md. */
export const countings = {
  bands: {
    paid: 'declarer',
    declaredFrom: 15,
    marksOf: () => 0,
    marksJoin: 'added',
    baseOf: (wu) => (wu < 15 ? 0 : Math.floor((wu - 12) / 3)),
    factorOf: (_, band) => band,
    addedBy: () => 0,
  },
  excess: {
    paid: 'declarer',
    declaredFrom: 16,
    marksOf: (cards) => sumOf(cards, alikeMarks),
    marksJoin: 'added',
    baseOf: (wu) => Math.max(wu - 15, 0),
    factorOf: (marks) => 1 + marks,
    addedBy: () => 0,
  },
  pillars: {
    paid: 'declarer',
    declaredFrom: 15,
    marksOf: (cards) => Math.max(...cards.map(hardMarks)),
    marksJoin: 'best',
    baseOf: (wu) => Math.max(wu - 14, 0) + (wu < 21 ? 0 : 1 + Math.floor((wu - 21) / 2)),
    factorOf: (marks) => 2 ** marks,
    addedBy: () => 0,
  },
  families: {
    paid: 'families',
    declaredFrom: 11,
    marksOf: (cards) => sumOf(cards, ({ copies }) => (copies === 4 ? 2 : 0)) + pairMarks(cards),
    marksJoin: 'added',
    baseOf: (wu) => {
      if (wu < 6) return 0;
      return wu < 11 ? 1 : 4 + (wu - 11);
    },
    factorOf: () => 1,
    addedBy: (marks) => marks,
  },
} as const satisfies Record<string, CountingMethod>;

/** What so many wu and marks come to, 0 for too few. */
export function pointsOfWu(
  counting: CountingMethod,
  wu: number,
  marks: number,
  band: number,
): number {
  const base = counting.baseOf(wu);
  return base === 0 ? 0 : base * counting.factorOf(marks, band) + counting.addedBy(marks);
}

/** The name of a method of counting. */
export type Counting = keyof typeof countings;

/** A three counts one more, a four two more (`luan-chuo`). */
function alikeMarks({ copies }: KindCount): number {
  return Math.max(copies - 2, 0);
}

/** Three of a leading kind double, four double once more (`luan-chuo-28`). */
function hardMarks(card: KindCount): number {
  return hardKinds.includes(card.kind) ? alikeMarks(card) : 0;
}

const hardKinds = kindsOf('66 11 44 31');

/** One for a happy or a bull: the two combinations of two kinds (`ma-hua-hua`). */
function pairMarks(cards: readonly KindCount[]): number {
  return cards.length === 2 ? 1 : 0;
}

function sumOf(cards: readonly KindCount[], part: (card: KindCount) => number): number {
  return cards.reduce((sum, card) => sum + part(card), 0);
}
