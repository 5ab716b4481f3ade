import { pagePolicy } from '../server/pagePolicy.ts';
import { firstScreens } from './firstScreens.ts';

interface BuiltFile {
  readonly fileName: string;
  readonly name?: string | undefined;
  readonly isEntry?: boolean;
}

interface PageContext {
  readonly bundle?: Readonly<Record<string, BuiltFile>> | undefined;
}

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
    transformIndexHtml: async (page: string, { bundle = {} }: PageContext) => {
      const files = Object.values(bundle);
      const begin = files.find(({ isEntry, name }) => isEntry === true && name === 'begin');
      if (begin === undefined) throw new Error('src/begin.ts is no file of its own.');
      return {
        html: withFirstScreens(page, await firstScreens(project)),
        tags: [
          {
            tag: 'meta',
            attrs: { 'http-equiv': 'Content-Security-Policy', content: pagePolicy },
            injectTo: 'head-prepend' as const,
          },
          {
            tag: 'script',
            // As soon as it has come: the others wait for the page and its styles. It finds the
            // first screens above it.
            attrs: {
              type: 'module',
              async: true,
              crossorigin: true,
              fetchpriority: 'high',
              src: `./${begin.fileName}`,
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
