import { useMemo, useState } from 'react';
import {
  cardsOf,
  type Game,
  sheetOf,
  type VariantId,
  variantIds,
  type WonPlay,
} from '../../../../engine/climbing/index.ts';
import type { LessonId } from '../../../../families/facts.ts';
import {
  type WorthQuestion,
  worthQuestion,
} from '../../../../lessons/climbing/drills/worthQuestion.ts';
import { seedOfDeal } from '../../../../records/seed.ts';
import { freshSeed } from '../../../../store/match/freshSeed.ts';
import { combinationWords } from '../../../../text/climbing/combinationWords.ts';
import { Button } from '../../../button/Button.tsx';
import type { Elements } from '../../../content/content.ts';
import { DrillChoice, DrillPage } from '../../../learn/exercise/DrillPage.tsx';
import { Exercise, type ExerciseOutcome } from '../../../learn/exercise/Exercise.tsx';
import { NumberAnswer } from '../../../learn/exercise/NumberAnswer.tsx';
import { useRightRow } from '../../../learn/exercise/useRightRow.ts';
import type { LessonProps } from '../../../learn/lessonProps.ts';
import looks from '../../../looks/looks.module.css';
import { FittedTileLook } from '../../../tile/FittedTileLook.tsx';
import { useSay } from '../../../voice/voice.tsx';
import { Cards } from '../../cards/Cards.tsx';
import { isPlain } from '../../scores/CombinationLine.tsx';
import { SeatWuSheet } from '../../scores/SeatWuSheet.tsx';
import styles from '../../scores/WuSheet.module.css';
import { combinationsOf, type SeatWu } from '../../scores/wuRound.ts';
import own from './Drills.module.css';
import { drillGame } from './drillGame.ts';
import { askedWorth, countedWorth, givenWorth } from './worthWords.ts';

/** After so many right counts in a row the lesson has been gone through. */
const enough = 3;

/** Wu of finished rounds, and what they are worth, without end. */
export function WorthDrill({ id, ...props }: LessonProps & { readonly id: LessonId }) {
  const { onNext } = props;
  const say = useSay();
  const [seed] = useState(freshSeed);
  const [number, setNumber] = useState(0);
  const [variant, setVariant] = useState<VariantId>('sap-ng-wu');
  const { row, isEnough, onOutcome } = useRightRow(enough, props);
  const question = useMemo(
    () => worthQuestion(drillGame(variant), seedOfDeal(seed, number)),
    [variant, seed, number],
  );
  const next = (): void => setNumber(number + 1);
  return (
    <DrillPage
      id={id}
      row={say('climbing.drill.worth.row', { row })}
      variant={variant}
      kit={question.position.game.variant.kit}
      choices={
        <DrillChoice
          name={say('climbing.drill.game')}
          ids={variantIds}
          chosen={variant}
          words={(one) => say(`variant.${one}`)}
          onChoose={(one) => {
            setVariant(one);
            next();
          }}
        />
      }
      {...props}
    >
      <Worth key={number} question={question} onOutcome={onOutcome}>
        <Button look="main" onClick={next}>
          {say('climbing.drill.next')}
        </Button>
        {isEnough && onNext !== undefined && <Button onClick={onNext}>{say('learn.next')}</Button>}
      </Worth>
    </DrillPage>
  );
}

interface WorthProps {
  readonly question: WorthQuestion;
  readonly onOutcome: (outcome: ExerciseOutcome) => void;
  readonly children: Elements;
}

/** The short side of the cards, in CSS pixels. */
const wonCard = 22;

/** What a player has won: what is it worth? Then its sheet, and how that is reckoned. */
function Worth({ question, onOutcome, children }: WorthProps) {
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
          <div className={`${looks.stack} ${looks.top}`}>
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

interface WonCardsProps {
  readonly label: string;
  readonly won: readonly WonPlay[];
  readonly game: Game;
}

/** What somebody has won and laid, still to be counted. */
function WonCards({ label, won, game }: WonCardsProps) {
  const say = useSay();
  return (
    <ul aria-label={label} className={`${looks.row} ${styles.combinations} ${own.won}`}>
      {won.map(({ play, laid }, at) => (
        <li
          key={at}
          className={styles.combination}
          data-small={(!laid && isPlain(cardsOf(play))) || undefined}
        >
          <span className={`${looks.line} ${looks.slim} ${styles.shown}`}>
            <Cards play={play} />
            <span className={`${looks.row} ${styles.told}`}>
              <span className={styles.words}>{combinationWords(play, say, game.variant.id)}</span>
              {laid && <span className={styles.badge}>{say('wu.badge.laid')}</span>}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
