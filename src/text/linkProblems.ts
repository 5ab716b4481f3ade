import type { LinkProblem } from '../engine/index.ts';
import { problemMessage } from './problems.ts';
import type { Say } from './say.ts';

/** Why a link opens no round, as one or two sentences. */
export function linkProblemWords(problem: LinkProblem, say: Say): string {
  switch (problem.code) {
    case 'link-too-long':
      return say('share.problem.link-too-long', { limit: problem.limit });
    case 'link-damaged':
    case 'link-newer':
      return say(`share.problem.${problem.code}`);
    case 'link-wrong-record':
      return say('share.problem.link-wrong-record', {
        problem: problemMessage(problem.problem, say),
      });
  }
}
