import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bundledServer } from '../../src/build/serverBundle.ts';

/** Made once for all tests of a process, by the module that it begins with. */
const codes = new Map<string, Promise<string>>();

/**
 * Lays into a folder a server as `npm run build` makes it, and beside it a page that is none of the
 * app.
 * @param begin the module that it begins with
 * @returns the file of the server
 */
export async function builtServer(folder: string, begin = 'src/server/main.ts'): Promise<string> {
  const code = codes.get(begin) ?? bundledServer(begin);
  codes.set(begin, code);
  const file = join(folder, 'server.mjs');
  await writeFile(file, await code);
  const page = join(folder, 'page');
  await mkdir(page, { recursive: true });
  await writeFile(join(page, 'index.html'), '<title>A page</title>');
  return file;
}
