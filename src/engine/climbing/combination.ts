import { type Kind, kinds } from '../core/kind.ts';
import { copiesIn, type KitId } from '../core/kit.ts';
import type { KindCount } from './play.ts';
import type { Suit } from './suits.ts';

/** A place among plays that beat each other: the higher one wins. */
export interface Rung {
  readonly ladder: string;
  readonly height: number;
}

export interface Combination {
  /** One to three kinds in the kit's order, one to four of each. */
  readonly cards: readonly KindCount[];
  /** Where it stands; null: nothing beats it but what beats all. */
  readonly stands: Rung | null;
  /** It beats what stands below any of these. */
  readonly reaches: readonly Rung[];
  /** Whether it beats every other combination, whatever its size. */
  readonly beatsAll: boolean;
}

export interface Cards {
  readonly kit: KitId;
  /** High to low, see `suitOf`. */
  readonly suits: readonly Suit[];
}

/** A combination that stands on one ladder, and beats what stands below it there. */
export function onLadder(cards: readonly KindCount[], stands: Rung): Combination {
  return { cards, stands, reaches: [stands], beatsAll: false };
}

/** A combination that beats nothing and stands on no ladder. */
export function besideLadders(cards: readonly KindCount[]): Combination {
  return { cards, stands: null, reaches: [], beatsAll: false };
}

/** Whether a combination beats another one (W3 to W5). */
export function beats(one: Combination, other: Combination): boolean {
  if (one.beatsAll) return !other.beatsAll;
  const { stands } = other;
  return (
    stands !== null &&
    one.reaches.some(({ ladder, height }) => ladder === stands.ladder && height > stands.height)
  );
}

/** Whether the kit has the cards of both at once. */
export function isBeside(
  { kit }: Pick<Cards, 'kit'>,
  one: Combination,
  other: Combination,
): boolean {
  return one.cards.every(
    ({ kind, copies }) => copies + copiesOf(other.cards, kind) <= copiesIn(kit, kind),
  );
}

export function sizeOf(cards: readonly KindCount[]): number {
  return cards.reduce((sum, { copies }) => sum + copies, 0);
}

export function copiesOf(cards: readonly KindCount[], kind: Kind): number {
  return cards.find((one) => one.kind === kind)?.copies ?? 0;
}

/** All ways to put some kinds together, in the kit's order; a kind with no copies is left out. */
export function waysToCombine(together: readonly Kind[], kit: KitId): KindCount[][] {
  return kinds
    .filter((kind) => together.includes(kind))
    .reduce<KindCount[][]>(
      (ways, kind) =>
        ways.flatMap((way) => [
          way,
          ...Array.from({ length: copiesIn(kit, kind) }, (_, less) => [
            ...way,
            { kind, copies: less + 1 },
          ]),
        ]),
      [[]],
    );
}
