import type { Kind } from '../core/kind.ts';
import type { Play } from '../core/play.ts';
import { createPlayList, type PlayList, playsOf } from '../core/playList.ts';
import { type KindMask, maskOf } from './capture.ts';
import { heaven } from './game.ts';
import { formCode, packPlay } from './play.ts';
import { catchOffset, handOffset, type Position } from './position.ts';

/** Is done with before the next one asks. */
const listed = createPlayList();

export function legalPlays(position: Position): readonly Play[] {
  listPlays(position, listed);
  return playsOf(listed);
}

/** In the order of their texts (F2 to F5, F9, F10). */
export function listPlays(position: Position, list: PlayList): void {
  if (position.phase === 'hand') list.length = listHandPlays(position, list.plays);
  else if (position.phase === 'drawn') list.length = listDrawPlays(position, list.plays);
  else list.length = 0;
}

// Below, masks answer for all kinds at once, and the lists are written from an index on that is
// handed back: this is the inner loop of every search.

function listHandPlays(position: Position, plays: Int32Array): number {
  const { game, lakeMask, stackMask } = position;
  const { catchable, listing } = game;
  const hand = position.handMasks[position.seat] ?? 0;
  const triples = triplesOf(position);
  const wholes = wholesOf(position, triples);
  const stackable = listing.thirdTile === 'stack' ? stackableOf(position) : 0;
  const pairs = mayLayPair(position) ? maskOf(heaven) : 0;
  const placeable = placeableOf(position, hand);
  let length = 0;
  // The last kind of the kit's order has the first text, so the highest bit comes first.
  for (let left = hand; left !== 0; ) {
    const bait = highestOf(left);
    const own = maskOf(bait);
    left ^= own;
    if ((placeable & own) !== 0) plays[length++] = packPlay(formCode.place, bait, bait);
    // Both are rare, so one question spares nearly every bait the two.
    if (((pairs | stackable) & own) !== 0) {
      if ((pairs & own) !== 0) plays[length++] = packPlay(formCode.pair, bait, bait);
      if ((stackable & own) !== 0) plays[length++] = packPlay(formCode.stack, bait, bait);
    }
    const reach = reachOf(bait, catchable, lakeMask, stackMask);
    length = listCaptures(bait, reach, triples, wholes, plays, length);
  }
  return length;
}

/** All kinds where capturing is a choice, else those that need not capture (F2, F9). */
function placeableOf(position: Position, hand: KindMask): KindMask {
  const { listing } = position.game;
  if (listing.captureFromHand === 'optional') return hand;
  // A hand tile of which two lie in the lake is a third tile by itself: of kinds with two copies
  // none would be left (F9).
  const loose = listing.thirdTile === 'loose' ? position.lakeTwos : 0;
  return loose | idleOf(position, hand);
}

function listDrawPlays(position: Position, plays: Int32Array): number {
  const drawn = position.drawPile[position.turnedUp - 1] ?? 0;
  const { game, lakeMask, stackMask } = position;
  const reach = reachOf(drawn, game.catchable, lakeMask, stackMask);
  const triples = triplesOf(position);
  const mayPlace = reach === 0 || game.listing.captureFromDraw === 'optional';
  if (mayPlace) plays[0] = packPlay(formCode.place, drawn, drawn);
  const wholes = wholesOf(position, triples);
  return listCaptures(drawn, reach, triples, wholes, plays, mayPlace ? 1 : 0);
}

/** One fish, or three of the bait's own kind; `wholes`, some of `triples`, only by threes. */
function listCaptures(
  bait: Kind,
  reach: KindMask,
  triples: KindMask,
  wholes: KindMask,
  plays: Int32Array,
  from: number,
): number {
  const canTakeThree = (triples & maskOf(bait)) !== 0;
  let length = from;
  for (let left = reach; left !== 0; ) {
    const fish = highestOf(left);
    left ^= maskOf(fish);
    // What is nearly always so is asked first: which fish it is cannot be foreseen, and a processor
    // that guesses wrong waits.
    if (!canTakeThree || fish !== bait) plays[length++] = packPlay(formCode.capture, bait, fish);
    else {
      if ((wholes & maskOf(bait)) === 0) plays[length++] = packPlay(formCode.capture, bait, bait);
      plays[length++] = packPlay(formCode.triple, bait, bait);
    }
  }
  return length;
}

/** From the lake where `tripleOf` allows it (F4), from a stack always (F9). */
function triplesOf(position: Position): KindMask {
  return (position.game.tripleKinds & position.lakeThrees) | position.stackMask;
}

/** The kinds that their own kind may take by threes only (F8, F9). */
function wholesOf(position: Position, triples: KindMask): KindMask {
  return position.game.listing.triple === 'whole' ? triples : position.stackMask;
}

/** Where capturing is compulsory: they or the whole hand can capture nothing. */
function idleOf({ game, lakeMask, stackMask }: Position, hand: KindMask): KindMask {
  let idle = 0;
  for (let left = hand; left !== 0; ) {
    const bait = highestOf(left);
    left ^= maskOf(bait);
    if (reachOf(bait, game.catchable, lakeMask, stackMask) === 0) idle |= maskOf(bait);
  }
  return game.listing.captureFromHand === 'hand' && idle !== hand ? 0 : idle;
}

/** Third tiles of which no copy has been caught: two fellows lie in the lake (F9, `stack`). */
function stackableOf(position: Position): KindMask {
  const { seatCount } = position.game;
  let stackable = 0;
  for (let left = position.lakeTwos; left !== 0; ) {
    const kind = highestOf(left);
    left ^= maskOf(kind);
    let caught = 0;
    for (let seat = 0; seat < seatCount; seat += 1) {
      caught += position.counts[catchOffset(seatCount, seat) + kind] ?? 0;
    }
    if (caught === 0) stackable |= maskOf(kind);
  }
  return stackable;
}

/** Two 66 may be laid into the catch until the seat's first hand play (F10, `may`). */
function mayLayPair(position: Position): boolean {
  return (
    position.game.listing.heavenPair === 'may' &&
    (position.begunSeats & (1 << position.seat)) === 0 &&
    (position.counts[handOffset(position.seat) + heaven] ?? 0) >= 2
  );
}

/**
 * Fish of the lake that the bait catches, and its own kind if three lie stacked. It is given what
 * it needs of a position, so that this is looked up once for many baits.
 */
function reachOf(bait: Kind, catchable: Int32Array, lake: KindMask, stacks: KindMask): KindMask {
  return ((catchable[bait] ?? 0) & lake) | (stacks & maskOf(bait));
}

function highestOf(mask: KindMask): Kind {
  return 31 - Math.clz32(mask);
}
