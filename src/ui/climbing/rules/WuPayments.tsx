import { useMemo } from 'react';
import { type Game, mostWuOf, payingSteps, pointsOfWu } from '../../../engine/climbing/index.ts';
import { dueSteps } from '../../../text/climbing/dueWords.ts';
import { leadersWords } from '../../../text/climbing/ruleWords.ts';
import { asOne, dueDoubled, duesOf, dueWords } from '../../../text/climbing/scoreWords.ts';
import looks from '../../looks/looks.module.css';
import facts from '../../rules/Facts.module.css';
import { BalanceCells } from '../../seatTable/SeatCells.tsx';
import { SeatHeads } from '../../seatTable/SeatHeads.tsx';
import { useSay } from '../../voice/voice.tsx';
import { exampleRoundOf } from './exampleRound.ts';

/** What so many wu are worth, step by step, and a round that was paid (W13). */
export function WuPayments({ game }: { readonly game: Game }) {
  return (
    <>
      <PaymentTable game={game} />
      <PaidRound game={game} />
    </>
  );
}

function PaymentTable({ game }: { readonly game: Game }) {
  const say = useSay();
  const { columns, rows, goesOn } = useMemo(() => paymentTableOf(game), [game]);
  const { counting } = game.variant;
  const notes = [
    ...(goesOn ? [say('climbing.pays.on')] : []),
    ...(counting === 'bands'
      ? []
      : [say(`climbing.pays.marks.${counting}`, { leaders: leadersWords(say) })]),
    ...(game.rules.dealerDouble ? [say('climbing.rules.double')] : []),
  ];
  return (
    <>
      <table className={`${facts.deal} ${facts.wide}`} data-table="payments">
        <caption>
          {say(counting === 'families' ? 'climbing.pays.points' : 'climbing.pays.chips')}
        </caption>
        <thead>
          <tr>
            <th scope="col">{say('climbing.pays.wu')}</th>
            {columns.map(({ head, marks }) => (
              <th key={marks} scope="col">
                {head ?? say(counting === 'bands' ? 'climbing.round.chips' : 'climbing.pays.alone')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ from, to, worths }) => (
            <tr key={from}>
              <th scope="row">{from === to ? from : say('climbing.pays.steps', { from, to })}</th>
              {worths.map((worth, at) => (
                <td key={at}>{worth}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {notes.length > 0 && <p>{asOne(notes, say)}</p>}
    </>
  );
}

/** A round that was dealt and played, as the engine pays it. */
function PaidRound({ game }: { readonly game: Game }) {
  const say = useSay();
  const { sheet, balance, dealer } = useMemo(() => exampleRoundOf(game), [game]);
  const { seats, payments } = sheet;
  const names = [say('start.name.0'), say('start.name.1'), say('start.name.2')];
  const dealerName = names[dealer] ?? '';
  const doubled = dueDoubled(payments, dealerName, say);
  return (
    <div className={`${looks.stack} ${facts.example}`} data-example="round">
      <p>{say('climbing.round.about')}</p>
      <table className={facts.deal}>
        <thead>
          <tr>
            <td />
            <SeatHeads names={names} />
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{say('climbing.pays.wu')}</th>
            {seats.map(({ wu }, seat) => (
              <td key={seat}>{wu}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">{say('climbing.round.chips')}</th>
            <BalanceCells balance={balance} />
          </tr>
        </tbody>
      </table>
      {game.rules.dealerDouble && <p>{say('climbing.round.dealer', { name: dealerName })}</p>}
      <ul>
        {duesOf(payments).map((due, at) => {
          const steps = dueSteps(due, { game, names, sheets: seats }, say);
          return (
            <li key={at}>
              <span>
                {[
                  ...(due.cause === 'fours' ? [say('climbing.rules.name.W10')] : []),
                  ...dueWords(due, names, say),
                ].join(' · ')}
              </span>
              {steps.length > 0 && (
                <span className={`${looks.quiet} ${looks.figures}`}>{` ${asOne(steps, say)}`}</span>
              )}
            </li>
          );
        })}
      </ul>
      {doubled !== undefined && <p>{doubled}</p>}
    </div>
  );
}

/** What wu are worth with so many marks (W13). */
interface PaymentColumn {
  readonly marks: number;
  /** What the marks do to it: `×2`, `+1`; undefined where there are none. */
  readonly head: string | undefined;
}

/** Numbers of wu that are worth as much, whatever the marks. */
interface PaymentRow {
  readonly from: number;
  readonly to: number;
  /** By column. */
  readonly worths: readonly number[];
}

/** So many marks are shown with each method of counting (W13). */
const shownMarks = { bands: [0], excess: [0, 1, 2, 3], pillars: [0, 1, 2], families: [0, 1, 2, 3] };
/** So many steps are shown with each method: enough to see how pillars rise from 21 wu on. */
const shownSteps = { bands: 8, excess: 8, pillars: 12, families: 8 };

/** What wu are worth under the switches in force, in the first steps by which that grows. */
export function paymentTableOf(game: Game): {
  readonly columns: readonly PaymentColumn[];
  readonly rows: readonly PaymentRow[];
  /** Whether a seat can have more wu than those told. */
  readonly goesOn: boolean;
} {
  const { counting, band, variant } = game;
  const shown = shownMarks[variant.counting];
  const mostSteps = shownSteps[variant.counting];
  const most = mostWuOf(game);
  const steps = payingSteps(game, 0, most);
  const gainOf = (marks: number): string =>
    counting.paid === 'families'
      ? `+${counting.addedBy(marks)}`
      : `×${counting.factorOf(marks, band)}`;
  return {
    columns: shown.map((marks) => ({ marks, head: marks === 0 ? undefined : gainOf(marks) })),
    rows: steps.slice(0, mostSteps).map(({ wu }, at) => ({
      from: wu,
      to: (steps[at + 1]?.wu ?? most + 1) - 1,
      worths: shown.map((marks) => pointsOfWu(game, wu, marks)),
    })),
    goesOn: steps.length > mostSteps,
  };
}
