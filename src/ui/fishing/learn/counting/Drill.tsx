import { useMemo, useState } from 'react';
import { fishingGame, type VariantId, variantIds } from '../../../../engine/fishing/index.ts';
import { type DrillSize, drillCatch, drillSizes } from '../../../../lessons/fishing/drillCatch.ts';
import { gameOf } from '../../../../records/playedRound.ts';
import { seedOfDeal } from '../../../../records/seed.ts';
import { freshSeed } from '../../../../store/match/freshSeed.ts';
import { Button } from '../../../button/Button.tsx';
import { DrillChoice, DrillPage } from '../../../learn/exercise/DrillPage.tsx';
import { useRightRow } from '../../../learn/exercise/useRightRow.ts';
import type { LessonProps } from '../../../learn/lessonProps.ts';
import { useMotionWish } from '../../../page/useLook.ts';
import { useSay } from '../../../voice/voice.tsx';
import { Counting } from './Counting.tsx';
import { totalTaskOf } from './countTask.ts';

/** After so many right counts in a row the lesson has been gone through. */
const enough = 3;

/** Catches without end to be counted by oneself; then every rule fires. */
export function Drill(props: LessonProps) {
  const { stores, onNext } = props;
  const say = useSay();
  const [seed] = useState(freshSeed);
  const [number, setNumber] = useState(0);
  const [variant, setVariant] = useState<VariantId>('tiu-u');
  const [size, setSize] = useState<DrillSize>('few');
  const { row, isEnough, onOutcome } = useRightRow(enough, props);
  const task = useMemo(() => {
    // A whole catch of three seats has the usual size.
    const game = fishingGame(gameOf({ variant, rules: {}, players: ['', '', ''] }));
    return totalTaskOf(game, drillCatch(game, seedOfDeal(seed, number), size));
  }, [variant, size, seed, number]);
  const motion = useMotionWish(stores.settings);
  /** Every choice deals anew: nobody is asked for a catch whose count was shown. */
  const next = (): void => setNumber(number + 1);
  return (
    <DrillPage
      id="drill"
      row={say('counting.drill.row', { row })}
      variant={variant}
      kit={task.game.variant.kit}
      choices={
        <>
          <DrillChoice
            name={say('counting.drill.game')}
            ids={variantIds}
            chosen={variant}
            words={(id) => say(`variant.${id}`)}
            onChoose={(id) => {
              setVariant(id);
              next();
            }}
          />
          <DrillChoice
            name={say('counting.drill.size')}
            ids={drillSizes}
            chosen={size}
            words={(one) => say(`counting.drill.${one}`)}
            onChoose={(one) => {
              setSize(one);
              next();
            }}
          />
        </>
      }
      {...props}
    >
      <Counting
        key={number}
        task={task}
        names={[]}
        question={say('counting.ask.total')}
        motion={motion}
        mayMend={false}
        onOutcome={onOutcome}
      >
        <Button look="main" onClick={next}>
          {say('counting.drill.next')}
        </Button>
        {isEnough && onNext !== undefined && <Button onClick={onNext}>{say('learn.next')}</Button>}
      </Counting>
    </DrillPage>
  );
}
