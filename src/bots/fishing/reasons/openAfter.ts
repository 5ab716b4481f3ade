import { baitOf, fishOf, formOf, type OpenTable, takenBy } from '../../../engine/fishing/index.ts';
import {
  type Counts,
  countOf,
  invariant,
  type Kind,
  kinds,
  type Play,
  type Seat,
  seatAfter,
} from '../../../engine/index.ts';

/** The play must be legal. After a hand play the phase is `drawn` with no tile turned up yet. */
export function openAfter(open: OpenTable, chosen: Play): OpenTable {
  const { turn, phase } = open;
  invariant(turn !== null, 'somebody is to play');
  const laid = formOf(chosen) === 'pair' ? 2 : 1;
  return {
    ...open,
    lake: lakeAfter(open, chosen),
    stacks: stacksAfter(open, chosen),
    catches: withCaught(open.catches, turn, takenBy(chosen)),
    ...(phase === 'hand'
      ? {
          // F10: a pair is an extra play, after which the seat still has its hand play.
          phase: laid === 2 ? ('hand' as const) : ('drawn' as const),
          handSizes: open.handSizes.with(turn, countOf(open.handSizes, turn) - laid),
        }
      : passedOn(open, turn)),
  };
}

export function withCaught(
  catches: readonly Counts[],
  seat: Seat,
  tiles: readonly Kind[],
): readonly Counts[] {
  return catches.with(
    seat,
    tiles.reduce((counts, kind) => withMore(counts, kind, 1), catches[seat] ?? []),
  );
}

export function withMore(counts: Counts, kind: Kind, more: number): Counts {
  return kinds.map((each) => countOf(counts, each) + (each === kind ? more : 0));
}

/** The turn goes to the next seat, which without a hand plays at once what it draws (F3). */
function passedOn(
  { game, handSizes, drawPileLeft }: OpenTable,
  seat: Seat,
): Pick<OpenTable, 'phase' | 'turn' | 'drawn'> {
  const turn = seatAfter(seat, game.seatCount);
  if (countOf(handSizes, turn) > 0) return { phase: 'hand', turn, drawn: null };
  return drawPileLeft > 0
    ? { phase: 'drawn', turn, drawn: null }
    : { phase: 'over', turn: null, drawn: null };
}

function lakeAfter({ lake, stacks }: OpenTable, chosen: Play): Counts {
  const bait = baitOf(chosen);
  switch (formOf(chosen)) {
    case 'place':
      return withMore(lake, bait, 1);
    case 'stack':
      return withMore(lake, bait, -2);
    case 'capture':
      return withMore(lake, fishOf(chosen), -1);
    case 'triple':
      return stacks.includes(bait) ? lake : withMore(lake, bait, -3);
    case 'pair':
      return lake;
  }
}

function stacksAfter({ stacks }: OpenTable, chosen: Play): readonly Kind[] {
  const bait = baitOf(chosen);
  switch (formOf(chosen)) {
    case 'stack':
      return kinds.filter((kind) => kind === bait || stacks.includes(kind));
    case 'triple':
      return stacks.filter((kind) => kind !== bait);
    default:
      return stacks;
  }
}
