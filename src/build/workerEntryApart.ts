import type { Rolldown } from 'vite';

type BuiltFile =
  | Pick<Rolldown.OutputAsset, 'type'>
  | Pick<Rolldown.OutputChunk, 'type' | 'isEntry' | 'imports' | 'dynamicImports'>;

interface Bundler {
  readonly error: (message: string) => never;
}

/**
 * A plugin of the worker's build that refuses a file which imports from the worker's entry. WebKit
 * evaluates the entry a second time for it: what joins the second instance is unknown to the one
 * that hears the page, and both answer.
 */
export function workerEntryApart() {
  return {
    name: 'worker-entry-apart',
    generateBundle(this: Bundler, _: unknown, bundle: Readonly<Record<string, BuiltFile>>) {
      for (const [name, file] of Object.entries(bundle)) {
        if (file.type === 'asset') continue;
        const entry = [...file.imports, ...file.dynamicImports].find((one) => isEntry(bundle[one]));
        if (entry !== undefined) this.error(`${name} imports from the worker's entry, ${entry}.`);
      }
    },
  };
}

function isEntry(file: BuiltFile | undefined): boolean {
  return file?.type === 'chunk' && file.isEntry;
}
