import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { cutSlice, fontFaces } from './cut.ts';
import { catalogueFiles, slices } from './slices.ts';

interface Bundler {
  readonly addWatchFile: (path: string) => void;
}

/** A Vite plugin that cuts the glyphs for ui/fonts/fonts.css anew whenever a message changes. */
export function shippedGlyphs() {
  let folder = '';
  return {
    name: 'shipped-glyphs',
    enforce: 'pre' as const,
    configResolved: ({ cacheDir }: { readonly cacheDir: string }) => {
      folder = join(cacheDir, 'glyphs');
    },
    transform: {
      filter: { id: /\/src\/ui\/fonts\/fonts\.css$/ },
      async handler(this: Bundler, code: string, id: string) {
        for (const path of ['en', 'zh-Hant', 'zh-Hans'].flatMap(catalogueFiles)) {
          this.addWatchFile(join(process.cwd(), path));
        }
        mkdirSync(folder, { recursive: true });
        const faces = slices().map(async (slice) => {
          const path = join(folder, `${slice.name}.woff2`);
          replace(path, await cutSlice(slice));
          return fontFaces(slice, `${relative(dirname(id), path).replaceAll('\\', '/')}?no-inline`);
        });
        return [code, ...(await Promise.all(faces))].join('\n');
      },
    },
  };
}

/** Writes a file at once, as another server or build may be reading it. */
function replace(path: string, content: Buffer): void {
  const written = `${path}.${process.pid}`;
  writeFileSync(written, content);
  renameSync(written, path);
}
