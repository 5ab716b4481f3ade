import { createHash } from 'node:crypto';
import { relative } from 'node:path';

/**
 * Vite's options for the names of classes on the page: its own, and four signs that tell the files
 * apart. Those that Vite would make end in the number of a line too, which the first load would
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
