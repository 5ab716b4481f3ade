import { randomInt } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isOpeningWord, type OrProblem, wordLengths } from './config.ts';

/** Without those that are mistaken for each other when somebody reads them out. */
const signs = 'abcdefghjkmnpqrstuvwxyz23456789';
/** Some 60 bits: too many to find by trying. */
const madeLength = 12;

/** The word that opens tables, as it is kept in the folder; where none is, one is made and kept. */
export async function keptWord(folder: string): Promise<OrProblem<string>> {
  const file = join(folder, 'word');
  try {
    await mkdir(folder, { recursive: true });
    // Only the first of two servers that start at one moment writes it.
    await writeFile(file, `${madeWord()}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!isThere(error)) {
      return { ok: false, problem: `The word that opens tables cannot be kept in ${file}.` };
    }
  }
  const word = await readFile(file, 'utf8').then(
    (text) => text.trim(),
    () => '',
  );
  if (isOpeningWord(word)) return { ok: true, value: word };
  const { least, most } = wordLengths;
  const problem = `${file} must hold a word of ${least} to ${most} characters without a space; remove it and a new one is made.`;
  return { ok: false, problem };
}

function madeWord(): string {
  return Array.from({ length: madeLength }, () => signs.charAt(randomInt(signs.length))).join('');
}

function isThere(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST';
}
