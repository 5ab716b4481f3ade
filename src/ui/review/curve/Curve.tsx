import { type PointerEvent, useId, useMemo, useRef } from 'react';
import type { Seat, VariantId } from '../../../engine/index.ts';
import { familyWordsOf } from '../../../families/rules.ts';
import type { Review } from '../../../review/review.ts';
import { toldPoints } from '../../../review/toldPoints.ts';
import type { Say } from '../../../text/say.ts';
import { signedPoints } from '../../../text/scoreWords.ts';
import { useBox } from '../../table/useBox.ts';
import { useSay } from '../../voice/voice.tsx';
import styles from './Curve.module.css';
import { type CurveModel, curveOf, pathBetween, pathThrough } from './curveModel.ts';
import { LegendEntry } from './LegendEntry.tsx';
import { Patterns } from './Patterns.tsx';
import { Ticks } from './Ticks.tsx';

interface CurveProps {
  readonly variant: VariantId;
  readonly review: Review;
  /** Whether its figures stay as they are, so that they may be told in words. */
  readonly isSettled: boolean;
  readonly seat: Seat;
  readonly name: string;
  readonly at: number;
  readonly onGo: (at: number) => void;
}

const height = 200;
const [above, below, beside] = [12, 12, 44];

/** The expected result over the plays, with what luck and what choices have done to it. */
export function Curve({ variant, review, isSettled, seat, name, at, onGo }: CurveProps) {
  const say = useSay();
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const { width } = useBox(frame, { width: 340, height });
  const curve = useMemo(() => curveOf(review, seat, variant), [review, seat, variant]);
  const { margin, withoutSkill, start, costly, ticks } = curve;
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)];
  const last = margin.length - 1;
  const x = (plays: number): number => beside + (plays / Math.max(last, 1)) * (width - beside - 8);
  const y = (points: number): number =>
    above + ((high - points) / (high - low)) * (height - above - below);
  const through = (values: readonly number[]) =>
    values.map((points, plays) => [x(plays), y(points)] as const);
  const go = ({ currentTarget, clientX }: PointerEvent<SVGSVGElement>): void => {
    const { left, width: shown } = currentTarget.getBoundingClientRect();
    const place = ((clientX - left) / shown) * width;
    const plays = Math.round(((place - beside) / (width - beside - 8)) * last);
    onGo(Math.min(last, Math.max(0, plays)));
  };
  return (
    <figure className={styles.figure}>
      <div ref={frame} className={styles.frame}>
        <svg
          role="img"
          aria-label={
            isSettled ? curveWords(curve, variant, name, say) : say('review.curve.margin')
          }
          className={styles.curve}
          viewBox={`0 0 ${width} ${height}`}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            go(event);
          }}
          onPointerMove={(event) => {
            if (event.currentTarget.hasPointerCapture(event.pointerId)) go(event);
          }}
        >
          <Patterns id={id} />
          <Ticks ticks={ticks} from={beside} to={width - 8} y={y} />
          <path
            d={pathBetween(through(margin.map(() => start)), through(withoutSkill))}
            fill={`url(#${id}luck)`}
            className={styles.luck}
          />
          <path
            d={pathBetween(through(withoutSkill), through(margin))}
            fill={`url(#${id}skill)`}
            className={styles.skill}
          />
          <path className={styles.margin} d={pathThrough(through(margin))} />
          {costly.map((plays) => (
            <path
              key={plays}
              className={styles.costly}
              d={`M${x(plays)} ${y(margin[plays] ?? 0) + 5}l-5 9h10z`}
            />
          ))}
          <line className={styles.now} x1={x(at)} x2={x(at)} y1={0} y2={height} />
          <circle className={styles.here} cx={x(at)} cy={y(margin[at] ?? 0)} r={5} />
        </svg>
      </div>
      <Legend id={id} variant={variant} />
    </figure>
  );
}

function curveWords({ margin }: CurveModel, variant: VariantId, name: string, say: Say): string {
  const most = Math.max(...margin);
  const least = Math.min(...margin);
  const told = (points: number): string => signedPoints(toldPoints(points, variant), say);
  return say('review.curve.label', {
    name,
    start: told(margin[0] ?? 0),
    most: told(most),
    mostAt: margin.indexOf(most),
    least: told(least),
    leastAt: margin.indexOf(least),
    end: told(margin.at(-1) ?? 0),
  });
}

function Legend({ id, variant }: { readonly id: string; readonly variant: VariantId }) {
  const say = useSay();
  const { luckAndHiddenName } = familyWordsOf(variant);
  return (
    <figcaption className={styles.legend}>
      <LegendEntry look="line" words={say('review.curve.margin')} />
      <LegendEntry look="luck" id={id} words={luckAndHiddenName(say)} />
      <LegendEntry look="skill" id={id} words={say('review.curve.skill')} />
      <LegendEntry look="costly" words={say('review.curve.costly')} />
    </figcaption>
  );
}
