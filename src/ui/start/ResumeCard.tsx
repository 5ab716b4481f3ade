import { useStore } from 'zustand';
import { currentRound } from '../../store/match/match.ts';
import { isPractice } from '../../store/match/practice.ts';
import { screenFor } from '../../store/table/saved.ts';
import type { TableStore } from '../../store/table/table.ts';
import { Button } from '../button/Button.tsx';
import { isUnfinished, matchWords } from '../files/matchWords.ts';
import { useSay } from '../voice/voice.tsx';
import styles from './Start.module.css';

interface ResumeCardProps {
  readonly table: TableStore;
  readonly onExport: () => void;
}

/** The match that was left, and the way back to it; nothing where there is none. */
export function ResumeCard({ table, onExport }: ResumeCardProps) {
  const say = useSay();
  const match = useStore(table, (state) => state.match);
  const waits = useStore(table, (state) => state.aside !== null);
  const { show, comeBack } = table.getState();
  if (match === null) return null;
  const unfinished = isUnfinished(match);
  const facts = { ...matchWords(match, say), round: match.rounds.length };
  return (
    <section className={styles.resume} aria-labelledby="resume">
      <div>
        <h2 id="resume">
          {say(isPractice(currentRound(match)) ? 'start.resume.practice' : 'start.resume.label')}
        </h2>
        <p>{say(unfinished ? 'start.resume.unfinished' : 'start.resume.finished', facts)}</p>
      </div>
      <div className={styles.buttons}>
        <Button look="main" onClick={() => show(screenFor(match))}>
          {say(unfinished ? 'start.resume.go' : 'start.resume.scores')}
        </Button>
        {waits && <Button onClick={comeBack}>{say('start.resume.comeBack')}</Button>}
        <Button onClick={onExport}>{say('records.export')}</Button>
      </div>
    </section>
  );
}
