import { endHeadline, endPays } from '../../../text/climbing/scoreWords.ts';
import { signedPoints } from '../../../text/scoreWords.ts';
import shared from '../../scores/Scores.module.css';
import { useSay } from '../../voice/voice.tsx';
import styles from './WuSheet.module.css';
import type { WuRound } from './wuRound.ts';

/** Who has declared, with how many wu, and what that pays; below it how all stand. */
export function WuHeadline({ round }: { readonly round: WuRound }) {
  const say = useSay();
  const { seats, winner, calledOff } = round;
  return (
    <>
      <p className={shared.outcome}>{endHeadline(round, say)}</p>
      <p>{endPays(round, say)}</p>
      {calledOff === null && (
        <ul className={styles.standing} aria-label={say('wu.seats')}>
          {seats.map(({ seat, name, sheet, balance }) => (
            <li key={seat} data-winner={seat === winner || undefined}>
              <span className={styles.standingName}>{name}</span>{' '}
              <span>{say('wu.count', { wu: sheet.wu })}</span>{' '}
              <strong className={styles.standingChips}>{signedPoints(balance, say)}</strong>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
