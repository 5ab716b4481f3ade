import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { RoundLesson } from '../../../lessons/lesson.ts';
import { firstPlace } from '../../../store/lessons/lessonProgress.ts';
import {
  createLessonTable,
  createReading,
  isUnread,
  roundPlaceOf,
  startLessonBots,
} from '../../../store/lessons/lessonTable.ts';
import { currentRound } from '../../../store/match/match.ts';
import { aidsOf } from '../../../store/settings.ts';
import { outcomeWords } from '../../../text/scoreWords.ts';
import styles from '../../learn/LessonFrame.module.css';
import { LessonFrame } from '../../learn/LessonFrame.tsx';
import type { LessonProps } from '../../learn/lessonProps.ts';
import { useWayOn } from '../../learn/useWayOn.ts';
import { outcomeOf } from '../../scores/scoresModel.ts';
import { useTileWish } from '../../settings/useTileWish.ts';
import { useSoundWish } from '../../sound/soundWish.ts';
import { ThinkingLine } from '../../table/Thinking.tsx';
import { TileLook } from '../../tile/TileLook.tsx';
import { useMotionWish } from '../../useLook.ts';
import { useSay } from '../../voice/voice.tsx';
import { PlayStage } from '../table/PlayStage.tsx';
import stage from '../table/Stage.module.css';
import { HintSaid } from './HintSaid.tsx';
import { LessonCount } from './LessonCount.tsx';
import { decidedAt, modelSince, playerNames } from './lessonModel.ts';
import { PlaysSaid } from './PlaysSaid.tsx';
import { RemarkActions } from './RemarkActions.tsx';

/**
 * The end of a real round, in which every decision of the learner has its hint told; what the bots
 * answer is their own.
 */
export function RoundLessonRoom({
  lesson,
  onDone,
  ...others
}: LessonProps & { readonly lesson: RoundLesson }) {
  const [times, setTimes] = useState(0);
  return (
    <LessonTable
      key={times}
      lesson={lesson}
      onDone={onDone}
      {...others}
      place={times === 0 ? others.place : firstPlace}
      onAgain={() => setTimes(times + 1)}
    />
  );
}

interface LessonTableProps extends LessonProps {
  readonly lesson: RoundLesson;
  readonly onAgain: () => void;
}

function LessonTable({ lesson, place, onPlace, onDone, onAgain, ...others }: LessonTableProps) {
  const { stores, services, onPassed, onNext, onLeave } = others;
  const { settings } = stores;
  const { thinker } = services;
  const say = useSay();
  const [table] = useState(() => createLessonTable(lesson.record, place.plays));
  const [isCounted, setIsCounted] = useState(false);
  const [reading] = useState(createReading);
  useEffect(
    () => startLessonBots(table, settings, thinker, reading),
    [table, settings, thinker, reading],
  );
  const { match, picks, hint } = useStore(
    table,
    useShallow((state) => ({ match: state.match, picks: state.picks, hint: state.hint })),
  );
  const upTo = useStore(reading, (state) => state.upTo);
  const isRead = match !== null && isUnread(match, upTo);
  const further = useWayOn(isRead);
  const aids = useStore(settings, useShallow(aidsOf));
  const sound = useSoundWish(settings);
  const motion = useMotionWish(settings);
  const look = useTileWish(settings, 'two-sets');
  const from = lesson.record.plays.length;
  const model = useMemo(
    () => match && modelSince(match, from, playerNames(say), picks.slice(from)),
    [match, picks, from, say],
  );
  const isOver = model?.phase === 'over';
  useEffect(() => {
    if (match !== null) onPlace(isOver ? firstPlace : roundPlaceOf(lesson.record, match));
  }, [match, isOver, lesson, onPlace]);
  useEffect(() => {
    if (isOver) onDone();
  }, [isOver, onDone]);
  if (match === null || model === null) return null;
  const { makePlay } = table.getState();
  if (isCounted) {
    const record = { ...currentRound(match), players: model.names };
    return (
      <TileLook look={look}>
        <LessonCount record={record} {...others} onAgain={onAgain} />
      </TileLook>
    );
  }
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
            <PlaysSaid model={model} from={decidedAt(match, from)} />
            {isOver && (
              <p>{outcomeWords({ ...outcomeOf(currentRound(match)), names: model.names }, say)}</p>
            )}
            {hint !== null && <HintSaid hint={hint} model={model} />}
          </>
        }
        gathers
        onLeave={onLeave}
      >
        <PlayStage
          className={`${stage.stage} ${styles.table}`}
          variant={lesson.record.variant}
          model={model}
          aids={aids}
          motion={motion}
          sound={sound}
          hint={hint}
          thinkingLine={<ThinkingLine store={table} />}
          actions={
            isRead ? (
              <RemarkActions
                further="remark"
                button={further}
                onFurther={() => reading.setState({ upTo: match })}
                again={undefined}
              />
            ) : undefined
          }
          onPlay={({ play, picks: picked }) => makePlay(play, picked)}
          onScores={() => setIsCounted(true)}
        />
      </LessonFrame>
    </TileLook>
  );
}
