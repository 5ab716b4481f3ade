import type { Elements } from '../content/content.ts';
import looks from '../looks/looks.module.css';
import { EnterRound } from './EnterRound.tsx';
import styles from './LedgerPage.module.css';
import type { RoundOnPage } from './ledgerParts.ts';

interface RoundColumnsProps {
  readonly round: RoundOnPage;
  /** Who sits out; nothing where nobody does. */
  readonly out: Elements;
  /** The number of the round that is being mended. */
  readonly editing: number | null;
  readonly onLeave: () => void;
  readonly evening: Elements;
}

/** The round that is being entered, what it comes to, and the evening so far. */
export function RoundColumns({ round, out, editing, onLeave, evening }: RoundColumnsProps) {
  const { entering, sheets, settling, refusal, isEmpty, notes, onEnter, more } = round;
  const ledger = (
    <>
      {evening}
      {more}
    </>
  );
  return (
    <div className={`${looks.stack4} ${styles.columns}`}>
      <div className={`${looks.stack4} ${looks.slim} ${styles.column}`}>
        {out}
        {entering}
      </div>
      {sheets}
      <div className={`${looks.stack4} ${looks.slim} ${styles.column}`}>
        {settling}
        <EnterRound
          editing={editing}
          refusal={refusal}
          isEmpty={isEmpty}
          onEnter={onEnter}
          onLeave={onLeave}
        >
          {notes}
        </EnterRound>
        {sheets !== undefined && ledger}
      </div>
      {sheets === undefined && (
        <div className={`${looks.stack4} ${looks.slim} ${styles.column}`}>{ledger}</div>
      )}
    </div>
  );
}
