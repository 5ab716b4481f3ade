import {
  type Game,
  handOffset,
  nobody,
  type Position,
  playNumbers,
  tally,
  tallyOf,
} from '../../../engine/climbing/index.ts';
import { type Kind, kindCount, type Seat } from '../../../engine/index.ts';
import { odds, oddsPlace } from './odds.ts';
import { mostTogether, playBookOf } from './playBook.ts';
import type { WorthTable } from './worthTable.ts';

/** It is written over at each look. */
export interface Sight {
  seat: Seat;
  /** The cards in the own hand, by kind and in all. */
  readonly hand: Uint8Array;
  held: number;
  wu: number;
  marks: number;
  /** What the wu are worth as they stand, see {@link worthAt}. */
  worth: number;
  /** How many wu are missing to the next step of that. */
  missing: number;
  /** How many wu are missing, to an opponent who still has cards, to declare. */
  rivalMissing: number;
  /** Opponents without a family, and what such a seat owes those who have one (`ma-hua-hua`). */
  poor: number;
  owed: number;
}

export interface Look {
  readonly sight: Sight;
  /** Regards which cards the other hands and an untaken talon hold in all, not who holds which. */
  readonly take: (position: Position) => void;
  /** The chance that no opponent holds what beats a combination. */
  readonly chanceOf: (play: number) => number;
  /** What the looking seat's wu come to, with what would be settled by families (W13). */
  readonly worthAt: (wu: number, marks: number) => number;
}

export function createLook(game: Game, table: WorthTable): Look {
  const { seatCount } = game;
  const { beaters, sizes, widths, kindsAt, copiesAt } = playBookOf(game);
  const unseen = new Uint8Array(kindCount);
  // A chance is reckoned once at most for each look.
  const chances = new Float64Array(playNumbers);
  const looked = new Int32Array(playNumbers);
  let looks = 0;
  let opponents = 0;
  let mostHeld = 0;
  const sight: Sight = {
    seat: 0,
    hand: new Uint8Array(kindCount),
    held: 0,
    wu: 0,
    marks: 0,
    worth: 0,
    missing: 0,
    rivalMissing: 0,
    poor: 0,
    owed: 0,
  };

  const worthAt = (wu: number, marks: number): number => {
    const worth = table.worth(wu, marks);
    if (!table.paysFamilies) return wu < table.declaredFrom ? 0 : worth;
    // What the points of the others cost is the same there, whatever the own ones are.
    if (table.settlesPairs) return worth * (seatCount - 1);
    return worth === 0 ? -sight.owed : worth * sight.poor;
  };

  const countUnseen = ({ counts, seat, talon, talonTaker }: Position): void => {
    unseen.fill(0);
    for (let other = 0; other < seatCount; other += 1) {
      if (other === seat) continue;
      const offset = handOffset(other);
      for (let kind = 0; kind < kindCount; kind += 1) {
        unseen[kind] = (unseen[kind] ?? 0) + (counts[offset + kind] ?? 0);
      }
    }
    if (talonTaker !== nobody) return;
    for (const kind of talon) unseen[kind] = (unseen[kind] ?? 0) + 1;
  };

  const regardOthers = (position: Position): void => {
    opponents = 0;
    mostHeld = 0;
    sight.rivalMissing = farAway;
    sight.poor = 0;
    sight.owed = 0;
    for (let other = 0; other < seatCount; other += 1) {
      if (other === position.seat) continue;
      const held = tallyOf(position, tally.held, other);
      const wu = tallyOf(position, tally.wu, other);
      const points = table.worth(wu, tallyOf(position, tally.marks, other));
      if (points === 0) sight.poor += 1;
      else if (!table.settlesPairs) sight.owed += points;
      if (held === 0) continue;
      opponents += 1;
      if (held > mostHeld) mostHeld = held;
      const missing = Math.max(0, table.declaredFrom - wu);
      if (missing < sight.rivalMissing) sight.rivalMissing = missing;
    }
  };

  const take = (position: Position): void => {
    const { counts, seat } = position;
    looks += 1;
    const offset = handOffset(seat);
    for (let kind = 0; kind < kindCount; kind += 1) {
      sight.hand[kind] = counts[offset + kind] ?? 0;
    }
    countUnseen(position);
    regardOthers(position);
    sight.seat = seat;
    sight.held = tallyOf(position, tally.held, seat);
    sight.wu = tallyOf(position, tally.wu, seat);
    sight.marks = tallyOf(position, tally.marks, seat);
    sight.worth = worthAt(sight.wu, sight.marks);
    sight.missing = table.missing(sight.wu);
  };

  const oddsOf = (list: Float64Array, kind: Kind, needed: number): number =>
    list[oddsPlace(opponents, unseen[kind] ?? 0, needed)] ?? 0;

  const missedChance = (play: number): number => {
    const first = play * mostTogether;
    if (widths[play] === 1) return 1 - oddsOf(odds.any, kindsAt[first] ?? 0, copiesAt[first] ?? 0);
    let one = 1;
    for (let place = first; place < first + mostTogether; place += 1) {
      one *= oddsOf(odds.one, kindsAt[place] ?? 0, copiesAt[place] ?? 0);
    }
    return (1 - one) ** opponents;
  };

  const chanceOf = (play: number): number => {
    if (looked[play] === looks) return chances[play] ?? 0;
    looked[play] = looks;
    let chance = 1;
    const higher = beaters[play];
    if (opponents > 0 && higher !== undefined) {
      for (let index = 0; index < higher.length && chance > 0; index += 1) {
        const beater = higher[index] ?? 0;
        if ((sizes[beater] ?? 0) <= mostHeld) chance *= missedChance(beater);
        if (chance < negligible) chance = 0;
      }
    }
    chances[play] = chance;
    return chance;
  };

  return { sight, take, chanceOf, worthAt };
}

/** More wu than a seat can lack. */
const farAway = 99;

/** Chances below this count as none. */
const negligible = 0.004;
