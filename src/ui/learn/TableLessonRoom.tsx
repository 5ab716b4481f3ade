import { useMemo } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { Kind } from '../../engine/index.ts';
import type { Remark, TableLesson } from '../../lessons/lesson.ts';
import { gameOf } from '../../records/playedRound.ts';
import { goneBack, skipped, watchedFrom } from '../../store/lessons/course.ts';
import { aidsOf } from '../../store/settings.ts';
import { beats } from '../../store/table/beats.ts';
import { useTileWish } from '../settings/useTileWish.ts';
import { useSoundWish } from '../sound/soundWish.ts';
import { type BoardMode, watching } from '../table/board.ts';
import { PageBoard } from '../table/PageBoard.tsx';
import { TileLook } from '../tile/TileLook.tsx';
import { useMotionWish } from '../useLook.ts';
import { useSay } from '../voice/voice.tsx';
import { LessonFrame } from './LessonFrame.tsx';
import type { FamilyLessons, TableLessonProps } from './lessonProps.ts';
import { lessonRound } from './lessonRound.ts';
import { RemarkSaid } from './RemarkSaid.tsx';
import { useWalk, type Walk } from './useWalk.ts';
import { WalkActions } from './WalkActions.tsx';

/**
 * A lesson at the table: what is said, what the learner does, and what the others play meanwhile.
 */
export function TableLessonRoom({
  lesson,
  family,
  parts,
  ...props
}: TableLessonProps & { readonly lesson: TableLesson }) {
  const { stores, onNext, onLeave } = props;
  const { settings } = stores;
  const { isBare = false, isOpening = false, make, from } = lesson;
  const { PlaysSaid } = family;
  const say = useSay();
  const beat = useStore(settings, (state) => beats[state.botSpeed]);
  const walk = useWalk(lesson, beat, props);
  const { course, remark, watches, ask, isRead, ended, miss, go } = walk;
  const aids = useStore(
    settings,
    useShallow((state) => family.aidsIn(lesson, aidsOf(state))),
  );
  const sound = useSoundWish(settings);
  const motion = useMotionWish(settings);
  const { match, picks } = course;
  const round = useMemo(() => lessonRound(match, from, say, picks), [match, from, say, picks]);
  const wish = useTileWish(settings, gameOf(match.setup).variant.kit);
  return (
    <TileLook look={make === undefined ? wish : { ...wish, make }}>
      <LessonFrame
        id={lesson.id}
        // The name of an opening lesson says what it is about.
        variant={isOpening || !family.tellsGame ? undefined : lesson.record.variant}
        steps={{
          at: course.at,
          all: lesson.remarks.length,
          onBack: course.at === 0 ? undefined : () => go(goneBack(course)),
          onSkip: ended ? undefined : () => go(skipped(course)),
        }}
        said={
          watches ? (
            <PlaysSaid round={round} from={watchedFrom(course)} isBare={isBare} />
          ) : (
            <RemarkSaid family={family} walk={walk} round={round} />
          )
        }
        moment={walk.moment}
        gathers={watches}
        onLeave={onLeave}
      >
        <PageBoard
          parts={parts}
          round={round}
          mode={modeOf(walk)}
          aids={aids}
          motion={motion}
          sound={sound}
          marks={watches ? [] : markedKinds(remark, miss !== undefined, family)}
          lesson={{
            isBare,
            counted: watches ? undefined : remark.counted,
            ladders: !watches && remark.ladders,
          }}
          actions={
            ask?.what === 'play' || (watches && !isRead) ? undefined : (
              <WalkActions
                walk={walk}
                tapWords={family.tapWords(say)}
                stores={stores}
                onNext={onNext}
                onLeave={onLeave}
              />
            )
          }
        />
      </LessonFrame>
    </TileLook>
  );
}

function modeOf({ ask, play, point }: Walk): BoardMode {
  if (ask === undefined) return watching;
  return ask.what === 'play'
    ? { does: 'play', onPlay: play, answers: true }
    : { does: 'point', onPoint: point };
}

/**
 * The kinds that are pointed out on the table; once something else was tried, also those that are
 * asked for.
 */
function markedKinds(
  { marks = [], ask }: Remark,
  wasMissed: boolean,
  { kindsOf }: FamilyLessons,
): readonly Kind[] {
  if (!wasMissed || ask === undefined) return marks;
  return ask.what === 'tile' ? ask.kinds : ask.plays.flatMap(kindsOf);
}
