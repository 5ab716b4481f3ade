import { sentencesOf } from '../../../../store/tidings.ts';
import { asSentence } from '../../../../text/heardSentences.ts';
import type { Say } from '../../../../text/say.ts';
import type { TableModel } from '../tableModel.ts';
import { endSentences } from './endWords.ts';
import { noWishes, stepTidings } from './tidingsOf.ts';

/**
 * What the viewer's last turn brought, what was played since and what that brought, then how the
 * round ended, each in a sentence, the oldest first. Passes one after the other are one sentence.
 */
export function sinceWords(model: TableModel, say: Say): readonly string[] {
  const { steps, news, phase } = model;
  const played = steps
    .slice(0, news.end)
    .flatMap((_, at) => stepTidings(model, at, noWishes, say))
    .filter(({ old }) => old !== true);
  const end = phase === 'over' ? endSentences(model, say).map(asSentence) : [];
  return [...sentencesOf(played), ...end];
}
