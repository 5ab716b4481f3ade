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

/** The first kind with too many tiles or, where they are the whole kit, too few. */
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

/** What keeps a deal from being one of a game: wrong sizes, or other tiles than the kit's. */
export function dealtProblemOf(
  game: {
    readonly seatCount: number;
    readonly handSize: number;
    readonly variant: { readonly kit: KitId };
  },
  hands: readonly (readonly Kind[])[],
  piles: readonly {
    readonly name: string;
    readonly size: number;
    readonly tiles: readonly Kind[];
  }[],
): RecordProblem | undefined {
  const sizes = [
    { path: 'deal.hands', expected: game.seatCount, found: hands.length },
    ...hands.map((hand, seat) => ({
      path: `deal.hands.${seat}`,
      expected: game.handSize,
      found: hand.length,
    })),
    ...piles.map(({ name, size, tiles }) => ({
      path: `deal.${name}`,
      expected: size,
      found: tiles.length,
    })),
  ];
  const wrong = sizes.find(({ expected, found }) => expected !== found);
  if (wrong !== undefined) return { code: 'wrong-size', ...wrong };
  const tiles = [...hands.flat(), ...piles.flatMap((pile) => pile.tiles)];
  return copiesProblemOf(game.variant.kit, tiles, 'exactly');
}

/** In the kit's fixed order. */
export function tilesOfKit(kit: KitId): readonly Kind[] {
  return kinds.flatMap((kind) => Array<Kind>(copiesIn(kit, kind)).fill(kind));
}
