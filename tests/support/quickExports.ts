import type { Plugin } from 'vite';
import { ssrModuleExportsKey } from 'vite/module-runner';

/**
 * Lets tests read what a module exports as quickly as a browser does. Vite keeps exports in an
 * object without a prototype, which V8 stores as a dictionary: the engine took four times as long.
 * V8 turns a prototype into a quick object when a `for … in` loop meets it, so each module ends with
 * such a loop. The loop calls no getter.
 */
export function quickExports(): Plugin {
  return {
    name: 'quick-exports',
    transform: {
      order: 'post',
      filter: { id: /\/(?:src|tests)\/.+\.tsx?$/ },
      handler: (code) => ({
        code: `${code}\nfor (const _ in Object.create(${ssrModuleExportsKey}));`,
        // The loop stands after all other lines, so the source map stays right.
        map: null,
      }),
    },
  };
}
