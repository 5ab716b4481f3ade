import { expect, test } from 'vitest';

// A mutant that breaks the engine while it is loaded leaves the other files without any test that
// could fail. This one comes last: what is loaded first within a test would seem to be of that test
// alone.
test('the engine can be loaded', async () => {
  await expect(import('../../src/engine/index.ts')).resolves.toBeDefined();
});
