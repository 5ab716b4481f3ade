import { pagePolicy } from '../server/pagePolicy.ts';
import { firstScreens } from './firstScreens.ts';

interface BuiltFile {
  readonly fileName: string;
  readonly name?: string | undefined;
  readonly isEntry?: boolean;
}

interface BuiltScript extends BuiltFile {
  code?: string;
}

interface PageContext {
  readonly bundle?: Readonly<Record<string, BuiltFile>> | undefined;
}

/**
 * Has Chromium compile all functions of a file beside the main thread, while it comes. The first
 * screen calls nearly all of those it loads, and compiling each at its first call would hold up the
 * page; of what loads later most is not called for long.
 */
const compileAll = '//# allFunctionsCalledOnLoad';

/**
 * A Vite plugin that finishes the built page: its Content-Security-Policy, which a page under
 * development could not keep; its first screen, seen before any script; and a script of its own for
 * what need not wait for the main one.
 */
export function shippedPage() {
  let project = '';
  return {
    name: 'shipped-page',
    apply: 'build' as const,
    configResolved: ({ root }: { readonly root: string }) => {
      project = root;
    },
    generateBundle: {
      // After all else has written to the files, as only the first line counts.
      order: 'post' as const,
      handler: (_: unknown, bundle: Readonly<Record<string, BuiltScript>>) => {
        for (const file of Object.values(bundle)) {
          if (file.isEntry === true) file.code = `${compileAll}\n${file.code ?? ''}`;
        }
      },
    },
    transformIndexHtml: async (page: string, { bundle = {} }: PageContext) => {
      const files = Object.values(bundle);
      const begin = files.find(({ isEntry, name }) => isEntry === true && name === 'begin');
      if (begin === undefined) throw new Error('src/begin.ts is no file of its own.');
      const [mainTag, main] =
        /<script type="module" crossorigin src="(\S+)"><\/script>/.exec(page) ?? [];
      if (mainTag === undefined || main === undefined) {
        throw new Error('index.html has no main script.');
      }
      const withoutMain = page.replace(mainTag, '');
      return {
        html: withFirstScreens(withoutMain, await firstScreens(project)),
        tags: [
          {
            tag: 'meta',
            attrs: { 'http-equiv': 'Content-Security-Policy', content: pagePolicy },
            injectTo: 'head-prepend' as const,
          },
          {
            tag: 'script',
            // As soon as it has come: the others wait for the page and its styles. It finds the
            // first screens above it, and has the main script follow.
            attrs: {
              type: 'module',
              async: true,
              crossorigin: true,
              fetchpriority: 'high',
              src: `./${begin.fileName}`,
              // It lies beside this one, which asks for it.
              'data-main': main.replace('./assets/', './'),
            },
            injectTo: 'body' as const,
          },
        ],
      };
    },
  };
}

/** The page with its first screen in English, and in the other languages beside it. */
export function withFirstScreens(page: string, screens: ReadonlyMap<string, string>): string {
  const root = '<div id="root" role="presentation">';
  const empty = `${root}</div>`;
  if (!page.includes(empty)) throw new Error('index.html has no empty #root.');
  for (const [language, screen] of screens) {
    // The policy of the page forbids it.
    if (/\sstyle=/.test(screen))
      throw new Error(`The first screen in ${language} has styles of its own.`);
  }
  const english = screens.get('en');
  if (english === undefined) throw new Error('There is no first screen in English.');
  const others = [...screens].filter(([language]) => language !== 'en');
  const templates = others.map(
    ([language, screen]) => `<template lang="${language}">${screen}</template>`,
  );
  return page.replace(empty, () => [`${root}${english}</div>`, ...templates].join('\n    '));
}
