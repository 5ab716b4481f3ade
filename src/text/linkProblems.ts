import type { RecordProblem } from '../engine/index.ts';
import { problemMessage } from './problems.ts';
import type { Say } from './say.ts';

/** Why a link's code opens no round, as `records/link.ts` finds it. */
type LinkProblem =
  | { readonly code: 'link-too-long'; readonly limit: number }
  | { readonly code: 'link-damaged' | 'link-newer' }
  | { readonly code: 'link-wrong-record'; readonly problem: RecordProblem };

/** Why a link opens no round, as a sentence. */
export function linkProblemWords(problem: LinkProblem, say: Say): string {
  switch (problem.code) {
    case 'link-too-long':
      return say('share.problem.link-too-long', { limit: problem.limit });
    case 'link-wrong-record':
      return say('share.problem.link-wrong-record', {
        problem: problemMessage(problem.problem, say),
      });
    case 'link-damaged':
      return say('share.problem.link-damaged');
    case 'link-newer':
      return say('share.problem.link-newer');
  }
}
