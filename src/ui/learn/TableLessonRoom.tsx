import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { Kind } from '../../engine/index.ts';
import type { TableLesson } from '../../lessons/lesson.ts';
import {
  beginCourse,
  type Course,
  goneBack,
  goneOn,
  isAtEnd,
  isOnItsWay,
  movedTo,
  remarkOf,
  skipped,
  unansweredIn,
  withAnswer,
  withPointed,
} from '../../store/course.ts';
import { aidsOf, beats } from '../../store/settings.ts';
import stage from '../review/Stage.module.css';
import { useTileWish } from '../settings/useTileWish.ts';
import { PlayStage } from '../table/PlayStage.tsx';
import type { GridTile } from '../table/TileGrid.tsx';
import type { MeantPlay } from '../table/tableModel.ts';
import { TileLook } from '../tile/TileLook.tsx';
import { useMotionWish } from '../useLook.ts';
import { useSay } from '../voice.tsx';
import { LastPlay } from './LastPlay.tsx';
import styles from './LessonFrame.module.css';
import { LessonFrame } from './LessonFrame.tsx';
import { markedKinds, modelSince, playerNames } from './lessonModel.ts';
import type { LessonProps } from './lessonProps.ts';
import type { Miss } from './lessonWords.ts';
import { RemarkActions } from './RemarkActions.tsx';
import { RemarkSaid } from './RemarkSaid.tsx';
import { useCourse } from './useCourse.ts';

interface TableLessonRoomProps extends LessonProps {
  readonly lesson: TableLesson;
}

/** A lesson at the table: what is said, what the learner does, and what the others play meanwhile. */
export function TableLessonRoom(props: TableLessonRoomProps) {
  const { lesson, stores, onNext, onLeave } = props;
  const { settings } = stores;
  const say = useSay();
  const beat = useStore(settings, (state) => beats[state.botSpeed]);
  const [course, setCourse] = useCourse(lesson, beat, props);
  const [missed, setMissed] = useState<{ readonly miss: Miss; readonly at: number }>();
  // What is said speaks of the points on the fish.
  const aids = useStore(
    settings,
    useShallow((state) => ({ ...aidsOf(state), pointsOnFish: true })),
  );
  const sound = useStore(settings, (state) => state.sound);
  const motion = useMotionWish(settings);
  const model = useMemo(
    () => modelSince(course.match, lesson.from, playerNames(say), course.picks),
    [course, lesson, say],
  );
  const look = useTileWish(settings, model.game.variant.kit);
  const waits = isOnItsWay(course);
  const ended = isAtEnd(course);
  const left = unansweredIn(course);
  const [firstLeft] = left;
  const remark = remarkOf(course);
  const ask = waits ? undefined : remark.ask;
  const isRead = !waits && ask === undefined;
  const miss = missed?.at === course.at ? missed.miss : undefined;
  const further = useWayOn(isRead, course.at);

  const go = (next: Course): void => {
    setMissed(undefined);
    setCourse(next);
  };
  const point = (kind: Kind): void => {
    const next = withPointed(course, kind);
    if (next === undefined) setMissed({ miss: { kind }, at: course.at });
    else go(next);
  };
  const play = ({ play: made, picks }: MeantPlay): void => {
    const next = withAnswer(course, made, picks);
    if (next === undefined) setMissed({ miss: { play: made }, at: course.at });
    else go(next);
  };
  const marked = waits ? [] : markedKinds(remark, miss !== undefined);
  const dress = (tile: GridTile): GridTile => ({
    ...tile,
    hinted: marked.includes(tile.kind),
    disabled: tile.disabled === true && ask?.what !== 'tile',
  });
  return (
    <TileLook look={look}>
      <LessonFrame
        id={lesson.id}
        variant={lesson.record.variant}
        steps={{
          at: course.at,
          all: lesson.remarks.length,
          onBack: course.at === 0 ? undefined : () => go(goneBack(course)),
          onSkip: ended ? undefined : () => go(skipped(course)),
        }}
        said={
          waits ? (
            <LastPlay model={model} />
          ) : (
            <RemarkSaid remark={remark} miss={miss} model={model} />
          )
        }
        onLeave={onLeave}
      >
        <PlayStage
          className={`${stage.stage} ${styles.table}`}
          variant={lesson.record.variant}
          model={ask?.what === 'tile' || isRead ? { ...model, choices: new Map() } : model}
          aids={aids}
          motion={motion}
          sound={sound}
          actions={
            ask?.what === 'play' || waits ? undefined : (
              <RemarkActions
                further={waysOn(isRead, ended, onNext !== undefined)}
                button={further}
                onFurther={() => (ended ? onNext?.() : go(goneOn(course)))}
                again={
                  ended
                    ? {
                        left: left.length,
                        onPress: () =>
                          go(
                            firstLeft === undefined
                              ? beginCourse(lesson)
                              : movedTo(course, firstLeft),
                          ),
                      }
                    : undefined
                }
              />
            )
          }
          dress={dress}
          onPoint={ask?.what === 'tile' ? point : undefined}
          onPlay={play}
        />
      </LessonFrame>
    </TileLook>
  );
}

/** Leads whoever was at the table to the button that goes on; whoever goes from step to step in the header stays there. */
function useWayOn(isRead: boolean, at: number): RefObject<HTMLButtonElement | null> {
  const further = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each remark has its own.
  useEffect(() => {
    const isInHeader = document.activeElement?.closest('header') != null;
    if (isRead && !isInHeader) further.current?.focus({ preventScroll: true });
  }, [isRead, at]);
  return further;
}

function waysOn(
  isRead: boolean,
  ended: boolean,
  hasNext: boolean,
): 'remark' | 'lesson' | undefined {
  if (!ended) return isRead ? 'remark' : undefined;
  return hasNext ? 'lesson' : undefined;
}
