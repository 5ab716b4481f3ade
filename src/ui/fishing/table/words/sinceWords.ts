import { playWords } from '../../../../text/fishing/playWords.ts';
import { asSentence } from '../../../../text/heardSentences.ts';
import type { Say } from '../../../../text/say.ts';
import type { TableModel } from '../tableModel.ts';
import { endWords } from './endWords.ts';
import { featWords } from './featWords.ts';
import { laidBefore } from './laid.ts';

/** What was played since the viewer's last turn, then how the round ended; the oldest first. */
export function sinceWords(model: TableModel, say: Say): readonly string[] {
  const { steps, news, names, phase, gainOf, featAt } = model;
  const before = news.begin === 0 ? laidBefore(model) : [];
  const told = steps.slice(news.begin, news.end).flatMap((step, after) => {
    const at = news.begin + after;
    const play = playWords({ ...step, name: names[step.seat] ?? '' }, say);
    const points = gainOf(at);
    const feat = featAt(at);
    return [
      // What it completed says its points too.
      points > 0 && feat === undefined ? say('table.since.gain', { play, points }) : play,
      ...(feat === undefined ? [] : featWords(feat, model, say)),
    ];
  });
  const end = phase === 'over' ? [endWords(model, say)] : [];
  return [...before.map((laid) => playWords(laid, say)), ...told, ...end].map(asSentence);
}
