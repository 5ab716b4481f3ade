import { memo, useState } from 'react';
import type { RemovedRound } from '../../store/ledger/ledger.ts';
import { mostChipPoints } from '../../store/ledger/savedLedger.ts';
import panel from '../asking/Panel.module.css';
import { Button } from '../button/Button.tsx';
import looks from '../looks/looks.module.css';
import { MoreRounds, useShownRounds } from '../page/MoreRounds.tsx';
import page from '../page/Page.module.css';
import { BalanceCells, ScoreCells } from '../seatTable/SeatCells.tsx';
import { SeatHeads } from '../seatTable/SeatHeads.tsx';
import { NumberInput } from '../setup/NumberInput.tsx';
import { useSay } from '../voice/voice.tsx';
import { AskDialog } from './AskDialog.tsx';
import { CopyLedger } from './CopyLedger.tsx';
import type { Evening, EveningRound } from './evening.ts';
import styles from './Ledger.module.css';
import type { LedgerPartsOf } from './ledgerParts.ts';
import { Removed } from './Removed.tsx';
import { RoundDialog } from './RoundDialog.tsx';
import { sumName } from './sumName.ts';

interface LedgerPanelProps {
  readonly evening: Evening;
  readonly partsOf: LedgerPartsOf;
  /** The rounds that were deleted just now. */
  readonly removed: readonly RemovedRound[];
  readonly onEdit: (id: number) => void;
  readonly onRemove: (ids: readonly number[]) => void;
  readonly onPutBack: () => void;
  readonly onChipPoints: (points: number | null) => void;
}

/**
 * The last rounds of the evening with what they came to, and earlier ones if they are asked for.
 * Each can be looked at and mended, and the sums are of all. What is being entered changes nothing.
 */
export const LedgerPanel = memo(function LedgerPanel({
  evening,
  partsOf,
  removed,
  onEdit,
  onRemove,
  onPutBack,
  onChipPoints,
}: LedgerPanelProps) {
  const say = useSay();
  const { rounds, names, sums, otherRounds, editing, chipPoints } = evening;
  const [opened, setOpened] = useState<number>();
  const [clearing, setClearing] = useState(false);
  const shown = rounds.find(({ round }) => round.id === opened);
  const { most, box, onMore } = useShownRounds<HTMLTableElement>('tbody button');
  const left = Math.max(rounds.length - most, 0);
  const differ = new Set(rounds.map(({ game }) => game.variant)).size > 1;
  return (
    <section className={`${page.card} ${styles.ledger}`} aria-labelledby="ledger">
      <h2 id="ledger" tabIndex={-1}>
        {say('calculator.ledger')}
      </h2>
      <p className={panel.dim}>{say(aboutOf(evening))}</p>
      <MoreRounds left={left} onMore={() => onMore(0)} />
      {rounds.length > 0 && (
        <table
          ref={box}
          className={`${looks.numbers} ${looks.below3} ${styles.table}`}
          aria-labelledby="ledger"
        >
          <thead>
            <tr>
              <th scope="col">{say('scores.match.round')}</th>
              <SeatHeads names={names} />
            </tr>
          </thead>
          <tbody>
            {rounds.slice(left).map((count) => (
              <RoundRow
                key={count.round.id}
                count={count}
                isEdited={count.number === editing}
                namesGame={differ}
                onOpen={() => setOpened(count.round.id)}
              />
            ))}
          </tbody>
          <tfoot>
            {sums.map((sum) => (
              <tr key={sum.unit}>
                <th scope="row">{sumName(sum, sums.length, say)}</th>
                <BalanceCells balance={sum.balance} />
              </tr>
            ))}
          </tfoot>
        </table>
      )}
      {sums.length > 1 && (
        <label className={`${looks.line} ${looks.below3} ${styles.chip}`}>
          <span>{say('calculator.chip')}</span>
          <NumberInput
            value={chipPoints}
            fits={(points) => points >= 1 && points <= mostChipPoints}
            refuses
            onNumber={(points) => onChipPoints(points ?? null)}
          />
        </label>
      )}
      {removed.length > 0 && (
        // Others that are deleted are news, and take the focus, as the first did.
        <Removed
          key={removed.map(({ round }) => round.id).join(' ')}
          rounds={removed.length}
          onPutBack={onPutBack}
        />
      )}
      {rounds.length > 0 && (
        <div className={`${looks.row} ${looks.below3} ${styles.ways}`}>
          <CopyLedger evening={evening} />
          <Button onClick={() => setClearing(true)}>{say('calculator.ledger.clear')}</Button>
        </div>
      )}
      {otherRounds > 0 && (
        <p className={panel.dim}>{say('calculator.ledger.others', { rounds: otherRounds })}</p>
      )}
      {shown !== undefined && (
        <RoundDialog
          count={shown}
          partsOf={partsOf}
          names={names}
          onEdit={() => onEdit(shown.round.id)}
          onRemove={() => onRemove([shown.round.id])}
          onClose={() => setOpened(undefined)}
        />
      )}
      {clearing && (
        <AskDialog
          about="clear"
          rounds={rounds.length}
          onYes={() => onRemove(rounds.map(({ round }) => round.id))}
          onClose={() => setClearing(false)}
        />
      )}
    </section>
  );
});

/** What the table of the rounds shows. */
function aboutOf({ rounds }: Evening) {
  if (rounds.length === 0) return 'calculator.ledger.empty';
  const areCatches = rounds.every(({ unit }) => unit === 'points');
  return areCatches ? 'scores.match.about' : 'calculator.ledger.about';
}

interface RoundRowProps {
  readonly count: EveningRound;
  readonly isEdited: boolean;
  /** Whether it says which game it was, for others were another. */
  readonly namesGame: boolean;
  readonly onOpen: () => void;
}

function RoundRow({ count, isEdited, namesGame, onOpen }: RoundRowProps) {
  const say = useSay();
  const { number, game, totals, balance } = count;
  return (
    <tr aria-current={isEdited || undefined}>
      <th scope="row">
        <button
          type="button"
          className={`${looks.touch} ${looks.key} ${styles.round}`}
          aria-label={say('calculator.ledger.open', { round: number })}
          onClick={onOpen}
        >
          <span>{number}</span>
          <svg aria-hidden="true" viewBox="0 0 24 24" className={styles.pencil}>
            <path d="M4 20l1-4.5L16.5 4 20 7.5 8.5 19zM14 6.5 17.5 10" />
          </svg>
        </button>
        {namesGame && <span className={panel.dim}>{say(`variant.${game.variant}`)}</span>}
      </th>
      <ScoreCells scores={totals} balance={balance} />
    </tr>
  );
}
