import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Parts of the names of files in the order they run; the last that fits counts. What only asks
 * whether the engine can be loaded is seldom the first to fail.
 */
const order = ['.test.', 'shortfall', 'Properties', 'otherRules', 'engineLoads'];

/**
 * The quickest first: most mutants are found without a random round, and the first test that fails
 * ends the run.
 */
class QuickestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files.toSorted((one, other) => placeOf(one) - placeOf(other)));
  }
}

function placeOf({ moduleId }: TestSpecification): number {
  return order.findLastIndex((name) => moduleId.includes(name));
}

/** The tests that exercise the engine, as Stryker runs them against every mutant. */
export default defineConfig({
  test: {
    include: [
      'tests/engine/**/*.test.ts',
      'tests/conformance/**/*.test.ts',
      'tests/mutation/engineLoads.ts',
    ],
    // A slow machine kills no mutant.
    testTimeout: 60_000,
    setupFiles: ['tests/mutation/setup.ts'],
    // One worker for all files of a run: they keep no state, and starting costs more than most of
    // them take.
    isolate: false,
    fileParallelism: false,
    sequence: { sequencer: QuickestFirst },
  },
});
