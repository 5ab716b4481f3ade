import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** What is not compressed in itself. */
const packable = /\.(css|html|js|svg|txt|webmanifest)$/;

const packings = [
  {
    end: '.br',
    pack: (content: Buffer) =>
      promisify(brotliCompress)(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
  },
  { end: '.gz', pack: (content: Buffer) => promisify(gzip)(content, { level: 9 }) },
] as const;

/**
 * Lays beside each file of a folder what a server sends in its place to a browser that can unpack
 * it. Only servers know of these: neither the page nor its service worker names one.
 */
export async function packFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && packable.test(entry.name));
  await Promise.all(files.map((entry) => packFile(join(entry.parentPath, entry.name))));
}

async function packFile(path: string): Promise<void> {
  const content = await readFile(path);
  for (const { end, pack } of packings) {
    const packed = await pack(content);
    if (packed.length < content.length) await writeFile(`${path}${end}`, packed);
  }
}

/** @param changed what files of the copy hold instead, by their names; they are packed anew */
export async function copyPacked(
  from: string,
  into: string,
  changed: ReadonlyMap<string, string> = new Map(),
): Promise<void> {
  await cp(from, into, { recursive: true });
  for (const [name, content] of changed) {
    const path = join(into, name);
    await writeFile(path, content);
    await packFile(path);
  }
}
