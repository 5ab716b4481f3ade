import type { VariantId } from '../../engine/index.ts';
import type { MirrorStanding } from '../../store/match/mirror.ts';
import { formatPlace } from '../../store/places.ts';
import { familyWordsOf } from '../../text/families.ts';
import { mirrorOutcome } from '../../text/mirrorWords.ts';
import panel from '../asking/Panel.module.css';
import page from '../page/Page.module.css';
import { BalanceCells, ScoreCells } from '../seatTable/SeatCells.tsx';
import { SeatHeads } from '../seatTable/SeatHeads.tsx';
import { useSay } from '../voice/voice.tsx';
import styles from './Scores.module.css';
import table from './ScoreTable.module.css';

interface MirrorTableProps {
  readonly variant: VariantId;
  readonly mirror: MirrorStanding;
}

/** Every deal of a mirror match each time it was played, and who did best with the same tiles. */
export function MirrorTable({ variant, mirror }: MirrorTableProps) {
  const say = useSay();
  const { roundFigures } = familyWordsOf(variant);
  const { names, deals, together, toCome } = mirror;
  const exchanged = names.length === 2;
  return (
    <section className={`${page.card} ${styles.panel}`} aria-labelledby="mirror">
      <h2 id="mirror">{say('mirror.title')}</h2>
      <p className={styles.outcome}>{mirrorOutcome(mirror, say)}</p>
      <p className={panel.dim}>
        {exchanged
          ? say('mirror.about.exchange')
          : say('mirror.about.moveOn', { seats: names.length })}
      </p>
      {toCome > 0 && <p>{say('mirror.toCome', { deals: toCome })}</p>}
      <table className={table.table} aria-labelledby="mirror">
        <caption className={table.caption}>
          {say('mirror.about.columns', { figures: roundFigures(say) })}
        </caption>
        <thead>
          <tr>
            <th scope="col">{say('mirror.playing')}</th>
            <SeatHeads names={names} />
          </tr>
        </thead>
        {deals.map((times, deal) => (
          <tbody key={deal}>
            <tr>
              <th scope="rowgroup" colSpan={names.length + 1} className={table.deal}>
                {say('mirror.deal', { deal: deal + 1 })}
              </th>
            </tr>
            {times.map(({ code, scores, balance }, time) => (
              <tr key={time}>
                <th scope="row">
                  <a className={table.look} href={formatPlace({ room: 'review', code })}>
                    {say('mirror.time', { time: time + 1 })}
                  </a>
                </th>
                <ScoreCells scores={scores} balance={balance} />
              </tr>
            ))}
          </tbody>
        ))}
        <tfoot>
          <tr>
            <th scope="row">{say('mirror.together')}</th>
            <BalanceCells balance={together} />
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
