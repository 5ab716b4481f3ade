import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { RoundLesson } from '../../lessons/lesson.ts';
import { gameOf } from '../../records/playedRound.ts';
import { firstPlace } from '../../store/lessons/lessonProgress.ts';
import { currentRound } from '../../store/match/match.ts';
import { aidsOf } from '../../store/settings.ts';
import { useTileWish } from '../settings/useTileWish.ts';
import { useSoundWish } from '../sound/soundWish.ts';
import { watching } from '../table/board.ts';
import { PageBoard } from '../table/PageBoard.tsx';
import { ThinkingLine } from '../table/words/Thinking.tsx';
import { TileLook } from '../tile/TileLook.tsx';
import { useMotionWish } from '../useLook.ts';
import { useSay } from '../voice/voice.tsx';
import { LessonFrame } from './LessonFrame.tsx';
import type { TableLessonProps } from './lessonProps.ts';
import { lessonRound } from './lessonRound.ts';
import { RealRound } from './RealRound.tsx';
import { RemarkActions } from './RemarkActions.tsx';
import { useLessonTable } from './useLessonTable.ts';
import { useWayOn } from './useWayOn.ts';

interface RoundLessonProps extends TableLessonProps {
  readonly lesson: RoundLesson;
}

/**
 * The end of a real round, in which every decision of the learner has its hint told; what the bots
 * answer is their own.
 */
export function RoundLessonRoom(props: RoundLessonProps) {
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

function GuidedRound({
  lesson,
  family,
  parts,
  onAgain,
  ...props
}: RoundLessonProps & { readonly onAgain: () => void }) {
  const { stores, onPassed, onNext } = props;
  const { settings } = stores;
  const { id, record } = lesson;
  const { variant } = record;
  const { RoundSaid, Count } = family;
  const from = record.plays.length;
  const say = useSay();
  const { table, match, picks, hint, isRead, isOver, onRead, onPlay } = useLessonTable(
    lesson,
    props,
  );
  const [isCounted, setIsCounted] = useState(false);
  const leadsOn = isOver && Count === undefined;
  const further = useWayOn(isRead || leadsOn);
  const aids = useStore(
    settings,
    useShallow((state) => family.aidsIn(lesson, aidsOf(state))),
  );
  const sound = useSoundWish(settings);
  const motion = useMotionWish(settings);
  const look = useTileWish(settings, gameOf(record).variant.kit);
  const round = useMemo(
    () => match && lessonRound(match, from, say, picks.slice(from)),
    [match, from, say, picks],
  );
  if (round === null) return null;
  const { players } = round.match.setup;
  if (isCounted && Count !== undefined) {
    return (
      <TileLook look={look}>
        <Count
          record={{ ...currentRound(round.match), players: players.map(({ name }) => name) }}
          onAgain={onAgain}
          {...props}
        />
      </TileLook>
    );
  }
  const told = hint && family.hintIn(hint, round);
  return (
    <TileLook look={look}>
      <LessonFrame
        id={id}
        variant={variant}
        onPass={
          isOver || onNext === undefined
            ? undefined
            : () => {
                onPassed();
                onNext();
              }
        }
        said={<RoundSaid round={round} hint={told} isOver={isOver} />}
        moment={`${currentRound(round.match).plays.length} ${told?.told}`}
        gathers
        onLeave={props.onLeave}
      >
        <PageBoard
          parts={parts}
          round={round}
          mode={isRead ? watching : { does: 'play', onPlay }}
          aids={aids}
          motion={motion}
          sound={sound}
          hint={family.marksHints ? told : null}
          lesson={{ isBare: false, counted: undefined }}
          thinkingLine={<ThinkingLine table={table} />}
          actions={
            isRead || leadsOn ? (
              <RemarkActions
                further={isRead ? 'remark' : undefined}
                tapWords=""
                button={further}
                onFurther={onRead}
                ways={leadsOn && <RealRound stores={stores} variant={variant} button={further} />}
                again={leadsOn ? { left: 0, onPress: onAgain } : undefined}
              />
            ) : undefined
          }
          onScores={() => setIsCounted(true)}
        />
      </LessonFrame>
    </TileLook>
  );
}
