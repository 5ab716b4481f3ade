import { playBrief } from '../../text/playWords.ts';
import { laidBefore } from '../fishing/table/laid.ts';
import type { TableModel } from '../fishing/table/tableModel.ts';
import { useSay } from '../voice/voice.tsx';
import { afterwards } from './afterwards.tsx';
import { clippedName } from './clippedName.ts';
import styles from './News.module.css';

/**
 * What the others did since the viewer's last turn, and in the first what the rules have laid, as
 * briefly as can be.
 */
export const News = afterwards(function News({ model }: { model: TableModel }) {
  const say = useSay();
  const { steps, news, names } = model;
  const plays = [
    ...(news.begin === 0 ? laidBefore(model) : []),
    ...steps
      .slice(news.begin, news.end)
      .map(({ seat, phase, play }) => ({ name: names[seat] ?? '', phase, play })),
  ];
  return (
    <ul className={styles.news} aria-label={say('table.news.label')} data-seats={names.length}>
      {plays.map((play, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a play is its place in the round.
        <li key={news.begin + at} className={styles.play}>
          {playBrief({ ...play, name: clippedName(play.name) }, say)}
        </li>
      ))}
    </ul>
  );
});
