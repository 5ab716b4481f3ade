import { playBrief } from '../../../../text/fishing/playWords.ts';
import { afterwards } from '../../../table/afterwards.tsx';
import { clippedName } from '../../../table/clippedName.ts';
import { NewsList } from '../../../table/NewsList.tsx';
import { useStartWords } from '../../../table/useStartWords.ts';
import { useSay } from '../../../voice/voice.tsx';
import type { TableModel } from '../tableModel.ts';
import { laidBefore } from './laid.ts';

/**
 * The news of the table: the others' plays and, before the first, who starts and the pairs that the
 * rules laid.
 */
export const TableNews = afterwards(function TableNews({ model }: { readonly model: TableModel }) {
  const say = useSay();
  const { steps, news, names, starter, viewer } = model;
  const starting = useStartWords({ steps, names, starter, viewer });
  const plays = [
    ...(news.begin === 0 ? laidBefore(model) : []),
    ...steps
      .slice(news.begin, news.end)
      .map(({ seat, phase, play }) => ({ name: names[seat] ?? '', phase, play })),
  ];
  return (
    <NewsList
      lines={[
        ...plays.map((play) => playBrief({ ...play, name: clippedName(play.name) }, say)),
        ...starting,
      ]}
      first={news.begin}
      // Each other seat makes two plays, which fit on one line.
      room={names.length - 1}
    />
  );
});
