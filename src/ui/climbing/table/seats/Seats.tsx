import { memo } from 'react';
import type { Seat } from '../../../../engine/index.ts';
import { signedPoints } from '../../../../text/scoreWords.ts';
import type { Elements } from '../../../content/content.ts';
import looks from '../../../looks/looks.module.css';
import { useSeatMark } from '../../../seatTable/seatMarks.ts';
import boats from '../../../table/Boats.module.css';
import { FittedTileLook } from '../../../tile/FittedTileLook.tsx';
import { useSay } from '../../../voice/voice.tsx';
import { Cards } from '../../cards/Cards.tsx';
import type { SeatModel, TableModel } from '../tableModel.ts';
import { didIn, seatLabel } from '../words/seatWords.ts';
import type { StackedWu } from '../wuSteps.ts';
import coins from './Chips.module.css';
import line from './NameLine.module.css';
import styles from './Seats.module.css';
import stacks from './WuStacks.module.css';

interface SeatsProps {
  readonly model: TableModel;
  /** Shows that the seat whose turn it is thinks. */
  readonly thinkingLine?: Elements;
  /** Stays the same, so that raising cards does not draw the seats anew. */
  readonly onOpen: (seat: Seat) => void;
}

/** The short side of the cards in front of a seat, in CSS pixels; they grow with the window. */
const miniCard = 12;

/** Every seat: whose turn, its cards, its wu, and what it did in this trick. */
export const Seats = memo(function Seats({ model, thinkingLine, onOpen }: SeatsProps) {
  const say = useSay();
  return (
    <FittedTileLook cut tile={miniCard}>
      <section
        className={`${boats.boats} ${styles.seats}`}
        aria-label={say('table.seats')}
        data-region="seats"
        data-count={model.seats.length}
      >
        {model.seats.map((seat) => (
          <SeatPanel
            key={seat.seat}
            own={seat}
            model={model}
            thinkingLine={model.turn === seat.seat && thinkingLine}
            onOpen={onOpen}
          />
        ))}
      </section>
    </FittedTileLook>
  );
});

function SeatPanel({ own, model, thinkingLine, onOpen }: SeatsProps & { own: SeatModel }) {
  const say = useSay();
  const { seat, name, held, wu, heap, worth, chips, isDealer, asksAt, danger } = own;
  const { gained, steps } = model;
  const did = didIn(model, seat);
  const mark = useSeatMark(seat);
  const label = seatLabel(model, own, say);
  const paid = gained[0]?.chips[seat] ?? 0;
  return (
    <button
      type="button"
      className={`${boats.boat} ${styles.seat}`}
      data-seat={seat}
      data-turn={model.turn === seat || undefined}
      data-own={model.viewer === seat || undefined}
      data-ripe={worth > 0 || undefined}
      data-danger={danger?.soon}
      data-winner={model.winner === seat || undefined}
      aria-label={mark?.labelled(label) ?? label}
      onClick={() => onOpen(seat)}
    >
      <span className={styles.panel}>
        <NameLine name={name} held={held} isDealer={isDealer} />
        <span className={styles.heap} data-part="heap">
          <WuStacks wu={wu} heap={heap} />
        </span>
        <span className={`${looks.row} ${styles.wu}`}>
          <span className={styles.number}>{say('climbing.table.wu', { wu })}</span>
          {asksAt !== null && (
            <>
              <span className={styles.next}>
                {say('climbing.table.seat.asksAt', { wu: asksAt })}
              </span>
              <span className={styles.of}>{say('climbing.table.seat.of', { wu, asksAt })}</span>
            </>
          )}
        </span>
        <Chips chips={chips} />
        <span className={styles.did}>
          {did?.what === 'played' ? (
            <span className={styles.minis} data-best={did.isBest || undefined}>
              <Cards play={did.play} region={`seat${seat}`} />
            </span>
          ) : (
            <span className={styles.word}>{did && say('climbing.table.seat.passed')}</span>
          )}
        </span>
        <PaidChips key={steps.length} chips={paid} />
      </span>
      {thinkingLine}
      {mark?.shown}
    </button>
  );
}

function NameLine({ name, held, isDealer }: Pick<SeatModel, 'name' | 'held' | 'isDealer'>) {
  const say = useSay();
  return (
    <span className={line.line}>
      <span className={`${boats.who} ${line.who}`}>
        <span className={`${boats.lantern} ${line.lantern}`} />
        <span className={boats.name}>{name}</span>
        {isDealer && (
          <span
            className={`${boats.starter} ${line.dealer}`}
            title={say('climbing.table.seat.dealer')}
          >
            ①
          </span>
        )}
      </span>
      <span className={line.held} data-part="hand">
        <span className={`${boats.back} ${line.back}`} />
        <span>{held}</span>
      </span>
    </span>
  );
}

interface ChipsProps {
  /** Won, or lost where negative; nothing is shown of none. */
  readonly chips: number;
}

/** All chips that a seat has won or lost in the round so far. */
function Chips({ chips }: ChipsProps) {
  const say = useSay();
  return chips === 0 ? null : (
    <span className={coins.chips} title={say('climbing.table.seat.chips')}>
      <Counted chips={chips} />
    </span>
  );
}

/** The chips that the last play has brought a seat, or cost it. */
function PaidChips({ chips }: ChipsProps) {
  return chips === 0 ? null : (
    <span className={coins.paid} data-sign={Math.sign(chips)}>
      <Counted chips={chips} />
    </span>
  );
}

function Counted({ chips }: ChipsProps) {
  const say = useSay();
  return (
    <>
      <span>{signedPoints(chips, say)}</span>
      <span className={coins.coin} />
    </>
  );
}

interface WuStacksProps {
  readonly wu: number;
  readonly heap: StackedWu;
}

/** The wu of a seat in stacks of three, a picture only, with a mark at each step of payment. */
function WuStacks({ wu, heap: { room, steps } }: WuStacksProps) {
  return (
    <span className={stacks.heap} aria-hidden="true">
      {Array.from({ length: room / 3 }, (_, stack) => (
        <span key={stack} className={stacks.stack}>
          {[1, 2, 3].map((place) => {
            const number = stack * 3 + place;
            return (
              <span
                key={place}
                className={stacks.wu}
                data-won={number <= wu || undefined}
                data-step={steps.includes(number) || undefined}
              />
            );
          })}
        </span>
      ))}
    </span>
  );
}
