import { currentRound, type Match } from '../../store/match.ts';
import { isPractice } from '../../store/practice.ts';
import { type Screen, screenFor } from '../../store/saved.ts';
import { Button } from '../button/Button.tsx';
import { isUnfinished, matchWords } from '../records/matchWords.ts';
import { useSay } from '../voice.tsx';
import styles from './Start.module.css';

interface ResumeCardProps {
  readonly match: Match;
  readonly onGo: (screen: Screen) => void;
  /** Goes back to the match that waits while this one is tried; missing where none does. */
  readonly onComeBack: (() => void) | undefined;
  readonly onExport: () => void;
}

/** The match that was left, and the way back to it. */
export function ResumeCard({ match, onGo, onComeBack, onExport }: ResumeCardProps) {
  const say = useSay();
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
        <Button look="main" onClick={() => onGo(screenFor(match))}>
          {say(unfinished ? 'start.resume.go' : 'start.resume.scores')}
        </Button>
        {onComeBack !== undefined && (
          <Button onClick={onComeBack}>{say('start.resume.comeBack')}</Button>
        )}
        <Button onClick={onExport}>{say('records.export')}</Button>
      </div>
    </section>
  );
}
