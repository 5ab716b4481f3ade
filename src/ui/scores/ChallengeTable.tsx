import { useId } from 'react';
import { formatPlace } from '../../store/places.ts';
import { comparedWords } from '../../text/challengeWords.ts';
import { signedPoints } from '../../text/scoreWords.ts';
import panel from '../asking/Panel.module.css';
import looks from '../looks/looks.module.css';
import page from '../page/Page.module.css';
import { useSay } from '../voice/voice.tsx';
import styles from './ChallengeTable.module.css';
import type { ChallengeResult } from './challengeModel.ts';
import table from './ScoreTable.module.css';

interface ChallengeProps {
  readonly result: ChallengeResult;
}

/** Who has done better with the same tiles, in a sentence; it names the table of both. */
export function ChallengeAnswer({ result }: ChallengeProps) {
  const say = useSay();
  return (
    <h2 id="challenge" className={styles.answer}>
      {comparedWords(result, say)}
    </h2>
  );
}

export function ChallengeTable({ result }: ChallengeProps) {
  const say = useSay();
  const id = useId();
  const { code, sender, name, seat, seats, isSameTable } = result;
  const theirs = sender || say('share.challenge.friend');
  return (
    <section className={`${page.card} ${styles.card}`} aria-labelledby="challenge">
      <table
        className={`${looks.numbers} ${table.table} ${styles.table}`}
        aria-labelledby="challenge"
        aria-describedby={id}
      >
        <thead>
          <tr>
            <td />
            <th scope="col">{theirs}</th>
            <th scope="col">{name}</th>
          </tr>
        </thead>
        <tbody>
          {seats.map(({ name: seated, before, now }, at) => (
            <tr key={at} data-present={at === seat || undefined}>
              <th scope="row">
                {at === seat ? say('share.challenge.both', { sender: theirs, name }) : seated}
              </th>
              {[before, now].map(({ score, balance }, time) => (
                <td key={time}>
                  <span>{`${score} `}</span>
                  <span className={panel.dim}>{signedPoints(balance, say)}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p id={id} className={panel.dim}>
        {say('share.challenge.counts')}
      </p>
      {!isSameTable && <p className={panel.dim}>{say('share.challenge.otherTable')}</p>}
      <p>
        <a className={`${looks.touch} ${table.look}`} href={formatPlace({ room: 'review', code })}>
          {say('share.challenge.look', { sender: theirs })}
        </a>
      </p>
    </section>
  );
}
