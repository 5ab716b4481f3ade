import { useMemo, useState } from 'react';
import { learner, type RoundLesson } from '../../../lessons/lesson.ts';
import { firstPlace } from '../../../store/lessons/lessonProgress.ts';
import styles from '../../learn/LessonFrame.module.css';
import { LessonFrame } from '../../learn/LessonFrame.tsx';
import type { LessonProps } from '../../learn/lessonProps.ts';
import { RealRound } from '../../learn/RealRound.tsx';
import { RemarkActions } from '../../learn/RemarkActions.tsx';
import { useLessonTable } from '../../learn/useLessonTable.ts';
import { useWayOn } from '../../learn/useWayOn.ts';
import { useTileWish } from '../../settings/useTileWish.ts';
import { ThinkingLine } from '../../table/Thinking.tsx';
import { TileLook } from '../../tile/TileLook.tsx';
import { useMotionWish } from '../../useLook.ts';
import { useSay } from '../../voice/voice.tsx';
import { hintWords } from '../table/words/hintWords.ts';
import { CardPlaysSaid } from './CardPlaysSaid.tsx';
import { cardModelOf, cardPlayers, decidedBefore } from './cardModel.ts';
import { guidedHint } from './guidedHint.ts';
import { LessonStage } from './LessonStage.tsx';

interface GuidedRoundRoomProps extends LessonProps {
  readonly lesson: RoundLesson;
}

/** The end of a real round, in which every decision of the learner has its hint told. */
export function GuidedRoundRoom(props: GuidedRoundRoomProps) {
  const [times, setTimes] = useState(0);
  return (
    <GuidedRound
      key={times}
      {...props}
      place={times === 0 ? props.place : firstPlace}
      onAgain={() => setTimes(times + 1)}
    />
  );
}

interface GuidedRoundProps extends GuidedRoundRoomProps {
  readonly onAgain: () => void;
}

function GuidedRound({ lesson, onAgain, ...props }: GuidedRoundProps) {
  const { stores, onPassed, onNext, onLeave } = props;
  const { settings } = stores;
  const say = useSay();
  const { table, match, hint, isRead, isOver, onRead, onPlay } = useLessonTable(lesson, props);
  const further = useWayOn(isRead || isOver);
  const model = useMemo(() => match && cardModelOf(match, cardPlayers(say)), [match, say]);
  const motion = useMotionWish(settings);
  const look = useTileWish(settings, 'cards');
  if (model === null) return null;
  const isOwnTurn = !isOver && model.turn === model.viewer;
  const guided = isOwnTurn && hint !== null && model.view ? guidedHint(hint, model.view) : null;
  const isFirst = model.steps.length === lesson.record.plays.length;
  return (
    <TileLook look={look}>
      <LessonFrame
        id={lesson.id}
        variant={lesson.record.variant}
        onPass={
          isOver || onNext === undefined
            ? undefined
            : () => {
                onPassed();
                onNext();
              }
        }
        said={
          <>
            {isFirst && (
              <p>{say('climbing.lesson.round.start', { wu: model.seats[learner]?.wu ?? 0 })}</p>
            )}
            <CardPlaysSaid model={model} from={decidedBefore(model, lesson.record.plays.length)} />
            {guided && <p className={styles.task}>{hintWords(guided, model, say)}</p>}
            {isOver && <p className={styles.task}>{say('climbing.lesson.round.end')}</p>}
          </>
        }
        moment={`${model.steps.length} ${guided?.told}`}
        gathers
        onLeave={onLeave}
      >
        <LessonStage
          variant={lesson.record.variant}
          model={model}
          rests={isRead}
          motion={motion}
          thinkingLine={<ThinkingLine table={table} />}
          actions={
            isRead || isOver ? (
              <RemarkActions
                further={isRead ? 'remark' : undefined}
                tapWords=""
                button={further}
                onFurther={onRead}
                ways={
                  isOver ? (
                    <RealRound stores={stores} variant={lesson.record.variant} button={further} />
                  ) : undefined
                }
                again={isOver ? { left: 0, onPress: onAgain } : undefined}
              />
            ) : undefined
          }
          onPlay={(play) => onPlay(play, [])}
        />
      </LessonFrame>
    </TileLook>
  );
}
