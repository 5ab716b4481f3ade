import {
  baitOf,
  countOf,
  countTiles,
  fishOf,
  formCode,
  formCodeOf,
  type Game,
  type Kind,
  kindCount,
  kinds,
  type Play,
  pointsOf,
  type Seat,
  type SeatView,
} from '../../engine/index.ts';

/** What another seat did with its hand, as everybody saw it. */
export interface Decision {
  readonly seat: Seat;
  /** By kind: how readily the seat would have used a tile of it, had it held one; only their ratios matter. */
  readonly chances: Float64Array;
  /** By kind: the tiles of its hand that it has played since, that one included. So it held them then. */
  readonly since: Uint8Array;
}

/** The hand plays of the other seats, the last first, as far back as the view tells them. */
export function decisionsOf({
  game,
  seat: viewer,
  phase,
  handSizes,
  lake,
  catches,
  plays,
}: SeatView): Decision[] {
  const decisions: Decision[] = [];
  // How it stood before the play looked at, read backwards from what lies open now.
  const inLake = Array.from(kinds, (kind) => countOf(lake, kind));
  const caught = catches.map((counts) => Array.from(kinds, (kind) => countOf(counts, kind)));
  const sizes = [...handSizes];
  const since = handSizes.map(() => new Uint8Array(kindCount));
  let seat = viewer;
  let before: 'hand' | 'drawn' = phase === 'drawn' ? 'drawn' : 'hand';
  for (const play of plays.toReversed()) {
    const isPair = formCodeOf(play) === formCode.pair;
    if (before === 'hand' && !isPair) {
      seat = (seat + game.seatCount - 1) % game.seatCount;
      before = 'drawn';
    } else {
      // Whose hand ran out early by laying pairs goes on with drawn tiles alone (F10): how long, cannot be read backwards.
      if (sizes[seat] === 0 && game.rules.heavenPair !== 'off') break;
      before = 'hand';
    }
    const own = caught[seat] ?? [];
    takeBack(play, inLake, own);
    if (before === 'drawn') continue;
    const tiles = isPair ? 2 : 1;
    sizes[seat] = (sizes[seat] ?? 0) + tiles;
    const played = since[seat] ?? new Uint8Array(kindCount);
    played[baitOf(play)] = (played[baitOf(play)] ?? 0) + tiles;
    if (seat === viewer || isPair) continue;
    decisions.push({ seat, chances: chancesOf(game, inLake, own), since: Uint8Array.from(played) });
  }
  return decisions;
}

function takeBack(play: Play, lake: number[], caught: number[]): void {
  const bait = baitOf(play);
  const fish = fishOf(play);
  switch (formCodeOf(play)) {
    case formCode.place:
      change(lake, bait, -1);
      break;
    case formCode.stack:
      change(lake, bait, 2);
      break;
    case formCode.capture:
      change(lake, fish, 1);
      change(caught, fish, -1);
      change(caught, bait, -1);
      break;
    case formCode.triple:
      // A stack is as good as three in the lake here: its fourth tile would have taken it.
      change(lake, bait, 3);
      change(caught, bait, -4);
      break;
    default:
      change(caught, bait, -2);
  }
}

function change(counts: number[], kind: Kind, by: number): void {
  counts[kind] = (counts[kind] ?? 0) + by;
}

/**
 * The more a tile would have brought at once, the readier its use; where it catches nothing, the cheaper. Everybody looks at
 * that first, however much further they look.
 */
export function chancesOf(
  game: Game,
  lake: readonly number[],
  caught: readonly number[],
): Float64Array {
  const heat = heatOf[game.rules.scoring];
  return Float64Array.from(kinds, (kind) => Math.exp(bestGainOf(game, kind, lake, caught) / heat));
}

/** Points for which a use becomes e times as likely. */
const heatOf = { pips: 6, groups: 60 };

function bestGainOf(
  game: Game,
  bait: Kind,
  lake: readonly number[],
  caught: readonly number[],
): number {
  const { scoring, catchable, tripleKinds } = game;
  const before = pointsOf(scoring, caught);
  const gains = kinds
    .filter((fish) => (((catchable[bait] ?? 0) >> fish) & 1) === 1 && (lake[fish] ?? 0) > 0)
    .map((fish) => {
      const isTriple = fish === bait && lake[fish] === 3 && ((tripleKinds >> bait) & 1) === 1;
      const after = [...caught];
      change(after, bait, 1);
      change(after, fish, isTriple ? 3 : 1);
      return pointsOf(scoring, after) - before;
    });
  return gains.length > 0
    ? Math.max(...gains)
    : -pointsOf(scoring, countTiles([bait])) - heatOf[game.rules.scoring];
}
