import { failure, type Result, success } from '../../engine/index.ts';

/** Why a source gave no text. */
export type SourceProblem = 'too-large' | 'unreadable' | 'clipboard';

/** More than an evening of rounds takes; a larger file is not even read. */
export const mostFileBytes = 4_000_000;

/** The text of a file that a person chose or dropped, of at most so many bytes. */
export async function readFile(file: File, most: number): Promise<Result<string, SourceProblem>> {
  if (file.size > most) return failure('too-large');
  try {
    return success(await file.text());
  } catch {
    return failure('unreadable');
  }
}

/** The text on the clipboard, if the browser lets the page read it. */
export async function readClipboard(): Promise<Result<string, SourceProblem>> {
  try {
    return success(await navigator.clipboard.readText());
  } catch {
    return failure('clipboard');
  }
}
