import { countOf, tilesOf } from '../core/counts.ts';
import { atMost, type Clause, type HiddenPlaces } from '../core/fill.ts';
import { type Hiding, knownHands, type SeenRecord } from '../core/hiding.ts';
import { type Kind, kinds } from '../core/kind.ts';
import type { SeenPlay } from '../core/play.ts';
import type { RecordProblem } from '../core/record.ts';
import { type Result, success } from '../core/result.ts';
import { type PlayedThrough, playThrough, type Step } from '../core/round.ts';
import { type Seat, seatsOf } from '../core/seat.ts';
import { maskOf } from './capture.ts';
import type { Deal } from './deal.ts';
import { fishing } from './family.ts';
import { type Game, heaven } from './game.ts';
import { legalPlays } from './legalPlays.ts';
import { baitOf, formOf } from './play.ts';
import {
  catchOf,
  handOf,
  handOffset,
  type Position,
  scratchOf,
  startPosition,
} from './position.ts';

export const fishingHiding = { seenDeal, placesOf, clausesOf, dealOf } as const satisfies Hiding;

/** Of other hands the pairs that had to be laid (F10), of the draw pile what is turned up (F3). */
function seenDeal(
  { start, position }: PlayedThrough<Position>,
  { hands, lake, drawPile }: Deal,
  own: Seat | null,
): Deal {
  return {
    hands: hands.map((hand, seat) => (seat === own ? hand : tilesOf(catchOf(start, seat)))),
    lake,
    drawPile: drawPile.slice(0, position.turnedUp),
  };
}

function placesOf(game: Game, seen: SeenRecord<string, Deal>): HiddenPlaces {
  const { kit, lake, drawPile } = game.variant;
  const hands = knownHands(game, seen, shownIn);
  return {
    kit,
    known: [...hands, seen.deal.lake, seen.deal.drawPile],
    sizes: [...hands.map(() => game.handSize), lake, drawPile],
  };
}

function dealOf({ seatCount }: Game, tiles: HiddenPlaces['known']): Deal {
  const [lake = [], drawPile = []] = tiles.slice(seatCount);
  return { hands: tiles.slice(0, seatCount), lake, drawPile };
}

function shownIn({ phase, play }: SeenPlay): readonly Kind[] {
  const bait = baitOf(play);
  if (phase !== 'hand') return [];
  return formOf(play) === 'pair' ? [bait, bait] : [bait];
}

/** The round is played with what is known of each hand: what was legal for all of it still is. */
function clausesOf(
  game: Game,
  { starter, plays }: SeenRecord,
  { known }: HiddenPlaces,
): Result<readonly Clause[], RecordProblem> {
  const start = startPosition(game, dealOf(game, known), starter);
  const made = plays.map(({ play }) => play);
  const through = playThrough(fishing, start, made);
  if (!through.ok) return through;
  return success([...keptHeavens(start), ...through.value.steps.flatMap(unheld)]);
}

/** Where pairs must be laid, a hand keeps one 66 at most (F10). */
function keptHeavens(start: Position): Clause[] {
  const { rules, seatCount } = start.game;
  if (rules.heavenPair !== 'must') return [];
  return seatsOf(seatCount).map((seat) => [
    [atMost(seat, heaven, 1 - countOf(handOf(start, seat), heaven))],
  ]);
}

/** A seat held no kind with which its play would not have been legal (F2, F9). */
function unheld({ before, seat, play }: Step<Position>): Clause[] {
  const isLegalWith = (held: readonly Kind[]) => legalPlays(holding(before, held)).includes(play);
  // It nearly always is, whatever the seat held.
  if (isLegalWith(kinds)) return [];
  return kinds.filter((kind) => !isLegalWith([kind])).map((kind) => [[atMost(seat, kind, 0)]]);
}

function holding(position: Position, held: readonly Kind[]): Position {
  const { seat } = position;
  const scratch = scratchOf(position);
  for (const kind of held) {
    const place = handOffset(seat) + kind;
    scratch.counts[place] = countOf(scratch.counts, place) + 1;
    scratch.handMasks[seat] = countOf(scratch.handMasks, seat) | maskOf(kind);
  }
  return scratch;
}
