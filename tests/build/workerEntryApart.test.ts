import { expect, test } from 'vitest';
import { workerEntryApart } from '../../src/build/workerEntryApart.ts';

type Bundle = Parameters<ReturnType<typeof workerEntryApart>['generateBundle']>[1];

function chunk(imports: string[], isEntry = false) {
  return { type: 'chunk' as const, isEntry, imports, dynamicImports: ['values.js'] };
}

const bundle = {
  'worker.js': chunk(['thinking.js'], true),
  'thinking.js': chunk([]),
  'bots.js': chunk(['thinking.js']),
  'values.bin': { type: 'asset' },
} as const satisfies Bundle;

function build(files: Bundle): void {
  const error = (message: string): never => {
    throw new Error(message);
  };
  workerEntryApart().generateBundle.call({ error }, undefined, files);
}

test('a worker whose later files import what its entry imports is built', () => {
  build(bundle);
});

test.each(['imports', 'dynamicImports'])(
  'a later file with the entry among its %s is refused',
  (key) => {
    const bots = { ...bundle['bots.js'], [key]: ['thinking.js', 'worker.js'] };
    expect(() => build({ ...bundle, 'bots.js': bots })).toThrow(
      "bots.js imports from the worker's entry, worker.js.",
    );
  },
);
