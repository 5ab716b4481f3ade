import { useId, useMemo, useRef } from 'react';
import type { Say } from '../../text/say.ts';
import { signedPoints } from '../../text/scoreWords.ts';
import { daySayer } from '../calendar/daySayer.ts';
import looks from '../looks/looks.module.css';
import curve from '../review/curve/Curve.module.css';
import { pathBetween, pathThrough, ticksFor } from '../review/curve/curveModel.ts';
import { LegendEntry } from '../review/curve/LegendEntry.tsx';
import { Patterns } from '../review/curve/Patterns.tsx';
import { Ticks } from '../review/curve/Ticks.tsx';
import { useBox } from '../table/useBox.ts';
import { useSay } from '../voice/voice.tsx';
import styles from './Course.module.css';
import type { RoundCourse } from './courseModel.ts';

const height = 190;
const [above, below, after] = [10, 26, 8];
/** The width of a character beside the curve. */
const ofCharacter = 7.5;

/**
 * The running result over the weeks, and what luck brought as far as it is known; the sentence that
 * it is named by says it too.
 */
export function CourseFigure({ course }: { readonly course: RoundCourse }) {
  const say = useSay();
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const { width } = useBox(frame, { width: 340, height });
  const sayDay = useMemo(() => daySayer(say, { dateStyle: 'medium' }), [say]);
  const { steps, reviewed } = course;
  const [first, last] = [steps[0], steps.at(-1)];
  if (first === undefined || last === undefined) return null;
  const sums = [0, ...steps.map(({ sum }) => sum)];
  const lucks = [0, ...steps.map(({ luckSum }) => luckSum)];
  const ticks = ticksFor(reviewed === 0 ? sums : [...sums, ...lucks]);
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)];
  const longest = Math.max(...ticks.map((tick) => signedPoints(tick, say).length));
  const beside = 10 + longest * ofCharacter;
  const x = (at: number): number => beside + (at / steps.length) * (width - beside - after);
  const y = (points: number): number =>
    above + ((high - points) / (high - low)) * (height - above - below);
  const through = (values: readonly number[]) =>
    values.map((points, at) => [x(at), y(points)] as const);
  const [from, to] = [sayDay(first.from.toISOString()), sayDay(last.from.toISOString())];
  return (
    <figure className={curve.figure}>
      <div ref={frame} className={styles.frame}>
        <svg
          role="img"
          aria-label={courseWords(sums, from, to, say)}
          className={`${looks.block} ${looks.fill} ${styles.curve}`}
          viewBox={`0 0 ${width} ${height}`}
        >
          <Patterns id={id} />
          <Ticks ticks={ticks} from={beside} to={width - after} y={y} />
          {reviewed > 0 && (
            <path
              d={pathBetween(through(lucks.map(() => 0)), through(lucks))}
              fill={`url(#${id}luck)`}
              className={curve.luck}
            />
          )}
          <path className={curve.margin} d={pathThrough(through(sums))} />
          <circle className={styles.end} cx={x(steps.length)} cy={y(last.sum)} r={4} />
          <text className={styles.day} x={beside} y={height - 6}>
            {from}
          </text>
          {from !== to && (
            <text className={styles.day} data-end x={width - after} y={height - 6}>
              {to}
            </text>
          )}
        </svg>
      </div>
      <figcaption className={`${curve.legend} ${styles.legend}`}>
        <LegendEntry look="line" words={say('history.course.sum')} />
        {reviewed > 0 && <LegendEntry look="luck" id={id} words={say('history.course.luck')} />}
      </figcaption>
    </figure>
  );
}

function courseWords(sums: readonly number[], first: string, last: string, say: Say): string {
  return say('history.course.label', {
    first,
    last,
    now: signedPoints(sums.at(-1) ?? 0, say),
    most: signedPoints(Math.max(...sums), say),
    least: signedPoints(Math.min(...sums), say),
  });
}
