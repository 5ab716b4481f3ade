import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { Play } from '../../engine/index.ts';
import type { RoundLesson } from '../../lessons/lesson.ts';
import { gameOf } from '../../records/playedRound.ts';
import { firstPlace } from '../../store/lessons/lessonProgress.ts';
import { isUnread, openLesson, roundPlaceOf } from '../../store/lessons/lessonTable.ts';
import { currentRound, type Match, positionOf } from '../../store/match/match.ts';
import { aidsOf } from '../../store/settings.ts';
import type { AtTable, TableSource } from '../../store/table/source.ts';
import { useMotionWish } from '../page/useLook.ts';
import { useTileWish } from '../settings/useTileWish.ts';
import { useSoundWish } from '../sound/soundWish.ts';
import { watching } from '../table/board.ts';
import { PageBoard } from '../table/PageBoard.tsx';
import { ThinkingLine } from '../table/words/Thinking.tsx';
import { TileLook } from '../tile/TileLook.tsx';
import { useSay } from '../voice/voice.tsx';
import { LessonFrame } from './LessonFrame.tsx';
import type { LessonProps, TableLessonProps } from './lessonProps.ts';
import { lessonRound } from './lessonRound.ts';
import { RealRound } from './RealRound.tsx';
import { RemarkActions } from './RemarkActions.tsx';
import { useWayOn } from './useWayOn.ts';

interface RoundLessonProps extends TableLessonProps {
  readonly lesson: RoundLesson;
}

/** The end of a real round: every decision has its hint told; the bots' answers are their own. */
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

interface LessonTable extends Pick<AtTable, 'picks' | 'hint'> {
  readonly table: TableSource;
  readonly match: Match | null;
  readonly onPlay: (play: Play, picks: readonly string[]) => void;
  /** Whether the learner is to read what a bot played, before a bot plays again. */
  readonly isRead: boolean;
  readonly isOver: boolean;
  readonly onRead: () => void;
}

/** It keeps where the round has come, and at its end that the lesson is done. */
function useLessonTable(
  { record }: RoundLesson,
  { stores, services, place, onPlace, onDone }: LessonProps,
): LessonTable {
  const { settings } = stores;
  const { thinker } = services;
  const [{ table, reading, start }] = useState(() => openLesson(record, place.plays, settings));
  useEffect(() => start(thinker), [start, thinker]);
  const { round, picks, hint, deeds } = useStore(
    table,
    useShallow(({ round, picks, hint, deeds }) => ({ round, picks, hint, deeds })),
  );
  const upTo = useStore(reading, (state) => state.upTo);
  const match = round?.standing === 'true' ? round.match : null;
  const isOver = match !== null && positionOf(match).phase === 'over';
  useEffect(() => {
    if (match !== null) onPlace(isOver ? firstPlace : roundPlaceOf(record, match));
  }, [match, isOver, record, onPlace]);
  useEffect(() => {
    if (isOver) onDone();
  }, [isOver, onDone]);
  return {
    picks,
    hint,
    table,
    match,
    onPlay: (play, picked) => round && deeds.play?.(round, play, picked),
    isOver,
    isRead: match !== null && isUnread(match, upTo),
    onRead: () => reading.setState({ upTo: match }),
  };
}
