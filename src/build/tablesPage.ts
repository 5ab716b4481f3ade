import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { onlinePath } from '../server/config.ts';
import { tablesMark } from '../store/online/servesTables.ts';

/** The page as a server of tables sends it: it says itself where they are. */
export function withTablesMark(page: string): string {
  const end = '</head>';
  if (!page.includes(end)) throw new Error('The page has no head for the mark of tables.');
  return page.replace(end, `  <meta name="${tablesMark}" content="${onlinePath('')}" />\n  ${end}`);
}

/**
 * What a server of tables sends in the place of files of the built page, by their names. The
 * service worker tells by its list that this is another page, so that a device which has one of
 * both takes the other, whichever way its host has changed.
 */
export async function filesWithTables(built: string): Promise<ReadonlyMap<string, string>> {
  const page = withTablesMark(await readFile(join(built, 'index.html'), 'utf8'));
  const worker = await readFile(join(built, 'serviceWorker.js'), 'utf8');
  return new Map([
    ['index.html', page],
    ['serviceWorker.js', withRevision(worker, createHash('md5').update(page).digest('hex'))],
  ]);
}

function withRevision(worker: string, revision: string): string {
  const before = /(?<="revision":")\w+(?=","url":"index\.html")/;
  if (!before.test(worker)) throw new Error('The list of the service worker was not found.');
  return worker.replace(before, revision);
}
