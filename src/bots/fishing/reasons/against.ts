import {
  type Against,
  baitOf,
  catchersOf,
  fishOf,
  formOf,
  isCatchable,
  mostPointsOf,
  pointsOf,
  type SeatView,
  unseenOf,
} from '../../../engine/fishing/index.ts';
import {
  type Counts,
  countOf,
  type Kind,
  kinds,
  type Play,
  type Seat,
  seatAfter,
} from '../../../engine/index.ts';
import { openAfter, withCaught } from './openAfter.ts';
import { fewCatchers } from './openReason.ts';
import { handAfter, hasTurnLeft, isAnyTurnLeft, lostGroups, pointsBy } from './ownTable.ts';
import { takersOf } from './whyNow.ts';

interface Side {
  readonly play: Play;
  readonly bait: Kind;
  /** Undefined where it takes none. */
  readonly fish: Kind | undefined;
  readonly points: number;
  readonly hand: Counts;
  readonly lake: Counts;
  /** What the next seat can gain at most with one unseen tile and the lake as it is left. */
  readonly left: number;
}

/** The most telling first; `lead` is how many points more a bot or a review expects of `chosen`. */
export function againstOf(view: SeatView, chosen: Play, rival: Play, lead: number): Against[] {
  const own = sideOf(view, chosen);
  const other = sideOf(view, rival);
  const told = [
    waiting(view, own, other),
    leaving(view, own, other),
    riskier(view, own, other),
    lastFish(view, own, other),
    placing(view, own, other, lead),
    exposing(view, own, other),
    keeping(view, own, other),
    leavingLess(view, own, other),
    moreLeft(view, own, other),
    addingMore(own, other),
    later(own, other, lead),
  ];
  return told.filter((one) => one !== undefined);
}

function sideOf(view: SeatView, play: Play): Side {
  const after = openAfter(view, play);
  const form = formOf(play);
  return {
    play,
    bait: baitOf(play),
    fish: form === 'capture' || form === 'triple' ? fishOf(play) : undefined,
    points: pointsBy(view, play),
    hand: handAfter(view, play),
    lake: after.lake,
    left: mostGainOf(view, after.lake),
  };
}

function nextSeat({ game, seat }: SeatView): Seat {
  return seatAfter(seat, game.seatCount);
}

/** What the next seat can gain at most if it catches a fish of a lake with an unseen tile. */
function mostGainOf(view: SeatView, lake: Counts): number {
  const { game, catches, stacks } = view;
  const next = nextSeat(view);
  if (!hasTurnLeft(view, next)) return 0;
  const unseen = unseenOf(view);
  const had = pointsOf(game.scoring, catches[next] ?? []);
  const gain = (taken: readonly Kind[]): number =>
    pointsOf(game.scoring, withCaught(catches, next, taken)[next] ?? []) - had;
  const gains = kinds
    .filter((bait) => countOf(unseen, bait) > 0)
    .flatMap((bait) => [
      ...kinds
        .filter((fish) => countOf(lake, fish) > 0 && isCatchable(game, bait, fish))
        .map((fish) => gain([bait, fish])),
      ...(countOf(lake, bait) === 3 || stacks.includes(bait)
        ? [gain([bait, bait, bait, bait])]
        : []),
    ]);
  return Math.max(0, ...gains);
}

/** The catch of the other play can wait: its bait stays, and few or no unseen tiles want it. */
function waiting(view: SeatView, own: Side, { play, bait, fish }: Side): Against | undefined {
  if (fish === undefined || countOf(own.hand, bait) === 0) return undefined;
  // Placed beside it, a tile of the same kind is in question, not the fish.
  if (own.fish === undefined && own.bait === fish) return undefined;
  const copies = formOf(play) === 'triple' ? 3 : 1;
  const stays = view.stacks.includes(fish) ? own.fish !== fish : countOf(own.lake, fish) >= copies;
  if (!stays) return undefined;
  const tiles = takersOf(view, play);
  if (tiles === 0) return { why: 'waits', bait, fish, copies };
  return tiles <= fewCatchers && copies === 1 ? { why: 'mayWait', bait, fish, tiles } : undefined;
}

/** The other play leaves in the lake what this one takes, and the next seat may take it. */
function leaving(view: SeatView, own: Side, other: Side): Against | undefined {
  const { fish } = own;
  if (fish === undefined || other.fish !== undefined || own.points === 0) return undefined;
  const tiles = catchersOf(view, fish);
  const seat = nextSeat(view);
  return tiles > 0 && countOf(other.lake, fish) > 0 && hasTurnLeft(view, seat)
    ? { why: 'leaves', fish, seat, tiles }
    : undefined;
}

