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

/**
 * A Vite plugin that finishes the built page: its Content-Security-Policy, which a page under development could not keep, and
 * no pictures that are only for the README.
 */
export function shippedPage() {
  let folder = '';
  return {
    name: 'shipped-page',
    apply: 'build' as const,
    configResolved: ({ build }: { readonly build: { readonly outDir: string } }) => {
      folder = build.outDir;
    },
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: policy },
        injectTo: 'head-prepend' as const,
      },
    ],
    writeBundle: () => rmSync(join(folder, 'screenshots'), { recursive: true, force: true }),
  };
}
