import { familyWordsOf } from '../../text/families.ts';
import panel from '../asking/Panel.module.css';
import page from '../page/Page.module.css';
import { BalanceCells, ScoreCells } from '../seatTable/SeatCells.tsx';
import { SeatHeads } from '../seatTable/SeatHeads.tsx';
import { useSay } from '../voice/voice.tsx';
import styles from './Scores.module.css';
import table from './ScoreTable.module.css';
import type { ScoresModel } from './scoresModel.ts';

/** Every round of the match with what was caught and won, and the settlements together. */
export function MatchTable({ model }: { readonly model: ScoresModel }) {
  const say = useSay();
  const { variant, people, rounds, together } = model;
  const { roundFigures } = familyWordsOf(variant);
  return (
    <section className={`${page.card} ${styles.panel}`} aria-labelledby="match">
      <h2 id="match">{say('scores.match')}</h2>
      <p className={panel.dim}>{roundFigures(say)}</p>
      <table className={table.table} aria-labelledby="match">
        <thead>
          <tr>
            <th scope="col">{say('scores.match.round')}</th>
            <SeatHeads names={people} />
          </tr>
        </thead>
        <tbody>
          {rounds.map(({ scores, balance }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rounds are only ever added
            <tr key={index}>
              <th scope="row">{index + 1}</th>
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
