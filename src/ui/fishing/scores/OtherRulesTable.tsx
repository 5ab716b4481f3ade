import { Fragment } from 'react';
import type { OtherRules } from '../../../engine/fishing/index.ts';
import { signedPoints } from '../../../text/scoreWords.ts';
import panel from '../../asking/Panel.module.css';
import page from '../../page/Page.module.css';
import disclosure from '../../scores/Disclosure.module.css';
import styles from '../../scores/Scores.module.css';
import table from '../../scores/ScoreTable.module.css';
import { useDisclosure } from '../../scores/useDisclosure.ts';
import { SeatHeads } from '../../seatTable/SeatHeads.tsx';
import { useSay } from '../../voice/voice.tsx';
import { OtherRulesAnswer } from './OtherRulesAnswer.tsx';

interface OtherRulesTableProps {
  readonly names: readonly string[];
  readonly rows: readonly OtherRules[];
}

/** What the catches of a round would count under every set of rules; a row answers what differs. */
export function OtherRulesTable({ names, rows }: OtherRulesTableProps) {
  const say = useSay();
  const { asked, answerId, asks } = useDisclosure<number>();
  return (
    <section className={`${page.card} ${styles.panel}`} aria-labelledby="other-rules">
      <h2 id="other-rules">{say('scores.other')}</h2>
      <p className={panel.dim}>{say('scores.other.about')}</p>
      <table className={table.table} aria-labelledby="other-rules">
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
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a round stay
              <Fragment key={index}>
                <tr data-present={row.isPresent || undefined}>
                  <th scope="row">
                    <button type="button" className={disclosure.ask} {...asks(index)}>
                      <span className={disclosure.lineName}>
                        {row.isChanged ? say('scores.other.yours', { game }) : game}{' '}
                        {row.isPresent && (
                          <small className={table.present}>{say('scores.other.present')}</small>
                        )}
                      </span>
                    </button>
                  </th>
                  {row.seats.map((count, seat) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the place is what a seat is
                    <td key={seat}>
                      {'total' in count ? (
                        count.total
                      ) : (
                        <>
                          <span aria-hidden="true">–</span>
                          <span className={panel.unseen}>{say('scores.other.cannot')}</span>
                        </>
                      )}{' '}
                      {row.balance !== null && (
                        <span className={panel.dim}>
                          {signedPoints(row.balance[seat] ?? 0, say)}
                        </span>
                      )}
                    </td>
                  ))}
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
    </section>
  );
}
