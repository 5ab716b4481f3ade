import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** What is not compressed in itself. */
const packable = /\.(css|html|js|svg|txt|webmanifest)$/;

const packings = [
  {
    end: '.br',
    // The last step would take three times as long for two bytes in a hundred.
    pack: (content: Buffer) =>
      promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
  },
  { end: '.gz', pack: (content: Buffer) => promisify(gzip)(content, { level: 9 }) },
] as const;

/**
 * Copies a built page, and lays beside each file what a server sends in its place to a browser that
 * can unpack it. So the page itself stays what any host can serve, and a device keep.
 * @param changed what files of the copy hold instead, by their names
 */
export async function packPage(
  from: string,
  into: string,
  changed: ReadonlyMap<string, string> = new Map(),
): Promise<void> {
  await cp(from, into, { recursive: true });
  for (const [name, content] of changed) await writeFile(join(into, name), content);
  const entries = await readdir(into, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && packable.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(
    paths.map(async (path) => {
      const content = await readFile(path);
      for (const { end, pack } of packings) {
        const packed = await pack(content);
        if (packed.length < content.length) await writeFile(`${path}${end}`, packed);
      }
    }),
  );
}
