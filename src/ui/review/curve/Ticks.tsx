import { signedPoints } from '../../../text/scoreWords.ts';
import { useSay } from '../../voice/voice.tsx';
import styles from './Ticks.module.css';

interface TicksProps {
  readonly ticks: readonly number[];
  /** Where the lines begin and end, in the units of the figure. */
  readonly from: number;
  readonly to: number;
  /** How high so many points are. */
  readonly y: (points: number) => number;
}

export function Ticks({ ticks, from, to, y }: TicksProps) {
  const say = useSay();
  return ticks.map((tick) => (
    <g key={tick}>
      <line
        className={styles.tick}
        data-zero={tick === 0 || undefined}
        x1={from}
        x2={to}
        y1={y(tick)}
        y2={y(tick)}
      />
      <text className={styles.number} x={from - 6} y={y(tick)}>
        {signedPoints(tick, say)}
      </text>
    </g>
  ));
}
