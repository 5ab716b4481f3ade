import { useMemo, useState } from 'react';
import { type VariantId, variantIds } from '../../../../engine/climbing/index.ts';
import { worthQuestion } from '../../../../lessons/climbing/drills/worthQuestion.ts';
import type { LessonId } from '../../../../lessons/families/lessonIds.ts';
import { seedOfDeal } from '../../../../records/seed.ts';
import { freshSeed } from '../../../../store/match/freshSeed.ts';
import { Button } from '../../../button/Button.tsx';
import { DrillChoice, DrillPage } from '../../../learn/exercise/DrillPage.tsx';
import { useRightRow } from '../../../learn/exercise/useRightRow.ts';
import type { LessonProps } from '../../../learn/lessonProps.ts';
import { useSay } from '../../../voice/voice.tsx';
import { drillGame } from './drillGame.ts';
import { Worth } from './Worth.tsx';

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
