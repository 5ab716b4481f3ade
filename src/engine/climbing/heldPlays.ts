import type { Counts } from '../core/counts.ts';
import { brandPlay, type Play } from '../core/play.ts';
import { copiesAt, formatPlay, isSet, kindAt, kindOfSet } from './play.ts';

export function inTextOrder(plays: readonly Play[]): Int32Array {
  const written = plays.map((play) => ({ play, text: formatPlay(play) }));
  written.sort((one, other) => (one.text < other.text ? -1 : 1));
  return Int32Array.from(written, ({ play }) => play);
}

/**
 * Writes the plays that a hand holds into a list, in their order, and returns how many. What the
 * list has behind them is written over too. The hand's cards are counted by kind, from an offset
 * on.
 */
export function listHeld(
  plays: Int32Array,
  counts: Counts,
  offset: number,
  list: Int32Array,
): number {
  let listed = 0;
  for (let at = 0; at < plays.length; at += 1) {
    const play = brandPlay(plays[at] ?? 0);
    // Each is written, and stays if it is held, else the next one is written over it. A processor
    // cannot guess which are held, and a branch guessed wrong would cost more than all of this.
    list[listed] = play;
    listed += 1 + (spareOf(play, counts, offset) >> 31);
  }
  return listed;
}

/** Less than 0 where a hand lacks cards of a combination or of one that is laid. */
function spareOf(play: Play, counts: Counts, offset: number): number {
  // Most plays are sets: their kind is read off the play, and looked up nowhere.
  if (isSet(play)) return (counts[offset + kindOfSet(play)] ?? 0) - copiesAt(play, 0);
  // A place that is not filled has no cards, of which no hand has too few.
  return (
    spareAt(play, 0, counts, offset) |
    spareAt(play, 1, counts, offset) |
    spareAt(play, 2, counts, offset)
  );
}

function spareAt(play: Play, place: number, counts: Counts, offset: number): number {
  return (counts[offset + kindAt(play, place)] ?? 0) - copiesAt(play, place);
}
