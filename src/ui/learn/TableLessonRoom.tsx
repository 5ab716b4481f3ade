import { useMemo } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { Kind } from '../../engine/index.ts';
import type { Remark, TableLesson } from '../../lessons/lesson.ts';
import { gameOf } from '../../records/playedRound.ts';
import {
  beginCourse,
  goneBack,
  movedTo,
  skipped,
  unansweredIn,
  watchedFrom,
} from '../../store/lessons/course.ts';
import { aidsOf } from '../../store/settings.ts';
import { beats } from '../../store/table/beats.ts';
import { Button } from '../button/Button.tsx';
import looks from '../looks/looks.module.css';
import { useMotionWish } from '../page/useLook.ts';
import { useTileWish } from '../settings/useTileWish.ts';
import { useSoundWish } from '../sound/soundWish.ts';
import { type BoardMode, watching } from '../table/board.ts';
import { PageBoard } from '../table/PageBoard.tsx';
import type { ShownRound } from '../table/roomBoard.ts';
import { FittedTileLook } from '../tile/FittedTileLook.tsx';
import { Tile } from '../tile/Tile.tsx';
import { TileLook } from '../tile/TileLook.tsx';
import { useSay } from '../voice/voice.tsx';
import styles from './LessonFrame.module.css';
import { LessonFrame } from './LessonFrame.tsx';
import type { FamilyLessons, LessonProps, TableLessonProps } from './lessonProps.ts';
import { lessonRound } from './lessonRound.ts';
import { RealRound } from './RealRound.tsx';
import { RemarkActions } from './RemarkActions.tsx';
import { useWalk, type Walk } from './useWalk.ts';

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

/** Once something else was tried, also the kinds that are asked for. */
function markedKinds(
  { marks = [], ask }: Remark,
  wasMissed: boolean,
  { kindsOf }: FamilyLessons,
): readonly Kind[] {
  if (!wasMissed || ask === undefined) return marks;
  return ask.what === 'tile' ? ask.kinds : ask.plays.flatMap(kindsOf);
}

interface RemarkSaidProps {
  readonly family: FamilyLessons;
  readonly walk: Walk;
  readonly round: ShownRound;
}

/** The short side of a tile beside the words, in CSS pixels, as in the styles. */
const pictureTile = 18;

function RemarkSaid({ family, walk: { remark, miss }, round }: RemarkSaidProps) {
  const say = useSay();
  const { ask, picture, row = [] } = remark;
  return (
    <>
      {/* No paragraph: what gives tiles their look may not stand in one. */}
      <div>
        {picture !== undefined && (
          <FittedTileLook tile={pictureTile}>
            <span className={styles.picture} aria-hidden="true">
              <Tile kind={picture} />
            </span>
          </FittedTileLook>
        )}
        {row.length > 0 && (
          <FittedTileLook cut tile={pictureTile}>
            <span className={styles.picture} aria-hidden="true">
              {row.map((kind) => (
                <Tile key={kind} kind={kind} />
              ))}
            </span>
          </FittedTileLook>
        )}
        <span>
          {miss === undefined || ask === undefined
            ? family.saidWords(remark, round, say)
            : family.missedWords(miss, ask, round, say)}
        </span>
      </div>
      {ask !== undefined && (
        <p className={`${looks.lit} ${looks.bold}`}>{family.askedWords(remark, round, say)}</p>
      )}
    </>
  );
}

interface WalkActionsProps extends Pick<LessonProps, 'stores' | 'onNext' | 'onLeave'> {
  readonly walk: Walk;
  /** Where something is to be pointed at, what is to be done. */
  readonly tapWords: string;
}

function WalkActions({ walk, tapWords, stores, onNext, onLeave }: WalkActionsProps) {
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