/** Of two fish the one that more unseen tiles can take goes first. */
function riskier(view: SeatView, own: Side, other: Side): Against | undefined {
  if (own.fish === undefined || other.fish === undefined) return undefined;
  if (!isAnyTurnLeft(view)) return undefined;
  const [tiles, fewer] = [takersOf(view, own.play), takersOf(view, other.play)];
  return tiles > fewer
    ? { why: 'riskier', fish: own.fish, tiles, other: other.fish, fewer }
    : undefined;
}

/** Tiles of the lake and unseen ones. */
function fishFor(view: SeatView, lake: Counts, bait: Kind): number {
  const unseen = unseenOf(view);
  return kinds
    .filter((fish) => isCatchable(view.game, bait, fish))
    .reduce((sum, fish) => sum + countOf(lake, fish) + countOf(unseen, fish), 0);
}

function lastFish(view: SeatView, own: Side, other: Side): Against | undefined {
  const { bait, fish } = own;
  if (fish === undefined || bait === other.bait) return undefined;
  if (fishFor(view, own.lake, bait) > 0 || countOf(own.hand, bait) > 0) return undefined;
  return { why: 'lastFish', bait };
}

/** Of two tiles that are placed one is taken less easily, is worth less, or may come back. */
function placing(view: SeatView, own: Side, other: Side, lead: number): Against | undefined {
  if (formOf(own.play) !== 'place' || formOf(other.play) !== 'place') return undefined;
  const { bait } = own;
  const [tiles, others] = [catchersOf(view, bait), catchersOf(view, other.bait)];
  if (tiles < others && isAnyTurnLeft(view))
    return { why: 'safer', tiles, other: other.bait, more: others };
  const { game, phase, drawPileLeft } = view;
  const lost = lostGroups(view);
  const [points, more] = [bait, other.bait].map((kind) => mostPointsOf(game.scoring, kind, lost));
  // The red pips of small fish are rounded as a sum, so one of them may bring more (S1).
  const isRounded = [bait, other.bait].some((kind) =>
    game.scoring.groups.some((one) => one.kinds.includes(kind) && one.roundUpTo > 1),
  );
  const isTold = isAnyTurnLeft(view) && !isRounded;
  if (
    isTold &&
    points !== undefined &&
    more !== undefined &&
    more - points >= lead / 3 &&
    points < more
  ) {
    return { why: 'cheaper', points, other: other.bait, more };
  }
  return tiles > others && phase === 'hand' && drawPileLeft > 0
    ? { why: 'likelier', tiles, other: other.bait, fewer: others }
    : undefined;
}

/** The other play places a tile that unseen ones can take; this one places none. */
function exposing(view: SeatView, own: Side, other: Side): Against | undefined {
  if (formOf(own.play) === 'place' || formOf(other.play) !== 'place') return undefined;
  const tiles = catchersOf(view, other.bait);
  return tiles > 0 && isAnyTurnLeft(view)
    ? { why: 'exposes', other: other.bait, tiles }
    : undefined;
}

/** The bait of the other play stays for the most that it can gain in the lake. */
function keeping(view: SeatView, own: Side, other: Side): Against | undefined {
  if (own.bait === other.bait || countOf(own.hand, other.bait) === 0) return undefined;
  const gain = (fish: Kind): number => gainWith(view, other.bait, fish);
  const [most] = kinds
    .filter((fish) => countOf(own.lake, fish) > 0 && isCatchable(view.game, other.bait, fish))
    .filter((fish) => gain(fish) > 0)
    .toSorted((one, two) => gain(two) - gain(one));
  return most === undefined ? undefined : { why: 'keepsFor', other: other.bait, fish: most };
}

function gainWith({ game, catches, seat }: SeatView, bait: Kind, fish: Kind): number {
  const after = withCaught(catches, seat, [bait, fish])[seat] ?? [];
  return pointsOf(game.scoring, after) - pointsOf(game.scoring, catches[seat] ?? []);
}

function leavingLess(view: SeatView, own: Side, other: Side): Against | undefined {
  return 2 * own.left <= other.left && own.left < other.left
    ? { why: 'leavesLess', seat: nextSeat(view), points: own.left, more: other.left }
    : undefined;
}

function moreLeft(view: SeatView, own: Side, other: Side): Against | undefined {
  if (own.bait === other.bait || countOf(own.hand, other.bait) === 0) return undefined;
  const more = fishFor(view, own.lake, other.bait);
  const fewer = fishFor(view, other.lake, own.bait);
  return more > fewer
    ? { why: 'moreLeft', other: other.bait, more, bait: own.bait, fewer }
    : undefined;
}

function addingMore({ points }: Side, other: Side): Against | undefined {
  return points > other.points ? { why: 'addsMore', points, fewer: other.points } : undefined;
}

/** Nothing on the table tells the two apart, but what stays is worth more than what goes. */
function later(own: Side, other: Side, lead: number): Against | undefined {
  if (own.bait === other.bait || countOf(own.hand, other.bait) === 0) return undefined;
  const points = Math.round(lead);
  return points > 0 ? { why: 'later', other: other.bait, bait: own.bait, points } : undefined;
}
