import { expect, test } from 'vitest';

// A mutant that breaks the engine while it is loaded leaves the other files without any test that
// could fail.
test.each([
  { of: 'fishing', load: () => import('../../src/engine/index.ts') },
  { of: 'climbing', load: () => import('../../src/engine/climbing/index.ts') },
])('the engine of $of can be loaded', async ({ load }) => {
  await expect(load()).resolves.toBeDefined();
});
