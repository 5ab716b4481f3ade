import { useMemo, useState } from 'react';
import { signedPoints } from '../../text/scoreWords.ts';
import { daySayer } from '../calendar/daySayer.ts';
import { useSay } from '../voice/voice.tsx';
import styles from './Course.module.css';
import type { RoundCourse } from './courseModel.ts';
import { signedFigure } from './historyWords.ts';

/** The course as a table, the newest first; nothing of it is made before somebody opens it. */
export function CourseTable({ course }: { readonly course: RoundCourse }) {
  const say = useSay();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className={styles.table}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>
        {say(course.by === 'week' ? 'history.course.byWeek' : 'history.course.byRound')}
      </summary>
      {isOpen && <Steps course={course} />}
    </details>
  );
}

function Steps({ course }: { readonly course: RoundCourse }) {
  const say = useSay();
  const sayDay = useMemo(() => daySayer(say, { dateStyle: 'medium' }), [say]);
  const isByWeek = course.by === 'week';
  const steps = course.steps.filter(({ rounds }) => rounds > 0).toReversed();
  const columns = [
    ...(isByWeek ? (['rounds'] as const) : []),
    'result',
    ...(course.reviewed > 0 ? (['luckOf'] as const) : []),
    'sum',
  ] as const;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={say('history.course')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{say(isByWeek ? 'history.course.week' : 'history.course.round')}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {say(`history.course.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {steps.map(({ from, rounds, result, luck, sum }, at) => {
            const cells = {
              rounds: String(rounds),
              result: signedPoints(result, say),
              luckOf: luck === null ? '–' : signedFigure(luck, say),
              sum: signedPoints(sum, say),
            };
            return (
              <tr key={at}>
                <th scope="row">{sayDay(from.toISOString())}</th>
                {columns.map((column) => (
                  <td key={column}>{cells[column]}</td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
