import { type Counts, countOf } from './counts.ts';
import { formatKind, type Kind, type KindText, kindOf, kinds } from './kind.ts';
import type { RecordProblem } from './record.ts';

const civilTexts: readonly KindText[] = [
  '66', '11', '44', '31', '55', '33', '22', '65', '64', '61', '51',
]; // biome-ignore format: the civil suit, high to low

/** The civil suit, high to low: a set of dominoes holds two of each, of every other kind one. */
export const civilKinds: readonly Kind[] = civilTexts.map(kindOf);

/** It lacks the other kinds. */
const copiesIn48: ReadonlyMap<Kind, number> = new Map([
  ...civilKinds.filter((kind) => kind !== kindOf('31')).map((kind) => [kind, 4] as const),
  ...(['63', '62', '42', '21'] as const).map((text) => [kindOf(text), 2] as const),
]);

/** How many copies of each kind lie in the box, by kind. */
const kits = {
  'two-sets': kinds.map((kind) => (civilKinds.includes(kind) ? 4 : 2)),
  cards: kinds.map(() => 4),
  'cards-48': kinds.map((kind) => copiesIn48.get(kind) ?? 0),
} as const satisfies Record<string, Counts>;

export type KitId = keyof typeof kits;

/** 0 to 4. */
export function copiesIn(kit: KitId, kind: Kind): number {
  return countOf(kits[kit], kind);
}

/**
 * The first kind of which there are not as many tiles as the kit has.
 * @param fit whether the tiles are the whole kit or some of it
 */
export function copiesProblemOf(
  kit: KitId,
  tiles: readonly Kind[],
  fit: 'exactly' | 'at-most',
): RecordProblem | undefined {
  return kinds
    .map((kind) => ({
      code: 'wrong-copies' as const,
      kind: formatKind(kind),
      expected: copiesIn(kit, kind),
      found: tiles.filter((tile) => tile === kind).length,
    }))
    .find(({ expected, found }) => found > expected || (fit === 'exactly' && found < expected));
}

/** In the kit's fixed order. */
export function tilesOfKit(kit: KitId): readonly Kind[] {
  return kinds.flatMap((kind) => Array<Kind>(copiesIn(kit, kind)).fill(kind));
}
