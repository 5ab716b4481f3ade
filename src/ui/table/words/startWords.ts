import type { Seat } from '../../../engine/index.ts';
import type { Say } from '../../../text/say.ts';
import { clippedName } from './clippedName.ts';

interface Beginning {
  readonly steps: readonly unknown[];
  readonly names: readonly string[];
  readonly starter: Seat;
  readonly viewer: Seat | null;
}

/**
 * Who starts the round, in a sentence; none once something was played.
 * @param nameOf how a name is written, clipped unless told
 */
export function startWords(
  { steps, names, starter, viewer }: Beginning,
  say: Say,
  nameOf = clippedName,
): readonly string[] {
  if (steps.length > 0) return [];
  if (starter === viewer) return [say('table.starts.you')];
  return [say('table.starts', { name: nameOf(names[starter] ?? '') })];
}
