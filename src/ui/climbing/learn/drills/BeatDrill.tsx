import { useEffect, useRef, useState } from 'react';
import {
  type Game,
  type ToldCombination,
  type VariantId,
  variantIds,
} from '../../../../engine/climbing/index.ts';
import type { LessonId } from '../../../../families/facts.ts';
import {
  type BeatQuestion,
  beatQuestion,
} from '../../../../lessons/climbing/drills/beatQuestion.ts';
import { seedOfDeal } from '../../../../records/seed.ts';
import { freshSeed } from '../../../../store/match/freshSeed.ts';
import { combinationWords } from '../../../../text/climbing/combinationWords.ts';
import { Button } from '../../../button/Button.tsx';
import type { Elements } from '../../../content/content.ts';
import { Space } from '../../../content/Space.tsx';
import { DrillChoice, DrillPage } from '../../../learn/exercise/DrillPage.tsx';
import {
  type AnswerLabels,
  Exercise,
  type ExerciseOutcome,
} from '../../../learn/exercise/Exercise.tsx';
import { useRightRow } from '../../../learn/exercise/useRightRow.ts';
import type { LessonProps } from '../../../learn/lessonProps.ts';
import { refuseHeldKey } from '../../../learn/refuseHeldKey.ts';
import looks from '../../../looks/looks.module.css';
import { useMedia } from '../../../page/useMedia.ts';
import { useTableKeys } from '../../../table/useTableKeys.ts';
import { FittedTileLook } from '../../../tile/FittedTileLook.tsx';
import { useSay } from '../../../voice/voice.tsx';
import { Cards } from '../../cards/Cards.tsx';
import { beatWords, markOf } from './beatWords.ts';
import { DrillLadders } from './DrillLadders.tsx';
import styles from './Drills.module.css';
import { drillGame } from './drillGame.ts';

/** After so many right answers in a row the lesson has been gone through. */
const enough = 10;

/** Two plays, and whether one beats the other, without end. */
export function BeatDrill({ id, ...props }: LessonProps & { readonly id: LessonId }) {
  const { onNext } = props;
  const say = useSay();
  const [seed] = useState(freshSeed);
  const [asked, setAsked] = useState(() => {
    const game = drillGame('sap-ng-wu');
    return { number: 0, game, question: beatQuestion(game, seed) };
  });
  const [variant, setVariant] = useState<VariantId>('sap-ng-wu');
  const { row, isEnough, onOutcome } = useRightRow(enough, props);
  const ask = (of: VariantId): void => {
    const number = asked.number + 1;
    const game = drillGame(of);
    const question = beatQuestion(game, seedOfDeal(seed, number), asked.question);
    setAsked({ number, game, question });
  };
  return (
    <DrillPage
      id={id}
      row={say('climbing.drill.beats.row', { row })}
      variant={variant}
      kit={asked.game.variant.kit}
      choices={
        <DrillChoice
          name={say('climbing.drill.game')}
          ids={variantIds}
          chosen={variant}
          words={(one) => say(`variant.${one}`)}
          onChoose={(one) => {
            setVariant(one);
            ask(one);
          }}
        />
      }
      {...props}
    >
      <Beating key={asked.number} game={asked.game} question={asked.question} onOutcome={onOutcome}>
        <Button look="main" onClick={() => ask(variant)}>
          {say('climbing.drill.next')}
        </Button>
        {isEnough && onNext !== undefined && <Button onClick={onNext}>{say('learn.next')}</Button>}
      </Beating>
    </DrillPage>
  );
}

interface BeatingProps {
  readonly game: Game;
  readonly question: BeatQuestion;
  readonly onOutcome: (outcome: ExerciseOutcome) => void;
  readonly children: Elements;
}

/** The short side of the cards, in CSS pixels, and where there is room for larger ones. */
const playedCard = 26;
const largeCard = 44;
const room = '(min-width: 68.75em) and (min-height: 43.75em)';

/** A play and another one: does it beat the first? Then why, and where both stand. */
function Beating({ game, question, onOutcome, children }: BeatingProps) {
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
        <div className={`${looks.stack} ${looks.top}`}>
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
    <figure className={`${looks.stack1} ${looks.panel} ${styles.play}`} data-which={which}>
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

interface YesNoProps extends AnswerLabels {
  readonly onAnswer: (isYes: boolean) => void;
}

/** Yes or no, to press or by the keys Y and N. */
function YesNo({ questionId, saidId, onAnswer }: YesNoProps) {
  const say = useSay();
  const first = useRef<HTMLDivElement>(null);
  useEffect(() => first.current?.querySelector('button')?.focus(), []);
  useTableKeys({ y: () => onAnswer(true), n: () => onAnswer(false) });
  return (
    <div
      ref={first}
      role="group"
      aria-labelledby={questionId}
      aria-describedby={saidId}
      className={styles.answers}
    >
      <Button aria-keyshortcuts="y" onKeyDown={refuseHeldKey} onClick={() => onAnswer(true)}>
        <span>{say('climbing.drill.yes')}</span>
        <Space />
        <span aria-hidden="true">Y</span>
      </Button>
      <Button aria-keyshortcuts="n" onKeyDown={refuseHeldKey} onClick={() => onAnswer(false)}>
        <span>{say('climbing.drill.no')}</span>
        <Space />
        <span aria-hidden="true">N</span>
      </Button>
    </div>
  );
}
