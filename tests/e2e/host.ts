import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';

/** What a build has made, by its addresses below that of the app. */
export type BuiltFiles = ReadonlyMap<string, Buffer>;

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** The files of the built app, but for those that lie packed for other hosts. */
export function builtFiles(folder = 'dist'): BuiltFiles {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    entries.map((path) => [relative(folder, path).replaceAll('\\', '/'), readFileSync(path)]),
  );
}

/**
 * The same app as a later build would make it: every file that is named after what is in it has
 * another name.
 */
export function laterBuild(files: BuiltFiles): BuiltFiles {
  const renamed = [...files.keys()].flatMap((path) => {
    const [hashed] = /[\w-]+-[\w-]{6}\.\w+$/.exec(path) ?? [];
    if (hashed === undefined || !path.startsWith('assets/')) return [];
    return [[hashed, hashed.replace(/(?=\.\w+$)/, 'newer')] as const];
  });
  if (renamed.length < 10) throw new Error('The names of the built files were not understood.');
  const inNewNames = (text: string): string =>
    renamed.reduce((changed, [before, after]) => changed.replaceAll(before, after), text);
  return new Map(
    [...files].map(([path, content]) => [
      inNewNames(path),
      /\.(html|js|css)$/.test(path) ? Buffer.from(inNewNames(content.toString())) : content,
    ]),
  );
}

/**
 * A host as the README asks for one, which serves a build below a path: what is named after its
 * content may be kept for a year, nothing else without asking, and all of it comes compressed.
 */
export async function openHost(files: BuiltFiles, path = '/') {
  let served = files;
  const packed = new WeakMap<Buffer, Buffer>();
  const packedOf = (content: Buffer): Buffer => {
    const known = packed.get(content) ?? gzipSync(content);
    packed.set(content, known);
    return known;
  };
  const server = createServer((request, response) => {
    const [asked = ''] = (request.url ?? '').split('?');
    const name = asked.startsWith(path) ? asked.slice(path.length) || 'index.html' : undefined;
    const content = name === undefined ? undefined : served.get(name);
    if (name === undefined || content === undefined) {
      response.writeHead(404).end();
      return;
    }
    const isPacked = /\.(png|woff2)$/.test(name);
    response.writeHead(200, {
      'content-type': types[extname(name)] ?? 'application/octet-stream',
      'cache-control': name.startsWith('assets/')
        ? 'public, max-age=31536000, immutable'
        : 'no-cache',
      ...(isPacked ? {} : { 'content-encoding': 'gzip' }),
    });
    response.end(isPacked ? content : packedOf(content));
  });
  await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens));
  const at = server.address();
  if (at === null || typeof at === 'string') throw new Error('The host has no port.');
  return {
    address: `http://127.0.0.1:${at.port}${path}`,
    /** Puts up another build in the place of this one. */
    putUp: (build: BuiltFiles): void => {
      served = build;
    },
    /** Is gone, as if there were no network; closing twice is once. */
    close: async (): Promise<void> => {
      if (!server.listening) return;
      const closed = promisify(server.close.bind(server))();
      server.closeAllConnections();
      await closed;
    },
  };
}
