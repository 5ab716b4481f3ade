import { createHash } from 'node:crypto';
import { relative } from 'node:path';

/**
 * Vite's options for the names of classes on the page: a class keeps its name, with four signs of
 * its file. The names that Vite makes end in the number of a line too, which the first load would
 * carry some hundred times.
 */
export const scopedNames = {
  modules: {
    generateScopedName: (name: string, path: string): string => {
      const [file = ''] = relative('.', path).replaceAll('\\', '/').split('?');
      return `${name}_${createHash('sha256').update(file).digest('base64url').slice(0, 4)}`;
    },
  },
};
