import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as v from 'valibot';

/**
 * Holds what a first visit fetches to keep the app on the device to its budget, by the list in the
 * built service worker: every file in it is there, nothing that is shipped is forgotten, what bots
 * have learned is there once, for page and worker, and all of it, compressed, is small enough.
 */

const mostBytes = 1_147_000;
/**
 * What no page needs: the service worker itself, the icons that a device fetches to install the
 * app, a word for search engines.
 */
const notKept = /^(serviceWorker\.js|[\w-]+\.png|robots\.txt)$/;

const worker = readFileSync('dist/serviceWorker.js', 'utf8');
const [list = '[]'] = /\[\{"revision":[^\]]*\]/.exec(worker) ?? [];
const kept = v
  .parse(v.array(v.object({ url: v.string(), revision: v.nullable(v.string()) })), JSON.parse(list))
  .map(({ url }) => url);
const all = readdirSync('dist', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative('dist', join(entry.parentPath, entry.name)).replaceAll('\\', '/'));

/** Whether it only stands packed in the place of a file that is shipped, for hosts that send it. */
const isPacked = (url: string): boolean =>
  /\.(br|gz)$/.test(url) && all.includes(url.slice(0, -'.br'.length));
const shipped = all.filter((url) => !isPacked(url));

/** The files of learned values without their hash, one for each family. */
const learned = kept.flatMap((url) => /\/learned\/([\w-]+)-[\w-]{6}\.js$/.exec(url)?.[1] ?? []);

const wrong = [
  ...(learned.length > 0 ? [] : ['No file of learned values was found.']),
  ...learned
    .filter((family, at) => learned.indexOf(family) !== at)
    .map((family) => `Page and worker have learned values of ${family} in a file each.`),
  ...(kept.includes('index.html') ? [] : ['The list of the service worker was not found.']),
  ...kept.filter((url) => !shipped.includes(url)).map((url) => `${url} is listed and not there.`),
  ...kept.filter((url, at) => kept.indexOf(url) !== at).map((url) => `${url} is listed twice.`),
  ...shipped
    .filter((url) => !kept.includes(url) && !notKept.test(url))
    .map((url) => `${url} is shipped and not kept.`),
];
const bytes = kept
  .filter((url) => shipped.includes(url))
  .map((url) => readFileSync(join('dist', url)))
  // A font is compressed as it is, and no server makes it larger.
  .reduce((sum, file) => sum + Math.min(file.length, gzipSync(file).length), 0);
if (bytes > mostBytes) wrong.push(`That is more than ${mostBytes / 1000} kB.`);

process.stdout.write(
  `${kept.length} files are kept on the device, ${Math.round(bytes / 1000)} kB compressed.\n`,
);
for (const line of wrong) process.stderr.write(`${line}\n`);
process.exitCode = wrong.length === 0 ? 0 : 1;
