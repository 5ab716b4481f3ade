import { outcomeWords } from '../../text/scoreWords.ts';
import { Button } from '../button/Button.tsx';
import panel from '../panel/Panel.module.css';
import { useSay } from '../voice.tsx';
import { MatchTable } from './MatchTable.tsx';
import { Payments } from './Payments.tsx';
import styles from './Scores.module.css';
import { SeatSheet } from './SeatSheet.tsx';
import type { ScoresModel } from './scoresModel.ts';

interface ScoresProps {
  readonly model: ScoresModel;
  readonly onNext: () => void;
  readonly onLook: () => void;
  readonly onReview: () => void;
  readonly onExport: () => void;
  readonly onNew: () => void;
}

/** The round counted: who won, who pays whom, every catch tile by tile, and the match so far. */
export function Scores({ model, onNext, onLook, onReview, onExport, onNew }: ScoresProps) {
  const say = useSay();
  const { variant, names, totals, seats, rounds } = model;
  return (
    <main className={styles.screen}>
      <header className={styles.top}>
        <div>
          <p className={panel.dim}>
            {say('scores.round', { game: say(`variant.${variant}`), round: rounds.length })}
          </p>
          <h1>{say('scores.title')}</h1>
          <p className={styles.outcome}>{outcomeWords(names, totals, say)}</p>
        </div>
        <nav className={styles.actions} aria-label={say('scores.actions')}>
          <Button look="main" onClick={onNext}>
            {say('scores.next')}
          </Button>
          <Button onClick={onReview}>{say('scores.review')}</Button>
          <Button onClick={onLook}>{say('scores.look')}</Button>
          <Button onClick={onExport}>{say('records.export')}</Button>
          <Button onClick={onNew}>{say('scores.new')}</Button>
        </nav>
      </header>
      <div className={styles.summary}>
        <Payments model={model} />
        <MatchTable model={model} />
      </div>
      <div className={styles.sheets}>
        {seats.map((seat, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is what a seat is
          <SeatSheet key={index} seat={seat} />
        ))}
      </div>
    </main>
  );
}
