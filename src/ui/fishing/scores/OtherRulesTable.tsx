import { Fragment } from 'react';
import panel from '../../asking/Panel.module.css';
import { Space } from '../../content/Space.tsx';
import looks from '../../looks/looks.module.css';
import page from '../../page/Page.module.css';
import disclosure from '../../scores/Disclosure.module.css';
import styles from '../../scores/Scores.module.css';
import table from '../../scores/ScoreTable.module.css';
import { useDisclosure } from '../../scores/useDisclosure.ts';
import { usePrinting } from '../../scores/usePrinting.ts';
import { ScoreCells } from '../../seatTable/SeatCells.tsx';
import { SeatHeads } from '../../seatTable/SeatHeads.tsx';
import { useSay } from '../../voice/voice.tsx';
import type { PossibleCount } from './countedRound.ts';

interface OtherRulesTableProps {
  readonly names: readonly string[];
  readonly rows: readonly PossibleCount[];
}

export function OtherRulesTable({ names, rows }: OtherRulesTableProps) {
  const say = useSay();
  const { asked, answerId, asks } = useDisclosure<'rules'>();
  const isPrinting = usePrinting();
  return (
    <section className={`${page.card} ${styles.panel}`} aria-labelledby="other-rules">
      <h2 id="other-rules">
        <button type="button" className={disclosure.ask} {...asks('rules')}>
          <span className={disclosure.lineName}>{say('scores.other')}</span>
        </button>
      </h2>
      <div id={answerId}>
        {(asked !== undefined || isPrinting) && <Rows names={names} rows={rows} />}
      </div>
    </section>
  );
}

function Rows({ names, rows }: OtherRulesTableProps) {
  const say = useSay();
  const { asked, answerId, asks } = useDisclosure<number>();
  return (
    <>
      <p className={panel.dim}>{say('scores.other.about')}</p>
      <table className={`${looks.numbers} ${table.table}`} aria-labelledby="other-rules">
        <thead>
          <tr>
            <th scope="col">{say('scores.other.rules')}</th>
            <SeatHeads names={names} />
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => {
            const game = say(`variant.${row.variant}`);
            return (
              <Fragment key={index}>
                <tr data-present={row.isPresent || undefined}>
                  <th scope="row">
                    <button type="button" className={disclosure.ask} {...asks(index)}>
                      <span className={disclosure.lineName}>
                        <span>{row.isChanged ? say('scores.other.yours', { game }) : game}</span>
                        <Space />
                        {row.isPresent && (
                          <small className={table.present}>{say('scores.other.present')}</small>
                        )}
                      </span>
                    </button>
                  </th>
                  <ScoreCells scores={row.seats.map(({ total }) => total)} balance={row.balance} />
                </tr>
                {asked === index && (
                  <tr>
                    <td colSpan={names.length + 1} id={answerId} className={table.otherAnswer}>
                      <OtherRulesAnswer names={names} row={row} />
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </>
  );
}

interface OtherRulesDisclosedProps {
  readonly names: readonly string[];
  readonly row: PossibleCount;
}

function OtherRulesAnswer({ names, row }: OtherRulesDisclosedProps) {
  const say = useSay();
  return (
    <div className={disclosure.answer}>
      {row.seats.map(({ differences }, seat) => {
        const name = names[seat] ?? '';
        if (differences.length === 0) {
          return <p key={seat}>{say('scores.other.same', { name })}</p>;
        }
        return (
          <table key={seat} className={`${looks.numbers} ${table.table}`}>
            <thead>
              <tr>
                <th scope="col">{say('scores.other.line', { name })}</th>
                <th scope="col">{say('scores.other.here')}</th>
                <th scope="col">{say('scores.other.there')}</th>
              </tr>
            </thead>
            <tbody>
              {differences.map(({ id, here, there }) => (
                <tr key={id}>
                  <th scope="row">{say(`table.group.${id}`)}</th>
                  <td>{here ?? '–'}</td>
                  <td>{there ?? '–'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        );
      })}
    </div>
  );
}
