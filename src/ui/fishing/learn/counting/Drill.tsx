import { useMemo, useState } from 'react';
import {
  findVariant,
  fishingGame,
  type VariantId,
  variantIds,
} from '../../../../engine/fishing/index.ts';
import { type DrillSize, drillCatch, drillSizes } from '../../../../lessons/fishing/drillCatch.ts';
import { gameOf } from '../../../../records/playedRound.ts';
import { seedOfDeal } from '../../../../records/seed.ts';
import { lessonOutcomeOf } from '../../../../store/lessons/lessonOutcome.ts';
import { firstPlace } from '../../../../store/lessons/lessonProgress.ts';
import { freshSeed } from '../../../../store/match/freshSeed.ts';
import { RuleAnswers } from '../../../asking/RuleAnswers.tsx';
import { Button } from '../../../button/Button.tsx';
import type { LessonProps } from '../../../learn/lessonProps.ts';
import { RoomPage } from '../../../page/RoomPage.tsx';
import { useTileWish } from '../../../settings/useTileWish.ts';
import { TileLook } from '../../../tile/TileLook.tsx';
import { useMotionWish } from '../../../useLook.ts';
import { useSay } from '../../../voice/voice.tsx';
import styles from './Counting.module.css';
import { Counting, type CountOutcome } from './Counting.tsx';
import { totalTaskOf } from './countTask.ts';

/** After so many right counts in a row the lesson has been gone through. */
const enough = 3;

/** Catches without end to be counted by oneself; then every rule fires. */
export function Drill({ stores, place, onPlace, onDone, onNext, onLeave }: LessonProps) {
  const say = useSay();
  const [seed] = useState(freshSeed);
  const [number, setNumber] = useState(0);
  const [variant, setVariant] = useState<VariantId>('tiu-u');
  const [size, setSize] = useState<DrillSize>('few');
  const [inARow, setInARow] = useState(place.step);
  const task = useMemo(() => {
    // A whole catch of three seats has the usual size.
    const game = fishingGame(gameOf({ variant, rules: {}, players: ['', '', ''] }));
    return totalTaskOf(game, drillCatch(game, seedOfDeal(seed, number), size));
  }, [variant, size, seed, number]);
  const motion = useMotionWish(stores.settings);
  const look = useTileWish(stores.settings, task.game.variant.kit);
  const count = (outcome: CountOutcome): void => {
    const row = outcome === 'right' ? inARow + 1 : 0;
    setInARow(row);
    const isDone = lessonOutcomeOf(enough - row, false) === 'done';
    onPlace(isDone ? firstPlace : { ...firstPlace, step: row });
    if (isDone) onDone();
  };
  /** Every choice deals anew: nobody is asked for a catch whose count was shown. */
  const next = (): void => setNumber(number + 1);
  return (
    <TileLook look={look}>
      <RuleAnswers variant={variant}>
        <RoomPage
          title={say('learn.name.drill')}
          about={say('counting.drill.row', { row: inARow })}
          className={styles.page}
          wayOut={say('learn.leave')}
          onLeave={onLeave}
        >
          <div className={styles.choices}>
            <label>
              <span>{say('counting.drill.game')}</span>
              <select
                value={variant}
                onChange={({ target }) => {
                  const found = findVariant(target.value);
                  if (found === undefined) return;
                  setVariant(found.id);
                  next();
                }}
              >
                {variantIds.map((id) => (
                  <option key={id} value={id}>
                    {say(`variant.${id}`)}
                  </option>
                ))}
              </select>
            </label>
            <label>
              <span>{say('counting.drill.size')}</span>
              <select
                value={size}
                onChange={({ target }) => {
                  const found = drillSizes.find((one) => one === target.value);
                  if (found === undefined) return;
                  setSize(found);
                  next();
                }}
              >
                {drillSizes.map((one) => (
                  <option key={one} value={one}>
                    {say(`counting.drill.${one}`)}
                  </option>
                ))}
              </select>
            </label>
          </div>
          <Counting
            key={number}
            task={task}
            names={[]}
            question={say('counting.ask.total')}
            motion={motion}
            mayMend={false}
            onOutcome={count}
          >
            <Button look="main" onClick={next}>
              {say('counting.drill.next')}
            </Button>
            {inARow >= enough && onNext !== undefined && (
              <Button onClick={onNext}>{say('learn.next')}</Button>
            )}
          </Counting>
        </RoomPage>
      </RuleAnswers>
    </TileLook>
  );
}
