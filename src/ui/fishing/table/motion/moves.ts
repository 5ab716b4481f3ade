import { formOf } from '../../../../engine/fishing/index.ts';
import type { Seat } from '../../../../engine/index.ts';
import { backwards, dealLegs, directionOf, type Passage } from '../../../motion/happened.ts';
import type { Arrangement, TableTile } from '../arrangement.ts';
import type { TableModel } from '../tableModel.ts';

/** Where a tile lies, or lay hidden, as one viewer sees the table. */
export type Spot =
  | { readonly at: 'hand' | 'drawn' | 'pile' }
  | { readonly at: 'lake'; readonly slot: number }
  /** Another seat's hand, or any seat's catch. */
  | { readonly at: 'seat'; readonly seat: Seat; readonly part: 'hand' | 'catch' };

export interface Move extends Passage<Spot> {
  readonly tile: TableTile;
  /** Whether the water moves where it first comes into the lake. */
  readonly ripples: boolean;
}

export type Scene = Pick<TableModel, 'viewer' | 'steps' | 'arrangement'>;

/**
 * What moved from one scene of a round to another, tiles that lie lower first: the plays made
 * since, or backwards those taken back. Nothing where the two are not of one round, or not seen by
 * one viewer.
 */
export function movesBetween(before: Scene, after: Scene): readonly Move[] {
  switch (directionOf(before, after)) {
    case 'on':
      return movesForward(before, after);
    case 'back':
      return backwards(movesForward(after, before)).map((move) => ({ ...move, ripples: false }));
    case undefined:
      return [];
  }
}

/** The deal: every tile that is seen leaves the draw pile, those of the lake first. */
export function movesOfDeal({ hand, lake, catches }: Arrangement): readonly Move[] {
  const dealt = [...spotsIn({ hand, lake, catches, drawn: null }).values()];
  return dealt.map(({ tile, spot }, at) => ({
    tile,
    from: { at: 'pile' },
    via: [],
    to: spot,
    waits: (at / dealt.length) * dealLegs,
    ripples: false,
  }));
}

interface Lying {
  readonly tile: TableTile;
  readonly spot: Spot;
  readonly caughtBy?: number;
}

function spotsIn({
  hand,
  lake,
  catches,
  drawn,
}: Pick<Arrangement, 'hand' | 'lake' | 'catches' | 'drawn'>): ReadonlyMap<string, Lying> {
  const lying: Lying[] = [
    ...lake.flatMap((tiles, slot) =>
      tiles.map((tile): Lying => ({ tile, spot: { at: 'lake', slot } })),
    ),
    ...hand.map((tile): Lying => ({ tile, spot: { at: 'hand' } })),
    ...catches.flatMap((list, seat) =>
      list.flatMap(({ step, tiles }) =>
        tiles.map(
          (tile): Lying => ({ tile, spot: { at: 'seat', seat, part: 'catch' }, caughtBy: step }),
        ),
      ),
    ),
    ...(drawn === null ? [] : [{ tile: drawn, spot: { at: 'drawn' } } as const]),
  ];
  return new Map(lying.map((each) => [each.tile.id, each]));
}

function movesForward(before: Scene, after: Scene): readonly Move[] {
  const { touched, drawn } = after.arrangement;
  const [lay, lies] = [spotsIn(before.arrangement), spotsIn(after.arrangement)];
  const made = after.steps.length - before.steps.length;
  const newSteps = after.steps.slice(before.steps.length);
  const tilesOfStep = (at: number): readonly string[] => touched[before.steps.length + at] ?? [];

  /** Where a tile lay, or where it came from when it was first seen. */
  const originOf = (id: string): Spot => {
    const known = lay.get(id);
    if (known !== undefined) return known.spot;
    const step = newSteps.find((_, at) => tilesOfStep(at).includes(id));
    return step?.phase === 'hand' ? { at: 'seat', seat: step.seat, part: 'hand' } : { at: 'pile' };
  };
  const wayOf = (id: string): readonly Spot[] => {
    const from = originOf(id);
    const turned = from.at === 'pile' && id !== drawn?.id;
    const meeting = meetingOf(id);
    return [
      from,
      ...(turned ? [{ at: 'drawn' } as const] : []),
      ...(meeting === undefined ? [] : [meeting]),
    ];
  };
  /** The slot where a bait meets the fish that it is caught with. */
  const meetingOf = (id: string): Spot | undefined => {
    const [bait, fish] = caughtWith(id);
    if (id !== bait || fish === undefined) return undefined;
    const spot = lay.get(fish)?.spot;
    return spot?.at === 'lake' ? spot : undefined;
  };
  /** The bait and the fish of the play that caught a tile. */
  const caughtWith = (id: string): readonly string[] => {
    const at = lies.get(id)?.caughtBy ?? -1;
    const step = after.steps[at];
    return step === undefined || formOf(step.play) === 'pair' ? [] : (touched[at] ?? []);
  };

  const moving = newSteps.flatMap((_, at) => tilesOfStep(at).toReversed());
  const turnedUp = drawn === null || lay.has(drawn.id) ? [] : [drawn.id];
  return [...new Set([...moving, ...turnedUp])].flatMap((id): Move[] => {
    const lying = lies.get(id);
    const [from, ...via] = wayOf(id);
    if (lying === undefined || from === undefined) return [];
    const [bait = id] = caughtWith(id);
    const awaited = bait === id || meetingOf(bait) === undefined ? 0 : wayOf(bait).length - 1;
    return [
      {
        tile: lying.tile,
        from,
        via,
        to: lying.spot,
        waits: id === drawn?.id ? Math.min(made, 1) : awaited,
        ripples: from.at !== 'lake' && [...via, lying.spot].some(({ at }) => at === 'lake'),
      },
    ];
  });
}
