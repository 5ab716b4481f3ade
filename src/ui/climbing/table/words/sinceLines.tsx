import { wordOf } from '../../../../engine/climbing/index.ts';
import { sentencesOf, type Tiding } from '../../../../store/tidings.ts';
import { asSentence } from '../../../../text/heardSentences.ts';
import type { Say } from '../../../../text/say.ts';
import type { SinceLine } from '../../../table/dialogs/SinceDialog.tsx';
import { Cards } from '../../cards/Cards.tsx';
import type { TableModel } from '../tableModel.ts';
import { endSentences } from './endWords.ts';
import { noWishes, stepTidings } from './tidingsOf.ts';

/**
 * The whole trick in which the viewer made its last choice and all that was played since, with what
 * it brought, then how the round ended; the oldest first, each play with its cards. Passes one
 * after the other are one sentence. Nothing where nobody has played and nothing was won since then.
 */
export function sinceLines(model: TableModel, say: Say): readonly SinceLine[] {
  const { steps, news, phase } = model;
  // Own plays that won at once, as nobody else had cards, are told with what they won.
  const lastWon = steps.findLastIndex((_, at) => model.gainedAt(at).length > 0);
  const end = Math.max(news.end, lastWon + 1);
  const isNew = news.begin < end || model.gainedAt(news.begin - 1).length > 0 || phase === 'over';
  if (!isNew) return [];
  const begin = steps.slice(0, news.begin).findLastIndex((step) => step.phase === 'lead');
  const lines: SinceLine[] = [];
  let passes: Tiding[] = [];
  const endPasses = (): void => {
    lines.push(...sentencesOf(passes).map((words) => ({ words })));
    passes = [];
  };
  for (let at = Math.max(begin, 0); at < end; at += 1) {
    const play = steps[at]?.play;
    for (const [place, tiding] of stepTidings(model, at, noWishes, say).entries()) {
      if (tiding.gathered !== undefined) {
        passes.push(tiding);
        continue;
      }
      endPasses();
      const isPlay = place === 0 && play !== undefined && wordOf(play) === undefined;
      lines.push(
        ...sentencesOf([tiding]).map((words, sentence) =>
          isPlay && sentence === 0 ? { words, picture: <Cards play={play} /> } : { words },
        ),
      );
    }
  }
  endPasses();
  const ending = phase === 'over' ? endSentences(model, say).map(asSentence) : [];
  return [...lines, ...ending.map((words) => ({ words }))];
}
