import { afterEach } from 'vitest';
import { familyIds, lateFamilyIds } from '../../src/engine/index.ts';
import { whatJoins } from './whatJoins.ts';

// A family that has joined stays for every file that the worker runs after this one: so what has a
// family join is a `.mocked` test, with modules of its own, and what needs one that has joined is
// a `.joined` test, which comes after all others.
afterEach(({ task }) => {
  const joined = lateFamilyIds.filter((id) => familyIds.some((one) => one === id));
  if (joined.length > 0 && whatJoins(task.file.filepath) === undefined) {
    throw new Error(`${joined} joined here. Call the file .joined.test. or .mocked.test.`);
  }
});
