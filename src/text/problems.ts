import type { ExpectedValue, FoundValue, RecordProblem } from '../engine/index.ts';
import { listOfAny } from './lists.ts';
import type { Say } from './say.ts';

/** What was wrong with a record, as a sentence. */
export function problemMessage(problem: RecordProblem, say: Say): string {
  if (problem.code === 'wrong-value') {
    const { path } = problem;
    const facts = {
      expected: expectedWords(problem.expected, say),
      found: foundWords(problem.found, say),
    };
    return path === ''
      ? say('problem.wrong-whole', facts)
      : say('problem.wrong-value', { path, ...facts });
  }
  const { code, ...facts } = problem;
  return say(`problem.${code}`, facts);
}

function expectedWords(expected: ExpectedValue, say: Say): string {
  switch (expected.type) {
    case 'text':
      return expected.most === undefined
        ? say('problem.expected.text')
        : say('problem.expected.text-most', { most: expected.most });
    case 'list':
    case 'integer': {
      const { type, least = 0, most } = expected;
      if (most === undefined) return say(`problem.expected.${type}`);
      // A game may be played by just so many.
      if (type === 'list' && least === most) return say('problem.found.list', { length: most });
      return say(`problem.expected.${type}-between`, { least, most });
    }
    case 'boolean':
      return say('problem.expected.boolean');
    case 'object':
      return expected.mostLevels === undefined
        ? say('problem.expected.object')
        : say('problem.expected.object-most', { levels: expected.mostLevels });
    case 'one-of':
      return listOfAny(
        expected.oneOf.map((word) => JSON.stringify(word)),
        say,
      );
  }
}

function foundWords(found: FoundValue, say: Say): string {
  switch (found.type) {
    case 'value':
      return found.written;
    case 'text':
    case 'list':
      return say(`problem.found.${found.type}`, { length: found.length });
    case 'object':
      return say('problem.found.object');
  }
}
