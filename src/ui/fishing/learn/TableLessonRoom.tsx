import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { Kind } from '../../../engine/index.ts';
import type { TableLesson } from '../../../lessons/lesson.ts';
import {
  beginCourse,
  type Course,
  goneBack,
  goneOn,
  isAtEnd,
  isWatched,
  movedTo,
  remarkOf,
  skipped,
  unansweredIn,
  watchedFrom,
  withAnswer,
  withPointed,
  withRead,
} from '../../../store/lessons/course.ts';
import { type Aids, aidsOf, beats, type Settings } from '../../../store/settings.ts';
import { Button } from '../../button/Button.tsx';
import styles from '../../learn/LessonFrame.module.css';
import { LessonFrame } from '../../learn/LessonFrame.tsx';
import type { LessonProps } from '../../learn/lessonProps.ts';
import { useWayOn } from '../../learn/useWayOn.ts';
import { useTileWish } from '../../settings/useTileWish.ts';
import { useSoundWish } from '../../sound/soundWish.ts';
import type { GridTile } from '../../table/TileGrid.tsx';
import { TileLook, type TileLookValue } from '../../tile/TileLook.tsx';
import { useMotionWish } from '../../useLook.ts';
import { useSay } from '../../voice/voice.tsx';
import { PlayStage } from '../table/PlayStage.tsx';
import stage from '../table/Stage.module.css';
import type { MeantPlay } from '../table/tableModel.ts';
import { BarePile } from './BarePile.tsx';
import { BareSeats } from './BareSeats.tsx';
import bare from './BareTable.module.css';
import { LessonTally } from './LessonTally.tsx';
import { markedKinds, modelSince, playerNames } from './lessonModel.ts';
import type { Miss } from './lessonWords.ts';
import { PlaysSaid } from './PlaysSaid.tsx';
import { RealRound } from './RealRound.tsx';
import { RemarkActions } from './RemarkActions.tsx';
import { RemarkSaid } from './RemarkSaid.tsx';
import { useCourse } from './useCourse.ts';

interface TableLessonRoomProps extends LessonProps {
  readonly lesson: TableLesson;
}

/**
 * A lesson at the table: what is said, what the learner does, and what the others play meanwhile.
 */
export function TableLessonRoom(props: TableLessonRoomProps) {
  const { lesson, stores, onNext, onLeave } = props;
  const { settings } = stores;
  const say = useSay();
  const beat = useStore(settings, (state) => beats[state.botSpeed]);
  const [course, setCourse] = useCourse(lesson, beat, props);
  const [missed, setMissed] = useState<{ readonly miss: Miss; readonly at: number }>();
  const { isBare = false, isOpening = false } = lesson;
  const aids = useStore(
    settings,
    useShallow((state) => aidsIn(lesson, state)),
  );
  const sound = useSoundWish(settings);
  const motion = useMotionWish(settings);
  const model = useMemo(
    () => modelSince(course.match, lesson.from, playerNames(say), course.picks),
    [course, lesson, say],
  );
  const { kit } = model.game.variant;
  const wish = useTileWish(settings, kit);
  // The lesson with cards speaks of what is printed on them.
  const look: TileLookValue = kit === 'cards' ? { ...wish, make: 'cards' } : wish;
  const watches = isWatched(course);
  const ended = isAtEnd(course);
  const left = unansweredIn(course);
  const [firstLeft] = left;
  const remark = remarkOf(course);
  const ask = watches ? undefined : remark.ask;
  const isRead = watches ? course.unread : ask === undefined;
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
  const marked = watches ? [] : markedKinds(remark, miss !== undefined);
  const dress = (tile: GridTile): GridTile => ({
    ...tile,
    hinted: marked.includes(tile.kind),
    disabled: tile.disabled === true && ask?.what !== 'tile',
  });
  return (
    <TileLook look={look}>
      <LessonFrame
        id={lesson.id}
        // The name of an opening lesson says what it is about.
        variant={isOpening ? undefined : lesson.record.variant}
        steps={{
          at: course.at,
          all: lesson.remarks.length,
          onBack: course.at === 0 ? undefined : () => go(goneBack(course)),
          onSkip: ended ? undefined : () => go(skipped(course)),
        }}
        said={
          watches ? (
            <PlaysSaid model={model} from={watchedFrom(course)} isBare={isBare} />
          ) : (
            <RemarkSaid remark={remark} miss={miss} model={model} />
          )
        }
        gathers={watches}
        onLeave={onLeave}
      >
        <PlayStage
          className={`${stage.stage} ${styles.table} ${isBare ? bare.stage : ''}`}
          variant={lesson.record.variant}
          model={ask?.what === 'tile' || isRead ? { ...model, choices: new Map() } : model}
          aids={aids}
          motion={motion}
          sound={sound}
          seats={isBare ? <BareSeats model={model} /> : undefined}
          pile={isBare ? <BarePile model={model} /> : undefined}
          end={
            remark.counted === undefined || watches ? undefined : (
              <LessonTally model={model} shown={remark.counted} />
            )
          }
          actions={
            ask?.what === 'play' || (watches && !isRead) ? undefined : (
              <RemarkActions
                further={waysOn(isRead, ended, onNext !== undefined && !isOpening)}
                button={further}
                onFurther={() => {
                  if (ended) onNext?.();
                  else go(watches ? withRead(course) : goneOn(course));
                }}
                ways={
                  ended && isOpening ? (
                    <>
                      <RealRound stores={stores} variant={lesson.record.variant} button={further} />
                      <Button onClick={onLeave}>{say('learn.more')}</Button>
                    </>
                  ) : undefined
                }
                again={
                  ended && !(isOpening && left.length === 0)
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

/**
 * What helps in a lesson. The remarks speak of the points on the fish, but at a bare table of
 * nothing besides the tiles.
 */
function aidsIn({ isBare = false }: TableLesson, settings: Settings): Aids {
  const aids = { ...aidsOf(settings), pointsOnFish: !isBare };
  return isBare ? { ...aids, strandedFish: false, danger: false } : aids;
}

function waysOn(
  isRead: boolean,
  ended: boolean,
  hasNext: boolean,
): 'remark' | 'lesson' | undefined {
  if (!ended) return isRead ? 'remark' : undefined;
  return hasNext ? 'lesson' : undefined;
}
