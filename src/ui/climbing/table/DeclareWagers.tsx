import { useEffect, useId } from 'react';
import type { AskedOdds } from '../../../store/table/passing.ts';
import { useSay } from '../../voice/voice.tsx';
import styles from './DeclareWagers.module.css';
import type { TableModel } from './tableModel.ts';
import { chipsWords } from './words/chipsWords.ts';
import {
  declareWager,
  playOnWager,
  riskWords,
  rivalWords,
  type Wager,
} from './words/declareWords.ts';
import { outcomesOf } from './words/oddsWords.ts';

export interface DeclareWagersProps {
  readonly model: TableModel;
  /** What comes of playing on, once it was asked. */
  readonly askedOdds?: AskedOdds | null | undefined;
  /** Asks that; missing where it is asked already, and where no help is wanted. */
  readonly onOdds?: (() => void) | undefined;
}

/** Declaring and playing on, each with what it brings and what follows, and the chances. */
export function DeclareWagers({ model, askedOdds = null, onOdds }: DeclareWagersProps) {
  const say = useSay();
  const { isSpent } = model;
  const asks = isSpent ? undefined : onOdds;
  useEffect(() => asks?.(), [asks]);
  const isTold = asks !== undefined || (askedOdds !== null && askedOdds.odds !== null);
  return (
    <>
      <div className={styles.wagers}>
        <WagerCard name={say('climbing.table.action.declare')} wager={declareWager(model, say)} />
        <WagerCard name={say('climbing.table.action.decline')} wager={playOnWager(model, say)} />
      </div>
      <div className={styles.outlook}>
        {isTold ? <Outlook model={model} askedOdds={askedOdds} /> : <Rivals model={model} />}
      </div>
    </>
  );
}

interface WagerCardProps {
  readonly name: string;
  readonly wager: Wager;
}

function WagerCard({ name, wager }: WagerCardProps) {
  const say = useSay();
  const id = useId();
  const { stake, terms } = wager;
  return (
    <div className={styles.wager} role="group" aria-labelledby={id}>
      <h3 id={id} className={styles.name}>
        {name}
      </h3>
      {stake !== undefined && <p className={styles.stake}>{chipsWords(stake, say)}</p>}
      {terms.map((term) => (
        <p key={term}>{term}</p>
      ))}
    </div>
  );
}

/** The chances as a bar and in words; as long as they are awaited, their room alone. */
function Outlook({ model, askedOdds }: Required<Pick<DeclareWagersProps, 'model' | 'askedOdds'>>) {
  const say = useSay();
  const odds = askedOdds?.odds ?? 'awaited';
  const outcomes = odds === 'awaited' ? [] : outcomesOf(odds, model, say);
  return (
    <>
      <p className={styles.estimate}>
        <span>{say('climbing.table.odds.title')}</span>
        <span className={styles.bar} aria-hidden="true">
          {outcomes.map(({ what, share }) => (
            <span key={what} data-outcome={what} style={{ flexGrow: share }} />
          ))}
        </span>
      </p>
      <ul className={styles.outcomes}>
        {outcomes.map(({ what, words }) => (
          <li key={what} data-outcome={what}>
            {words}
          </li>
        ))}
      </ul>
    </>
  );
}

/** There is room for so many. */
const mostRivals = 2;

/** What another's declaration costs, and who is close to it. */
function Rivals({ model }: Pick<DeclareWagersProps, 'model'>) {
  const say = useSay();
  const rivals = model.seats
    .filter(({ seat, danger }) => seat !== model.viewer && danger !== null)
    .toSorted((one, other) => other.wu - one.wu)
    .slice(0, mostRivals);
  return (
    <>
      <p className={styles.risk}>{riskWords(model, say)}</p>
      {rivals.length === 0 ? (
        <p className={styles.quiet}>{say('climbing.table.declare.nobody')}</p>
      ) : (
        <ul className={styles.rivals}>
          {rivals.map((seat) => (
            <li key={seat.seat}>{rivalWords(seat, say)}</li>
          ))}
        </ul>
      )}
    </>
  );
}
