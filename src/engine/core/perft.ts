import type { Play } from './play.ts';
import { createPlayList, type PlayList, playAt } from './playList.ts';

interface MovesInPlace<At extends { readonly phase: string }, Scratch extends At> {
  scratchOf(position: At): Scratch;
  copyInto(scratch: Scratch, position: At): void;
  listPlays(position: At, list: PlayList): void;
  advance(position: Scratch, chosen: Play): void;
}

/** What is hidden stays as it lies. A round that ends earlier counts as one sequence. */
export function countSequences<At extends { readonly phase: string }, Scratch extends At>(
  moves: MovesInPlace<At, Scratch>,
  position: At,
  depth: number,
): number {
  const levels = Array.from({ length: depth }, () => ({
    plays: createPlayList(),
    position: moves.scratchOf(position),
  }));
  return countFrom(moves, position, levels, 0);
}

function countFrom<At extends { readonly phase: string }, Scratch extends At>(
  moves: MovesInPlace<At, Scratch>,
  position: At,
  levels: readonly { readonly plays: PlayList; readonly position: Scratch }[],
  level: number,
): number {
  const here = levels[level];
  if (here === undefined || position.phase === 'over') return 1;
  moves.listPlays(position, here.plays);
  if (level === levels.length - 1) return here.plays.length;
  let sequences = 0;
  for (let index = 0; index < here.plays.length; index += 1) {
    moves.copyInto(here.position, position);
    moves.advance(here.position, playAt(here.plays, index));
    sequences += countFrom(moves, here.position, levels, level + 1);
  }
  return sequences;
}
