import { type Kind, kindOf } from '../core/kind.ts';
import { leadingKinds } from './forms/mixedPlays.ts';
import type { KindCount } from './play.ts';

/** Why a play that became wu counts beyond its wu (W13). */
export interface Mark {
  readonly cause: 'three' | 'four' | 'happy' | 'bull';
  /** The kind of which there are three or four; null for a happy or a bull. */
  readonly kind: Kind | null;
  readonly marks: number;
}

/**
 * How wu become points (W13): a base by their number, times a factor, and something added. *Marks*
 * are what else a variant counts among the plays that became wu.
 */
export interface CountingMethod {
  /** Who is paid when the round is over: who declared, or each seat that has a family. */
  readonly paid: 'declarer' | 'families';
  /** The fewest wu that come to anything. */
  readonly countedFrom: number;
  /** The fewest wu with which a seat may declare. */
  readonly declaredFrom: number;
  /** What so many wu, from `countedFrom` on, come to by themselves. */
  readonly baseOf: (wu: number) => number;
  /** How many marks one of each that has any brings. */
  readonly marksEach: Readonly<Partial<Record<Mark['cause'], number>>>;
  /** The marks of one play that became wu; laid cards have none. */
  readonly marksOf: (cards: readonly KindCount[]) => readonly Mark[];
  /** Whether the marks of a round are added, or only the best of them counts. */
  readonly marksJoin: 'added' | 'best';
  /** What the base is multiplied by. | @param band what a band of wu is worth, `bandChips` */
  readonly factorOf: (marks: number, band: number) => number;
  /** What is added to the base. */
  readonly addedBy: (marks: number) => number;
}

/** Marks that the base is multiplied by. */
const multiplying = { three: 1, four: 2 } as const;
/** Marks that are added to the base (`ma-hua-hua`). */
const adding = { four: 2, happy: 1, bull: 1 } as const;

/** The methods of counting, by their names in RULES.md. */
export const countings = {
  bands: {
    paid: 'declarer',
    countedFrom: 15,
    declaredFrom: 15,
    baseOf: (wu) => Math.floor((wu - 12) / 3),
    marksEach: {},
    marksOf: () => [],
    marksJoin: 'added',
    factorOf: (_, band) => band,
    addedBy: () => 0,
  },
  excess: {
    paid: 'declarer',
    countedFrom: 16,
    declaredFrom: 16,
    baseOf: (wu) => wu - 15,
    marksEach: multiplying,
    marksOf: (cards) => cards.flatMap((card) => alikeMarks(card, multiplying)),
    marksJoin: 'added',
    factorOf: (marks) => 1 + marks,
    addedBy: () => 0,
  },
  pillars: {
    paid: 'declarer',
    countedFrom: 15,
    declaredFrom: 15,
    baseOf: (wu) => wu - 14 + (wu < 21 ? 0 : 1 + Math.floor((wu - 21) / 2)),
    marksEach: multiplying,
    marksOf: (cards) =>
      cards
        .filter(({ kind }) => leaders.includes(kind))
        .flatMap((card) => alikeMarks(card, multiplying)),
    marksJoin: 'best',
    factorOf: (marks) => 2 ** marks,
    addedBy: () => 0,
  },
  families: {
    paid: 'families',
    countedFrom: 6,
    declaredFrom: 11,
    baseOf: (wu) => (wu < 11 ? 1 : 4 + (wu - 11)),
    marksEach: adding,
    marksOf: (cards) => [
      ...pairMarks(cards, adding),
      ...cards.flatMap((card) => alikeMarks(card, adding)),
    ],
    marksJoin: 'added',
    factorOf: () => 1,
    addedBy: (marks) => marks,
  },
} as const satisfies Record<string, CountingMethod>;

export type Counting = keyof typeof countings;

export function joinMarks({ marksJoin }: CountingMethod, before: number, marks: number): number {
  return marksJoin === 'added' ? before + marks : Math.max(before, marks);
}

type MarksEach = CountingMethod['marksEach'];

/** Three or four identical cards within a play. */
function alikeMarks({ kind, copies }: KindCount, each: MarksEach): Mark[] {
  const cause = copies === 4 ? 'four' : 'three';
  const marks = copies < 3 ? undefined : each[cause];
  return marks === undefined ? [] : [{ cause, kind, marks }];
}

/** A happy or a bull: the two combinations of two kinds (`ma-hua-hua`). */
function pairMarks(cards: readonly KindCount[], each: MarksEach): Mark[] {
  const [first, second, ...others] = cards;
  if (first === undefined || second === undefined || others.length > 0) return [];
  const cause = first.kind === happyKind ? 'happy' : 'bull';
  return [{ cause, kind: null, marks: each[cause] ?? 0 }];
}

const happyKind = kindOf('42');
const leaders: readonly Kind[] = leadingKinds.map(({ leader }) => kindOf(leader));
