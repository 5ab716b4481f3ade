import { failure, type Result, success } from '../../engine/index.ts';
import { unlessSilent } from '../../store/silence.ts';

export type SourceProblem = 'too-large' | 'unreadable' | 'clipboard';

/** More than an evening of rounds takes; a larger file is not even read. */
export const mostFileBytes = 4_000_000;

/**
 * A text on its way from somewhere, or why it does not come. Where the browser is silent that is
 * told first, and the text is as good when it comes late.
 */
export type Source = AsyncIterable<Result<string, SourceProblem>>;

/** The text of a file that a person chose or dropped, of at most so many bytes. */
export async function* readFile(file: File, most: number): Source {
  if (file.size > most) yield failure('too-large');
  else yield* heard(() => file.text(), 'unreadable');
}

/** The text on the clipboard, if the browser lets the page read it. */
export function readClipboard(): Source {
  return heard(() => navigator.clipboard.readText(), 'clipboard');
}

async function* heard(read: () => Promise<string>, problem: SourceProblem): Source {
  const lost = failure(problem);
  const answer = (async () => success(await read()))().catch(() => lost);
  const first = await unlessSilent(answer).catch(() => undefined);
  yield first ?? lost;
  if (first !== undefined) return;
  const late = await answer;
  if (late.ok) yield late;
}
