import { useContext, useEffect } from 'react';
import type { FarRound } from '../../../store/online/farRounds.ts';
import panel from '../../asking/Panel.module.css';
import { AnnouncerContext } from '../../told/announcerContext.ts';
import { useSay } from '../../voice/voice.tsx';
import styles from './FarSheet.module.css';

interface DealProofProps {
  readonly verdict: FarRound['shuffle'];
  /** Whether somebody sits out at the table. */
  readonly hasOut: boolean;
}

/** Whether the deal can be trusted as far as this device has seen, and what that does not prove. */
export function DealProof({ verdict, hasOut }: DealProofProps) {
  const say = useSay();
  const { tell } = useContext(AnnouncerContext);
  const isWrong = verdict !== 'proven' && verdict !== 'unseen';
  const words = say(`far.proof.${verdict}`);
  useEffect(() => {
    if (isWrong) tell(words);
  }, [isWrong, words, tell]);
  return (
    <div className={styles.proof} data-verdict={verdict}>
      <p className={isWrong ? styles.warning : panel.dim}>{words}</p>
      <details className={styles.details}>
        <summary>{say('far.proof.more')}</summary>
        <p>{say('far.proof.how')}</p>
        <ul>
          <li>{say('far.proof.host')}</li>
          <li>{say('far.proof.last')}</li>
          {hasOut && <li>{say('far.proof.out')}</li>}
          <li>{say('far.proof.tells')}</li>
        </ul>
      </details>
    </div>
  );
}
