import { advance } from './advance.ts';
import { createPlayList, listPlays, type PlayList, playAt } from './legalPlays.ts';
import { copyInto, type Position, type ScratchPosition, scratchOf } from './position.ts';

/**
 * How many sequences of `depth` more plays there are from a position. A round that ends earlier
 * counts as one sequence.
 */
export function perft(position: Position, depth: number): number {
  const levels = Array.from({ length: depth }, () => ({
    plays: createPlayList(),
    position: scratchOf(position),
  }));
  return countSequences(position, levels, 0);
}

function countSequences(
  position: Position,
  levels: readonly { readonly plays: PlayList; readonly position: ScratchPosition }[],
  level: number,
): number {
  const here = levels[level];
  if (here === undefined || position.phase === 'over') return 1;
  listPlays(position, here.plays);
  if (level === levels.length - 1) return here.plays.length;
  let sequences = 0;
  for (let index = 0; index < here.plays.length; index += 1) {
    copyInto(here.position, position);
    advance(here.position, playAt(here.plays, index));
    sequences += countSequences(here.position, levels, level + 1);
  }
  return sequences;
}
