import { useStore } from 'zustand';

import { currentRound, seatsHereIn } from '../../store/match/match.ts';
import { withRoundToCome } from '../../store/match/mirror.ts';
import { isPractice } from '../../store/match/practice.ts';
import type { Stores } from '../../store/services.ts';
import { screenFor } from '../../store/table/saved.ts';
import panel from '../asking/Panel.module.css';
import { Button } from '../button/Button.tsx';
import { isUnfinished, matchWords } from '../files/matchWords.ts';
import { LeftList } from '../left/LeftList.tsx';
import { leftAtFirst } from '../left/leftShown.ts';
import { occasionWords } from '../left/occasionWords.ts';
import { useSay } from '../voice/voice.tsx';
import styles from './Start.module.css';

interface ResumeCardProps {
  readonly stores: Stores;
  readonly onExport: () => void;
}

/**
 * The match that was played last with the way back to it, and below it others that were left;
 * nothing where there is none.
 */
export function ResumeCard({ stores, onExport }: ResumeCardProps) {
  const say = useSay();
  const { matches, services } = stores;
  const match = useStore(matches, (state) => state.match);
  const waits = useStore(matches, (state) => state.aside !== null);
  const left = useStore(services.left, (state) => state.left);
  const { show, comeBack, dealNextRound } = matches.getState();
  if (match === null) return null;
  const unfinished = isUnfinished(match);
  const practice = isPractice(currentRound(match));
  const isWatched = seatsHereIn(match).length === 0;
  const hasNext = !unfinished && !practice && withRoundToCome(match) !== undefined;
  const wayBack = isWatched ? 'start.resume.watch' : 'start.resume.go';
  const facts = { ...matchWords(match, say), round: match.rounds.length };
  const others = leftAtFirst(left, match);
  const occasion = practice ? undefined : occasionWords(currentRound(match), say);
  return (
    <section className={styles.resume} aria-labelledby="resume">
      <div>
        <h2 id="resume">{say(headingOf(isWatched, practice))}</h2>
        <p>{say(unfinished ? 'start.resume.unfinished' : 'start.resume.finished', facts)}</p>
        {occasion !== undefined && <p className={panel.dim}>{occasion}</p>}
      </div>
      <div className={styles.buttons}>
        {hasNext && (
          <Button look="main" onClick={dealNextRound}>
            {say('start.resume.next')}
          </Button>
        )}
        <Button look={hasNext ? 'plain' : 'main'} onClick={() => show(screenFor(match))}>
          {say(unfinished ? wayBack : 'start.resume.scores')}
        </Button>
        {waits && <Button onClick={comeBack}>{say('start.resume.comeBack')}</Button>}
        <Button look="quiet" onClick={onExport}>
          {say('records.export')}
        </Button>
      </div>
      {left.length > 0 && (
        <div className={styles.left}>
          <h3>{say('start.left.label')}</h3>
          <LeftList stores={stores} left={others} onGoneOn={() => undefined} />
          {left.length > others.length && (
            <p className={panel.dim}>
              {say('start.left.more', { more: left.length - others.length })}
            </p>
          )}
        </div>
      )}
    </section>
  );
}

function headingOf(isWatched: boolean, isTried: boolean) {
  if (isWatched) return 'start.resume.watched';
  return isTried ? 'start.resume.practice' : 'start.resume.label';
}
