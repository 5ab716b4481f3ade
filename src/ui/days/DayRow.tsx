import { useMemo, useState } from 'react';
import {
  dayAfter,
  daysOfMonth,
  daysOfWeek,
  daysUpTo,
  monthAfter,
  weekdayOf,
} from '../../store/days/calendar.ts';
import type { PlayedDays } from '../../store/history/playedDays.ts';
import panel from '../asking/Panel.module.css';
import { Button } from '../button/Button.tsx';
import { Icon } from '../button/Icon.tsx';
import { daySayer } from '../calendar/daySayer.ts';
import { dayTallyOf, dealsOfDay } from '../calendar/dayTally.ts';
import looks from '../looks/looks.module.css';
import { useSay } from '../voice/voice.tsx';
import styles from './Days.module.css';

interface DayRowProps {
  readonly days: PlayedDays;
  readonly today: string;
  readonly chosen: string;
  readonly onChoose: (date: string) => void;
}

const rowLength = 2 * daysOfWeek;

/** So many months can be gone back, and further only to a day that was played. */
const mostMonthsBack = 12;

/** The last two weeks with what was played on each day or, for whoever wants it, a whole month. */
export function DayRow({ days, today, chosen, onChoose }: DayRowProps) {
  const say = useSay();
  const [month, setMonth] = useState<string>();
  const row = daysUpTo(today, rowLength);
  const shown = month === undefined ? row : daysOfMonth(month);
  const [first = today] = shown;
  const sayDay = useMemo(() => daySayer(say, { dateStyle: 'full' }), [say]);
  const sayMonth = useMemo(() => daySayer(say, { year: 'numeric', month: 'long' }), [say]);
  const sayWeekday = useMemo(() => daySayer(say, { weekday: 'narrow' }), [say]);
  // A month begins in the column of its weekday, the row with the day it begins with.
  const before = month === undefined ? 0 : weekdayOf(first);
  const columns = Array.from({ length: daysOfWeek }, (_, at) => dayAfter(first, at - before));
  const earliest = [monthAfter(today, -mostMonthsBack), ...days.keys()].toSorted()[0] ?? today;
  return (
    <>
      {month !== undefined && (
        <div className={styles.month}>
          <Button
            look="quiet"
            aria-label={say('days.month.before')}
            disabled={month <= earliest}
            onClick={() => setMonth(monthAfter(month, -1))}
          >
            <Icon name="back" />
          </Button>
          <h3 aria-live="polite">{sayMonth(month)}</h3>
          <Button
            look="quiet"
            aria-label={say('days.month.after')}
            disabled={monthAfter(month, 1) > today}
            onClick={() => setMonth(monthAfter(month, 1))}
          >
            <Icon name="next" />
          </Button>
        </div>
      )}
      <div className={styles.weekdays} aria-hidden="true">
        {columns.map((day) => (
          <span key={day}>{sayWeekday(day)}</span>
        ))}
      </div>
      <ol className={styles.row} data-month={month !== undefined}>
        {shown.map((day, at) => (
          <li key={day} style={at === 0 ? { gridColumnStart: before + 1 } : undefined}>
            {day > today ? (
              <span className={`${looks.quiet} ${styles.toCome}`}>{dateOf(day)}</span>
            ) : (
              <DayButton
                words={sayDay(day)}
                day={day}
                days={days}
                isToday={day === today}
                isChosen={day === chosen}
                onChoose={onChoose}
              />
            )}
          </li>
        ))}
      </ol>
      <p className={panel.dim}>{say('days.legend')}</p>
      <div className={`${looks.row} ${styles.quiet}`}>
        <Button
          look="quiet"
          onClick={() => setMonth(month === undefined ? monthAfter(today, 0) : undefined)}
        >
          {say(month === undefined ? 'days.month' : 'days.weeks')}
        </Button>
      </div>
    </>
  );
}

interface DayButtonProps extends Pick<DayRowProps, 'days' | 'onChoose'> {
  readonly words: string;
  readonly day: string;
  readonly isToday: boolean;
  readonly isChosen: boolean;
}

function DayButton({ words, day, days, isToday, isChosen, onChoose }: DayButtonProps) {
  const say = useSay();
  const { inTime, later } = dayTallyOf(days, day);
  const marks = Array.from({ length: dealsOfDay }, (_, at) => {
    if (at < inTime) return 'inTime';
    return at < inTime + later ? 'later' : 'open';
  });
  return (
    <button
      type="button"
      className={styles.day}
      aria-pressed={isChosen}
      aria-current={isToday ? 'date' : undefined}
      aria-label={say(later === 0 ? 'days.day' : 'days.day.later', {
        date: words,
        played: inTime,
        all: dealsOfDay,
        later,
      })}
      onClick={() => onChoose(day)}
    >
      <span>{dateOf(day)}</span>
      <span className={styles.marks}>
        {marks.map((mark, at) => (
          <span key={at} data-mark={mark} />
        ))}
      </span>
    </button>
  );
}

function dateOf(day: string): number {
  return Number(day.slice(-2));
}
