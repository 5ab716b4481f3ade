import { rmSync } from 'node:fs';
import { join } from 'node:path';

/** What the page may load and run: nothing that is not a file beside it, and no script or style written into it. */
const policy = [
  "default-src 'self'",
  // Pictures of score sheets are drawn from text.
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** What the plugin has to know of a file that was built. */
interface BuiltFile {
  readonly fileName: string;
  readonly name?: string | undefined;
  readonly isEntry?: boolean;
}

/** A page as it is being built. */
interface PageContext {
  readonly bundle?: Readonly<Record<string, BuiltFile>> | undefined;
}

/**
 * A Vite plugin that finishes the built page: its Content-Security-Policy, which a page under development could not keep, a
 * script of its own for what need not wait for the main one, and no pictures that are only for the README.
 */
export function shippedPage() {
  let folder = '';
  return {
    name: 'shipped-page',
    apply: 'build' as const,
    configResolved: ({ build }: { readonly build: { readonly outDir: string } }) => {
      folder = build.outDir;
    },
    transformIndexHtml: (_: string, { bundle = {} }: PageContext) => {
      const files = Object.values(bundle);
      const begin = files.find(({ isEntry, name }) => isEntry === true && name === 'begin');
      if (begin === undefined) throw new Error('src/begin.ts is no file of its own.');
      return [
        {
          tag: 'meta',
          attrs: { 'http-equiv': 'Content-Security-Policy', content: policy },
          injectTo: 'head-prepend' as const,
        },
        {
          tag: 'script',
          // As soon as it has come: the others wait for the page and its styles.
          attrs: {
            type: 'module',
            async: true,
            crossorigin: true,
            fetchpriority: 'high',
            src: `./${begin.fileName}`,
          },
          injectTo: 'head' as const,
        },
      ];
    },
    writeBundle: () => rmSync(join(folder, 'screenshots'), { recursive: true, force: true }),
  };
}
