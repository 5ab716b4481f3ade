import { sentencesOf } from '../../../../store/tidings.ts';
import { asSentence } from '../../../../text/heardSentences.ts';
import type { Say } from '../../../../text/say.ts';
import type { TableModel } from '../tableModel.ts';
import { endSentences } from './endWords.ts';
import { stepTidings } from './tidingsOf.ts';

/** What the viewer wishes is of its own plays, which are no news to it. */
const noWishes = { tapsPasses: false, playsForced: false };

/**
 * What was played since the viewer's last turn and what it brought, then how the round ended, each
 * in a sentence, the oldest first. Passes one after the other are one sentence.
 */
export function sinceWords(model: TableModel, say: Say): readonly string[] {
  const { steps, news, phase } = model;
  const played = steps.flatMap((_, at) =>
    at >= news.begin && at < news.end ? stepTidings(model, at, noWishes, say) : [],
  );
  const end = phase === 'over' ? endSentences(model, say).map(asSentence) : [];
  return [...sentencesOf(played), ...end];
}
