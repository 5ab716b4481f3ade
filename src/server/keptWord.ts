import { randomBytes, randomInt } from 'node:crypto';
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Result } from '../engine/index.ts';
import { isOpeningWord, wordLengths } from './config.ts';
import { nodeLogFiles } from './log/logFiles.ts';
import { codeOf, unlessMissing } from './log/machineFault.ts';

/** Without those that are mistaken for each other when somebody reads them out. */
const signs = 'abcdefghjkmnpqrstuvwxyz23456789';
/** Some 60 bits: too many to find by trying. */
const madeLength = 12;

/** The word that opens tables, as it is kept in the folder; where none is, one is made and kept. */
export async function keptWord(folder: string): Promise<Result<string, string>> {
  const file = join(folder, 'word');
  try {
    await mkdir(folder, { recursive: true });
    const there = await readFile(file, 'utf8').catch(unlessMissing);
    if (there !== null && isTorn(there)) await unlink(file);
    if (there === null || isTorn(there)) await keepMade(folder, file);
  } catch {
    return { ok: false, problem: `The word that opens tables cannot be kept in ${file}.` };
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

/** Whether a server was killed while it wrote its word. */
function isTorn(text: string): boolean {
  return text.length < wordLengths.least && [...text].every((sign) => signs.includes(sign));
}

/** Whole or not at all: the file gets its name once the disk has it. */
async function keepMade(folder: string, file: string): Promise<void> {
  const own = `${file}.${randomBytes(4).toString('hex')}`;
  try {
    await writeFile(own, `${madeWord()}\n`, { mode: 0o600, flag: 'wx', flush: true });
    // Only the first of two servers that start at one moment gives it the name.
    await link(own, file).catch(unlessThere);
    await nodeLogFiles.syncFolder(folder);
  } finally {
    await unlink(own).catch(() => undefined);
  }
}

function madeWord(): string {
  return Array.from({ length: madeLength }, () => signs.charAt(randomInt(signs.length))).join('');
}

function unlessThere(fault: unknown): void {
  if (codeOf(fault) !== 'EEXIST') throw fault;
}
