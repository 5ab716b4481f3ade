import { type Kind, kinds } from '../../core/kind.ts';
import { copiesIn } from '../../core/kit.ts';
import { copiesOf } from '../combination.ts';
import type { Game } from '../game.ts';
import { suitPlaceOf } from '../suits.ts';
import type { ClimbingVariant } from '../variant.ts';
import { combinationsIn, type Form, type ToldCombination } from './toldCombination.ts';

export interface SuitRow {
  /** The number of the suit in the variant's order; null for the kinds that are in none. */
  readonly suit: number | null;
  /** High to low; equals, and what is in no suit, in the kit's order. */
  readonly kinds: readonly Kind[];
}

/** Kinds that are played together. */
export interface GroupRow {
  /** The form of what they are played in together; null for the kinds that go with no other. */
  readonly form: Form | null;
  /** The civil kind that leads them in mixed plays (W4); null for any other row. */
  readonly leader: Kind | null;
  /** In mixed plays the leader, then the others by suit. */
  readonly kinds: readonly Kind[];
}

/** A row for each suit (W2), and a last one for the kinds that are in none, if there are any. */
export function suitRows({ variant }: Game): readonly SuitRow[] {
  const rows = [
    ...variant.suits.map((steps, suit) => ({
      suit,
      kinds: steps.flatMap((equals) => kinds.filter((kind) => equals.includes(kind))),
    })),
    { suit: null, kinds: kinds.filter((kind) => isSuitless(variant, kind)) },
  ];
  return rows
    .map((row) => ({ ...row, kinds: row.kinds.filter((kind) => isInKit(variant, kind)) }))
    .filter((row) => row.kinds.length > 0);
}

/**
 * All kinds of a game's kit by what they are played together with (W4, W5 and the variant's own
 * combinations). First the rows of kinds that go together, from the one with the highest kind by
 * suit on; then one row of the kinds that are played alone, if there are any.
 */
export function groupRows(game: Game): readonly GroupRow[] {
  const { variant } = game;
  const joining = combinationsIn(variant).filter(({ cards }) => cards.length > 1);
  const bySuit = suitRows(game).flatMap((row) => row.kinds);
  const rows: GroupRow[] = [];
  for (const kind of bySuit) {
    if (rows.some((row) => row.kinds.includes(kind))) continue;
    const placed = rows.flatMap((row) => row.kinds);
    const having = joining.filter(({ cards }) => copiesOf(cards, kind) > 0);
    const together = kinds.filter((one) => !placed.includes(one) && hasKind(having, one));
    const [first] = having;
    if (first === undefined) continue;
    rows.push({ form: first.form, leader: first.leader, kinds: inRow(variant, first, together) });
  }
  const alone = bySuit.filter((kind) => !rows.some((row) => row.kinds.includes(kind)));
  return alone.length === 0 ? rows : [...rows, { form: null, leader: null, kinds: alone }];
}

/** The leader first, the others by suit; of one suit and of none in the kit's order. */
function inRow(
  { suits }: ClimbingVariant,
  { leader }: ToldCombination,
  together: readonly Kind[],
): Kind[] {
  const suitOrder = (kind: Kind) => (kind === leader ? -1 : (suitPlaceOf(suits, kind)?.suit ?? -1));
  return together.toSorted((one, other) => suitOrder(one) - suitOrder(other) || one - other);
}

function isSuitless({ suits }: ClimbingVariant, kind: Kind): boolean {
  return suitPlaceOf(suits, kind) === undefined;
}

function isInKit({ kit }: ClimbingVariant, kind: Kind): boolean {
  return copiesIn(kit, kind) > 0;
}

function hasKind(among: readonly ToldCombination[], kind: Kind): boolean {
  return among.some(({ cards }) => copiesOf(cards, kind) > 0);
}
