import { playBrief } from '../../text/playWords.ts';
import { useSay } from '../voice.tsx';
import { afterwards } from './afterwards.tsx';
import { clippedName } from './clippedName.ts';
import styles from './News.module.css';
import type { TableModel } from './tableModel.ts';

/** What the others did since the viewer's last turn, as briefly as can be. */
export const News = afterwards(function News({ model }: { model: TableModel }) {
  const say = useSay();
  const { steps, news, names } = model;
  const plays = steps.slice(news.begin, news.end);
  return (
    <ul className={styles.news} aria-label={say('table.news.label')} data-seats={names.length}>
      {plays.map(({ seat, phase, play }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a play is its place in the round.
        <li key={news.begin + at} className={styles.play}>
          {playBrief({ name: clippedName(names[seat] ?? ''), phase, play }, say)}
        </li>
      ))}
    </ul>
  );
});
