import { useState } from 'react';
import type { Game, ToldCombination } from '../../../../engine/climbing/index.ts';
import type { BeatQuestion } from '../../../../lessons/climbing/drills/beatQuestion.ts';
import { combinationWords } from '../../../../text/climbing/combinationWords.ts';
import type { Elements } from '../../../content/content.ts';
import { Exercise, type ExerciseOutcome } from '../../../learn/exercise/Exercise.tsx';
import { FittedTileLook } from '../../../tile/FittedTileLook.tsx';
import { useMedia } from '../../../useMedia.ts';
import { useSay } from '../../../voice/voice.tsx';
import { Cards } from '../../cards/Cards.tsx';
import { beatWords } from './beatWords.ts';
import { DrillLadders } from './DrillLadders.tsx';
import styles from './Drills.module.css';
import { markOf } from './markedSuits.ts';
import { YesNo } from './YesNo.tsx';

interface BeatingProps {
  readonly game: Game;
  readonly question: BeatQuestion;
  readonly onOutcome: (outcome: ExerciseOutcome) => void;
  /** Where it goes on, once it is answered. */
  readonly children: Elements;
}

/** The short side of the cards, in CSS pixels, and where there is room for larger ones. */
const playedCard = 26;
const largeCard = 44;
const room = '(min-width: 68.75em) and (min-height: 43.75em)';

/** A play and another one: does it beat the first? Then why, and where both stand. */
export function Beating({ game, question, onOutcome, children }: BeatingProps) {
  const say = useSay();
  const isRoomy = useMedia(room);
  const tile = isRoomy ? largeCard : playedCard;
  const [given, setGiven] = useState<boolean>();
  const isRight = given === question.answer.beats;
  const answer = (isYes: boolean): void => {
    setGiven(isYes);
    onOutcome(isYes === question.answer.beats ? 'right' : 'wrong');
  };
  const outcome = isRight ? 'right' : 'wrong';
  return (
    <Exercise
      question={say('climbing.drill.beats.ask')}
      about={
        <div className={styles.about}>
          <FittedTileLook cut tile={tile}>
            <div className={styles.plays} style={{ '--tile': `${tile}px` }}>
              <Shown which="trick" combination={question.trick} game={game} />
              <Shown which="raised" combination={question.raised} game={game} />
            </div>
          </FittedTileLook>
          {given !== undefined && (
            <DrillLadders game={game} question={question} isRoomy={isRoomy} />
          )}
        </div>
      }
      answer={(labels) => <YesNo {...labels} onAnswer={answer} />}
      told={given === undefined ? [] : beatWords(question, isRight, game, say)}
      outcome={given === undefined ? undefined : outcome}
    >
      {children}
    </Exercise>
  );
}

interface ShownProps {
  readonly which: 'trick' | 'raised';
  readonly combination: ToldCombination;
  readonly game: Game;
}

function Shown({ which, combination: { play }, game }: ShownProps) {
  const say = useSay();
  if (play === undefined) return null;
  const { sign, words } = markOf(which, say);
  return (
    <figure className={styles.play} data-which={which}>
      <figcaption>
        <span aria-hidden="true" className={styles.sign} data-which={which}>
          {sign}
        </span>
        <span>{` ${words}`}</span>
      </figcaption>
      <Cards play={play} />
      <p className={styles.words}>{combinationWords(play, say, game.variant.id)}</p>
    </figure>
  );
}
