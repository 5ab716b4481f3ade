import type { ImportProblem } from '../../store/match/matchRecords.ts';
import { problemMessage } from '../../text/problems.ts';
import type { Say } from '../../text/say.ts';
import { mostFileBytes, type SourceProblem } from './sources.ts';

/** Why a text did not open, and where. */
export function importProblemWords(
  problem: ImportProblem | { readonly code: SourceProblem | 'not-loaded' | 'ledger' },
  say: Say,
): string {
  switch (problem.code) {
    case 'wrong-record':
      return say('records.problem.wrong-record', {
        line: problem.line,
        problem: problemMessage(problem.problem, say),
      });
    case 'not-one-match':
    case 'unfinished-round':
      return say(`records.problem.${problem.code}`, { line: problem.line });
    case 'too-large':
      return say('records.problem.too-large', { megabytes: mostFileBytes / 1_000_000 });
    case 'not-loaded':
      return say('dialog.notLoaded');
    case 'no-record':
    case 'unreadable':
    case 'clipboard':
    case 'ledger':
      return say(`records.problem.${problem.code}`);
  }
}
