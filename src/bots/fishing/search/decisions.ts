import {
  baitOf,
  fishOf,
  formCode,
  formCodeOf,
  type Game,
  isCatchable,
  pointsOf,
  type SeatView,
} from '../../../engine/fishing/index.ts';
import {
  countOf,
  countTiles,
  type Kind,
  kindCount,
  kinds,
  type Play,
  type Seat,
} from '../../../engine/index.ts';

export interface Decision {
  readonly seat: Seat;
  /** By kind: how readily the seat would have used such a tile, if held; only ratios matter. */
  readonly chances: Float64Array;
  /** By kind: tiles of its hand that it has played since, this one included; it held them then. */
  readonly since: Uint8Array;
}

/** The hand plays of the other seats, the last first, as far back as the view tells them. */
export function decisionsOf({
  game,
  seat: viewer,
  lake,
  catches,
  stacks,
  plays,
}: SeatView): Decision[] {
  const decisions: Decision[] = [];
  // How it stood before the play looked at, read backwards from what lies open now.
  const inLake = Array.from(kinds, (kind) => countOf(lake, kind));
  const caught = catches.map((counts) => Array.from(kinds, (kind) => countOf(counts, kind)));
  // A kind is stacked once in a round at most (F9), so a triple of one that was is the taking of
  // its stack.
  const everStacked = new Set(
    plays.filter(({ play }) => formCodeOf(play) === formCode.stack).map(({ play }) => baitOf(play)),
  );
  const stacked = new Set(stacks);
  const since = catches.map(() => new Uint8Array(kindCount));
  for (const { seat, phase, play } of plays.toReversed()) {
    const own = caught[seat] ?? [];
    const bait = baitOf(play);
    if (formCodeOf(play) === formCode.stack) stacked.delete(bait);
    if (formCodeOf(play) === formCode.triple && everStacked.has(bait)) {
      stacked.add(bait);
      change(own, bait, -4);
    } else takeBack(play, inLake, own);
    if (phase === 'drawn') continue;
    const isPair = formCodeOf(play) === formCode.pair;
    const played = since[seat] ?? new Uint8Array(kindCount);
    played[bait] = (played[bait] ?? 0) + (isPair ? 2 : 1);
    if (seat === viewer || isPair) continue;
    decisions.push({
      seat,
      chances: chancesOf(game, inLake, own, stacked),
      since: Uint8Array.from(played),
    });
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
 * The more a tile would have brought at once, the readier its use; where it catches nothing, the
 * cheaper. All look at that first, however much further they look. By kind, 1 for the readiest.
 * @param stacked the kinds of which three lie in a stack (F9)
 */
export function chancesOf(
  game: Game,
  lake: readonly number[],
  caught: readonly number[],
  stacked: ReadonlySet<Kind>,
): Float64Array {
  const heat = heatOf[game.rules.scoring];
  const gains = kinds.map((kind) => bestGainOf(game, kind, lake, caught, stacked));
  const most = Math.max(...gains);
  return Float64Array.from(gains, (gain) => Math.exp(Math.max((gain - most) / heat, coldest)));
}

/** Points for which a use becomes e times as likely. */
const heatOf = { pips: 6, groups: 60 };

/** Nothing is ruled out altogether, however much it brings to do something else. */
const coldest = -30;

function bestGainOf(
  game: Game,
  bait: Kind,
  lake: readonly number[],
  caught: readonly number[],
  stacked: ReadonlySet<Kind>,
): number {
  const { scoring, tripleKinds } = game;
  const before = pointsOf(scoring, caught);
  const gainOfTaking = (fish: Kind, copies: number): number => {
    const after = [...caught];
    change(after, bait, 1);
    change(after, fish, copies);
    return pointsOf(scoring, after) - before;
  };
  const gains = kinds
    .filter((fish) => isCatchable(game, bait, fish) && (lake[fish] ?? 0) > 0)
    .map((fish) => {
      const isTriple = fish === bait && lake[fish] === 3 && ((tripleKinds >> bait) & 1) === 1;
      return gainOfTaking(fish, isTriple ? 3 : 1);
    });
  if (stacked.has(bait)) gains.push(gainOfTaking(bait, 3));
  if (gains.length > 0) return Math.max(...gains);
  return -pointsOf(scoring, countTiles([bait])) - heatOf[game.rules.scoring];
}
