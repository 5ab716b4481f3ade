import { useState } from 'react';
import { type VariantId, variantIds } from '../../../../engine/climbing/index.ts';
import { beatQuestion } from '../../../../lessons/climbing/drills/beatQuestion.ts';
import type { LessonId } from '../../../../lessons/families/lessonIds.ts';
import { seedOfDeal } from '../../../../records/seed.ts';
import { freshSeed } from '../../../../store/match/freshSeed.ts';
import { Button } from '../../../button/Button.tsx';
import { DrillChoice, DrillPage } from '../../../learn/exercise/DrillPage.tsx';
import { useRightRow } from '../../../learn/exercise/useRightRow.ts';
import type { LessonProps } from '../../../learn/lessonProps.ts';
import { useSay } from '../../../voice/voice.tsx';
import { Beating } from './Beating.tsx';
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
