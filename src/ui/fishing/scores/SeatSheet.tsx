import { useId } from 'react';
import { signedPoints } from '../../../text/scoreWords.ts';
import { AskableRule } from '../../asking/AskableRule.tsx';
import panel from '../../asking/Panel.module.css';
import { Space } from '../../content/Space.tsx';
import page from '../../page/Page.module.css';
import styles from '../../scores/Scores.module.css';
import { useSay } from '../../voice/voice.tsx';
import { BonusItem } from './BonusItem.tsx';
import type { SeatResult } from './countedRound.ts';
import { SheetLine } from './SheetLine.tsx';

export function SeatSheet({ seat }: { readonly seat: SeatResult }) {
  const say = useSay();
  const id = useId();
  const { name, tiles, sheet, balance } = seat;
  const bonuses = sheet.bonuses.filter(({ worth }) => worth > 0);
  return (
    <section className={`${page.card} ${styles.catch}`} aria-labelledby={id}>
      <header className={styles.sheetTop}>
        <h2 id={id}>{name}</h2>
        <p className={styles.total}>{say('scores.points', { points: sheet.total })}</p>
        <p className={panel.dim}>{say('scores.tilesCaught', { tiles })}</p>
        <p className={styles.balance} data-sign={Math.sign(balance)}>
          {say('scores.balanceLabel', { balance: signedPoints(balance, say) })}
        </p>
      </header>
      {sheet.groups.length === 0 && <p>{say('scores.empty')}</p>}
      <div className={styles.lines}>
        {sheet.groups.map((line) => (
          <SheetLine key={line.id} line={line} />
        ))}
      </div>
      {bonuses.length > 0 && (
        <section className={styles.bonuses}>
          <h3>
            <span>{say('scores.bonuses')}</span>
            <Space />
            <AskableRule numbered rule="S8" />
          </h3>
          <ul>
            {bonuses.map((bonus) => (
              <BonusItem key={bonus.id} bonus={bonus} />
            ))}
          </ul>
        </section>
      )}
      <p className={styles.sum}>
        <span>{say('scores.total')}</span>
        <Space />
        <span>{sheet.total}</span>
      </p>
    </section>
  );
}
