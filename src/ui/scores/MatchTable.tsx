import { familyWordsOf } from '../../text/families.ts';
import panel from '../asking/Panel.module.css';
import { MoreRounds, useShownRounds } from '../page/MoreRounds.tsx';
import page from '../page/Page.module.css';
import { BalanceCells, ScoreCells } from '../seatTable/SeatCells.tsx';
import { SeatHeads } from '../seatTable/SeatHeads.tsx';
import { useSay } from '../voice/voice.tsx';
import styles from './Scores.module.css';
import table from './ScoreTable.module.css';
import type { ScoresModel } from './scoresModel.ts';
import { usePrinting } from './usePrinting.ts';

/**
 * The last rounds of the match with what was caught and won, and earlier ones if they are asked
 * for; on paper all of them. The settlements together are of all.
 */
export function MatchTable({ model }: { readonly model: ScoresModel }) {
  const say = useSay();
  const { variant, people, rounds, together } = model;
  const { roundFigures } = familyWordsOf(variant);
  const { most, box, onMore } = useShownRounds<HTMLTableElement>('tbody th');
  const isPrinting = usePrinting();
  const numbered = rounds.map((round, at) => ({ ...round, number: at + 1 }));
  const left = isPrinting ? 0 : Math.max(rounds.length - most, 0);
  return (
    <section className={`${page.card} ${styles.panel}`} aria-labelledby="match">
      <h2 id="match">{say('scores.match')}</h2>
      <p className={panel.dim}>{roundFigures(say)}</p>
      <MoreRounds left={left} onMore={() => onMore(0)} />
      <table ref={box} className={table.table} aria-labelledby="match">
        <thead>
          <tr>
            <th scope="col">{say('scores.match.round')}</th>
            <SeatHeads names={people} />
          </tr>
        </thead>
        <tbody>
          {numbered.slice(left).map(({ number, scores, balance }) => (
            <tr key={number}>
              <th scope="row" tabIndex={-1}>
                {number}
              </th>
              <ScoreCells scores={scores} balance={balance} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say('scores.match.together')}</th>
            <BalanceCells balance={together} />
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
