import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { RoundLesson } from '../../../lessons/lesson.ts';
import { firstPlace } from '../../../store/lessons/lessonProgress.ts';
import { currentRound } from '../../../store/match/match.ts';
import { aidsOf } from '../../../store/settings.ts';
import { outcomeWords } from '../../../text/scoreWords.ts';
import styles from '../../learn/LessonFrame.module.css';
import { LessonFrame } from '../../learn/LessonFrame.tsx';
import type { LessonProps } from '../../learn/lessonProps.ts';
import { RemarkActions } from '../../learn/RemarkActions.tsx';
import { useLessonTable } from '../../learn/useLessonTable.ts';
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
    <FishingTable
      key={times}
      lesson={lesson}
      onDone={onDone}
      {...others}
      place={times === 0 ? others.place : firstPlace}
      onAgain={() => setTimes(times + 1)}
    />
  );
}

interface FishingTableProps extends LessonProps {
  readonly lesson: RoundLesson;
  readonly onAgain: () => void;
}

function FishingTable({ lesson, onAgain, ...props }: FishingTableProps) {
  const { stores, onPassed, onNext, onLeave } = props;
  const { settings } = stores;
  const say = useSay();
  const { table, match, picks, hint, isRead, isOver, onRead, onPlay } = useLessonTable(
    lesson,
    props,
  );
  const [isCounted, setIsCounted] = useState(false);
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
  if (match === null || model === null) return null;
  if (isCounted) {
    const record = { ...currentRound(match), players: model.names };
    return (
      <TileLook look={look}>
        <LessonCount record={record} {...props} onAgain={onAgain} />
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
        moment={`${model.steps.length} ${hint?.told}`}
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
          thinkingLine={<ThinkingLine table={table} />}
          actions={
            isRead ? (
              <RemarkActions
                further="remark"
                tapWords=""
                button={further}
                onFurther={onRead}
                again={undefined}
              />
            ) : undefined
          }
          onPlay={({ play, picks: picked }) => onPlay(play, picked)}
          onScores={() => setIsCounted(true)}
        />
      </LessonFrame>
    </TileLook>
  );
}
