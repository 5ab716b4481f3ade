import { countSequences } from '../core/perft.ts';
import { advance } from './advance.ts';
import { listPlays } from './legalPlays.ts';
import { copyInto, type Position, scratchOf } from './position.ts';

/** How many sequences of `depth` more plays go on from a position: {@link countSequences}. */
export function perft(position: Position, depth: number): number {
  return countSequences({ scratchOf, copyInto, listPlays, advance }, position, depth);
}
