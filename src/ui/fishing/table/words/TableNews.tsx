import type { SpokenPlay } from '../../../../text/familyWords.ts';
import { playBrief } from '../../../../text/fishing/playWords.ts';
import { afterwards } from '../../../table/afterwards.tsx';
import { clippedName } from '../../../table/words/clippedName.ts';
import { NewsList } from '../../../table/words/NewsList.tsx';
import { useSay } from '../../../voice/voice.tsx';
import type { TableModel } from '../tableModel.ts';
import { featBrief } from './featWords.ts';
import { laidBefore, startsWords } from './laid.ts';

/** The others' plays and, before the first, who starts and the pairs that the rules laid. */
export const TableNews = afterwards(function TableNews({ model }: { readonly model: TableModel }) {
  const say = useSay();
  const { steps, news, names, featAt } = model;
  const starting = startsWords(model, say, clippedName);
  const brief = (play: SpokenPlay): string =>
    playBrief({ ...play, name: clippedName(play.name) }, say);
  const lines = [
    ...(news.begin === 0 ? laidBefore(model).map(brief) : []),
    ...steps.slice(news.begin, news.end).flatMap(({ seat, phase, play }, at) => {
      const feat = featAt(news.begin + at);
      // There is room for one line a play: what it completed is the greater news.
      return feat === undefined
        ? [brief({ name: names[seat] ?? '', phase, play })]
        : [featBrief(feat, clippedName(names[seat] ?? ''), model.game.rules.doubleAt, say)];
    }),
  ];
  return (
    <NewsList
      lines={[...lines, ...starting]}
      first={news.begin}
      // Each other seat makes two plays, which fit on one line.
      room={names.length - 1}
    />
  );
});
