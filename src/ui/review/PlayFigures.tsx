import { useState } from 'react';
import type { Seat } from '../../engine/index.ts';
import { familyWordsOf } from '../../families/rules.ts';
import type { Review } from '../../review/review.ts';
import type { SeatPoints } from '../../review/seatPoints.ts';
import { toldPoints } from '../../review/toldPoints.ts';
import type { Match } from '../../store/match/match.ts';
import { signedPoints } from '../../text/scoreWords.ts';
import looks from '../looks/looks.module.css';
import { useSay } from '../voice/voice.tsx';
import styles from './Findings.module.css';
import { playWordsAt } from './reviewWords.ts';

interface PlayFiguresProps {
  readonly match: Match;
  readonly review: Review;
  readonly seat: Seat;
  readonly at: number;
  readonly onGo: (at: number) => void;
}

/** The curve as a table: luck, hidden tiles, choices, and what could be expected, play by play. */
export function PlayFigures(props: PlayFiguresProps) {
  const say = useSay();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={styles.details} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{say('review.curve.figures')}</summary>
      {isOpen && <Figures {...props} />}
    </details>
  );
}

function Figures({ match, review, seat, at, onGo }: PlayFiguresProps) {
  const say = useSay();
  const { variant } = match.setup;
  const { luckName, hiddenName } = familyWordsOf(variant);
  const told = (points: SeatPoints | null): string => {
    const shown = toldPoints(points?.[seat] ?? 0, variant);
    return shown === 0 ? '–' : signedPoints(shown, say);
  };
  return (
    <table
      className={`${looks.numbers} ${styles.figures}`}
      data-luck={luckName !== undefined || undefined}
      aria-label={say('review.curve.figures')}
    >
      <thead>
        <tr>
          <th scope="col">{say('review.column.play')}</th>
          {luckName !== undefined && <th scope="col">{luckName(say)}</th>}
          <th scope="col">{hiddenName(say)}</th>
          <th scope="col">{say('review.account.skill')}</th>
          <th scope="col">{say('review.column.expected')}</th>
        </tr>
      </thead>
      <tbody>
        {review.plays.map(({ luck, hidden, skill, expected }, index) => {
          const words = playWordsAt(match, index, say);
          return (
            <tr key={index} data-now={at === index + 1 || undefined}>
              <th scope="row">
                <button
                  type="button"
                  className={styles.jump}
                  aria-label={say('review.goTo', { play: index + 1, words })}
                  aria-current={at === index + 1 ? 'step' : undefined}
                  onClick={() => onGo(index + 1)}
                >
                  <span className={looks.quiet}>{index + 1}</span>
                  <span>{` ${words}`}</span>
                </button>
              </th>
              {luckName !== undefined && <td>{told(luck)}</td>}
              <td>{told(hidden)}</td>
              <td>{told(skill)}</td>
              <td>{signedPoints(toldPoints(expected[seat] ?? 0, variant), say)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
