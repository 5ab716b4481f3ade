import type { Undoing } from '../../store/table/undoing.ts';
import type { Say } from '../../text/say.ts';

/** What is said of an undo after something was seen; undefined where none was made or refused. */
export function undoWords(undoing: Undoing | null, say: Say): string | undefined {
  if (undoing === null || undoing.told === 'asked') return undefined;
  return say(`undo.${undoing.told}.${undoing.seen}`);
}
