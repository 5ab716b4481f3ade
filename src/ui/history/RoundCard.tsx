import { memo, useId } from 'react';
import type { VariantId } from '../../engine/index.ts';
import type { Place } from '../../store/places.ts';
import { signedPoints } from '../../text/scoreWords.ts';
import panel from '../asking/Panel.module.css';
import { Button } from '../button/Button.tsx';
import looks from '../looks/looks.module.css';
import { HelpedMark } from '../scores/HelpedMark.tsx';
import { useSay } from '../voice/voice.tsx';
import type { HistoryParts } from './historyParts.ts';
import { companyWords, type SayDate, signedFigure } from './historyWords.ts';
import type { RoundLine } from './listModel.ts';
import styles from './RoundList.module.css';

interface RoundCardProps {
  readonly line: RoundLine;
  /** The id of what tells the game and who played, where it is told for the whole match. */
  readonly matchId?: string;
  readonly partsOf: (variant: VariantId) => HistoryParts;
  readonly sayDate: SayDate;
  readonly onGo: (place: Place) => void;
  readonly onRemove: (id: string) => void;
}

/** A round of the list: when, what, with whom, how it ended, and what can be done with it. */
export const RoundCard = memo(
  ({ line, matchId, partsOf, sayDate, onGo, onRemove }: RoundCardProps) => {
    const say = useSay();
    const titleId = useId();
    const { kept, seats, outcome } = line;
    const { id, link, variant, number, ownRules, hinted, endedAt, sitsOut } = kept;
    const game = say(`variant.${variant}`);
    const company = matchId === undefined ? companyWords(line, say) : undefined;
    const about = matchId === undefined ? titleId : `${matchId} ${titleId}`;
    return (
      <li className={styles.round} data-round={id}>
        <div className={styles.what}>
          <h3 id={titleId} tabIndex={-1}>
            {matchId === undefined || number === null
              ? game
              : say('history.round', { round: number })}
          </h3>
          {outcome !== null && (
            <p className={styles.outcome} data-outcome={outcome}>
              {say(`history.outcome.${outcome}`)}
            </p>
          )}
          <p className={panel.dim}>{sayDate(endedAt)}</p>
          {company !== undefined && <p className={panel.dim}>{company}</p>}
          {sitsOut !== null && (
            <p className={panel.dim}>{say('scores.out', { name: sitsOut.name })}</p>
          )}
          {ownRules && <p className={panel.dim}>{say('history.ownRules')}</p>}
          {hinted && (
            <p>
              <HelpedMark />
            </p>
          )}
        </div>
        <ul className={`${looks.stack1} ${looks.top} ${styles.seats}`}>
          {seats.map(({ name, total, balance, luck, hasWon }, seat) => (
            <li key={seat} data-won={hasWon}>
              <span className={`${looks.parted} ${styles.name}`}>
                <span>{name}</span>
                {hasWon && <span className={looks.unseen}>{`, ${say('history.winner')}`}</span>}
              </span>
              <span>{partsOf(variant).totalWords(total, say)}</span>
              <strong>
                <span className={looks.unseen}>{`${say('history.tally.points')} `}</span>
                <span>{signedPoints(balance, say)}</span>
              </strong>
              {luck !== null && (
                <span className={styles.luck}>
                  {say('history.luck', { luck: signedFigure(luck, say) })}
                </span>
              )}
            </li>
          ))}
        </ul>
        <div className={`${looks.row} ${styles.deeds}`}>
          <Button aria-describedby={about} onClick={() => onGo({ room: 'review', code: link })}>
            {say('history.review')}
          </Button>
          <Button aria-describedby={about} onClick={() => onGo({ room: 'deal', code: link })}>
            {say('history.again')}
          </Button>
          <Button look="quiet" aria-describedby={about} onClick={() => onRemove(id)}>
            {say('history.delete')}
          </Button>
        </div>
      </li>
    );
  },
);
