import { beginCourse, movedTo, unansweredIn } from '../../store/lessons/course.ts';
import { Button } from '../button/Button.tsx';
import { useSay } from '../voice/voice.tsx';
import type { LessonProps } from './lessonProps.ts';
import { RealRound } from './RealRound.tsx';
import { RemarkActions } from './RemarkActions.tsx';
import type { Walk } from './useWalk.ts';

interface WalkActionsProps extends Pick<LessonProps, 'stores' | 'onNext' | 'onLeave'> {
  readonly walk: Walk;
  /** Where something is to be pointed at, what is to be done. */
  readonly tapWords: string;
}

/** The buttons that lead on in a lesson at the table, and at its end from there. */
export function WalkActions({ walk, tapWords, stores, onNext, onLeave }: WalkActionsProps) {
  const say = useSay();
  const { course, isRead, ended, further, go, onRead } = walk;
  const { lesson } = course;
  const { isOpening = false, record } = lesson;
  const left = unansweredIn(course);
  const [firstLeft] = left;
  const leadsOn = onNext !== undefined && !isOpening ? 'lesson' : undefined;
  const readsOn = isRead ? 'remark' : undefined;
  return (
    <RemarkActions
      further={ended ? leadsOn : readsOn}
      tapWords={tapWords}
      button={further}
      onFurther={() => {
        if (ended) onNext?.();
        else onRead();
      }}
      ways={
        ended && isOpening ? (
          <>
            <RealRound stores={stores} variant={record.variant} button={further} />
            <Button onClick={onLeave}>{say('learn.more')}</Button>
          </>
        ) : undefined
      }
      again={
        ended && !(isOpening && left.length === 0)
          ? {
              left: left.length,
              onPress: () =>
                go(firstLeft === undefined ? beginCourse(lesson) : movedTo(course, firstLeft)),
            }
          : undefined
      }
    />
  );
}
