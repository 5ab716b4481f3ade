import { useEffect, useRef } from 'react';
import { outcomeWords } from '../../../text/scoreWords.ts';
import { RuleAnswers } from '../../asking/RuleAnswers.tsx';
import { Button } from '../../button/Button.tsx';
import type { LessonCountProps } from '../../learn/lessonProps.ts';
import { RealRound } from '../../learn/RealRound.tsx';
import looks from '../../looks/looks.module.css';
import page from '../../page/Page.module.css';
import { RoomPage } from '../../page/RoomPage.tsx';
import { focusHeading } from '../../page/ScreenChange.tsx';
import scores from '../../scores/Scores.module.css';
import { outcomeOf } from '../../scores/scoresModel.ts';
import { FittedTileLook } from '../../tile/FittedTileLook.tsx';
import { useSay } from '../../voice/voice.tsx';
import { CatchCounts } from '../scores/CatchCounts.tsx';
import { countedRoundOf } from '../scores/countedRound.ts';
import { Payments } from '../scores/Payments.tsx';

/** The short side of the tiles on the sheet, in CSS pixels. */
const sheetTile = 28;

/** The round of a lesson counted: who won and why, and where it goes from here. */
export function LessonCount({ record, stores, onNext, onAgain, onLeave }: LessonCountProps) {
  const say = useSay();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    focusHeading(root.current);
  }, []);
  const model = countedRoundOf(record);
  return (
    <RuleAnswers variant={record.variant} changed={[]}>
      <div ref={root}>
        <RoomPage
          title={say('scores.title')}
          about={outcomeWords(outcomeOf(record), say)}
          wayOut={say('learn.leave')}
          onLeave={onLeave}
        >
          <section className={`${page.card} ${looks.below4}`}>
            <p>{say('learn.round.end')}</p>
            <div className={`${looks.row3} ${looks.below3}`}>
              <RealRound stores={stores} variant={record.variant} />
              {onNext !== undefined && <Button onClick={onNext}>{say('learn.next')}</Button>}
              <Button onClick={onAgain}>{say('learn.again')}</Button>
            </div>
          </section>
          <FittedTileLook cut tile={sheetTile}>
            <div className={scores.sheet}>
              <div className={scores.counts}>
                <CatchCounts model={model} />
              </div>
              <div className={scores.summary}>
                <Payments model={model} />
              </div>
            </div>
          </FittedTileLook>
        </RoomPage>
      </div>
    </RuleAnswers>
  );
}
