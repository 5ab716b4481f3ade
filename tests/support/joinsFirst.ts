import type { Plugin } from 'vite';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { whatJoins } from './whatJoins.ts';

/**
 * Has a file of tests whose families have joined before import what joins them, before all else: a
 * family that has joined stays for every file that the worker runs after it.
 */
export function joinsFirst(): Plugin {
  return {
    name: 'joins-first',
    transform: {
      filter: { id: /\.test\.tsx?$/ },
      handler: (code, id) => {
        const joins = whatJoins(id);
        return joins === undefined ? null : { code: `import '${joins}';${code}`, map: null };
      },
    },
  };
}

/** Has each project meet the files of tests that families join after those that none joins. */
export class JoinedLast extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((project) => {
      const own = sorted.filter((file) => file.project === project);
      const isJoined = (file: TestSpecification) => whatJoins(file.moduleId) !== undefined;
      return [...own.filter((file) => !isJoined(file)), ...own.filter(isJoined)];
    });
  }
}
