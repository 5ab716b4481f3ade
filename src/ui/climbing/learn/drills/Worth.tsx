import { useState } from 'react';
import { sheetOf } from '../../../../engine/climbing/index.ts';
import type { WorthQuestion } from '../../../../lessons/climbing/drills/worthQuestion.ts';
import type { Elements } from '../../../content/content.ts';
import { Exercise, type ExerciseOutcome } from '../../../learn/exercise/Exercise.tsx';
import { NumberAnswer } from '../../../learn/exercise/NumberAnswer.tsx';
import { FittedTileLook } from '../../../tile/FittedTileLook.tsx';
import { useSay } from '../../../voice/voice.tsx';
import { SeatWuSheet } from '../../scores/SeatWuSheet.tsx';
import { combinationsOf, type SeatWu } from '../../scores/wuRound.ts';
import styles from './Drills.module.css';
import { WonCards } from './WonCards.tsx';
import { askedWorth, countedWorth, givenWorth } from './worthWords.ts';

interface WorthProps {
  readonly question: WorthQuestion;
  readonly onOutcome: (outcome: ExerciseOutcome) => void;
  /** Where it goes on, once it is answered. */
  readonly children: Elements;
}

/** The short side of the cards, in CSS pixels. */
const wonCard = 22;

/** What a player has won: what is it worth? Then its sheet, and how that is reckoned. */
export function Worth({ question, onOutcome, children }: WorthProps) {
  const say = useSay();
  const [told, setTold] = useState<readonly string[]>([]);
  const [outcome, setOutcome] = useState<ExerciseOutcome>();
  const { position, sheet } = question;
  const { game } = position;
  const name = say('climbing.drill.worth.won');
  const end = (how: ExerciseOutcome, words: readonly string[]): void => {
    setOutcome(how);
    setTold([...words, ...countedWorth(question, say)]);
    onOutcome(how);
  };
  const judge = (given: number | undefined): void => {
    if (given === undefined) setTold([say('counting.odd')]);
    else end(given === sheet.points ? 'right' : 'wrong', givenWorth(question, given, say));
  };
  return (
    <Exercise
      said={sheet.fourLines.length > 0 ? say('climbing.drill.worth.fours') : undefined}
      question={askedWorth(game, say)}
      about={
        <FittedTileLook cut tile={wonCard}>
          <div className={styles.about}>
            {outcome === undefined ? (
              <WonCards label={name} won={question.won} game={game} />
            ) : (
              <SeatWuSheet seat={seatOf(question, name)} game={game} />
            )}
          </div>
        </FittedTileLook>
      }
      answer={(labels) => <NumberAnswer {...labels} onAnswer={judge} />}
      told={told}
      outcome={outcome}
      onShow={() => end('shown', [say('climbing.drill.worth.shown', { chips: sheet.points })])}
    >
      {children}
    </Exercise>
  );
}

/** The seat that is asked about, as if it declared where it may. */
function seatOf({ position, seat, sheet }: WorthQuestion, name: string): SeatWu {
  return {
    seat,
    name,
    sheet,
    combinations: combinationsOf(sheet, seat, sheetOf(position).payments),
    balance: 0,
    declared: sheet.worth > 0,
    deals: false,
  };
}
