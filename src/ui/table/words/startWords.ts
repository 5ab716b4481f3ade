import type { Seat } from '../../../engine/index.ts';
import type { MessageId } from '../../../text/catalogue.ts';
import type { Say } from '../../../text/say.ts';

interface Beginning {
  readonly steps: readonly unknown[];
  readonly names: readonly string[];
  readonly starter: Seat;
  readonly viewer: Seat | null;
}

interface StartIds {
  readonly you: MessageId;
  /** With the name of who starts. */
  readonly other: MessageId;
}

/** None once something was played; `nameOf` writes a name. */
export function startWords(
  { steps, names, starter, viewer }: Beginning,
  { you, other }: StartIds,
  say: Say,
  nameOf: (name: string) => string,
): readonly string[] {
  if (steps.length > 0) return [];
  return [starter === viewer ? say(you) : say(other, { name: nameOf(names[starter] ?? '') })];
}
