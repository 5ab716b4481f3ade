import { useMemo } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { TableLesson } from '../../../lessons/lesson.ts';
import { goneBack, skipped, watchedFrom } from '../../../store/lessons/course.ts';
import { type Aids, aidsOf, beats, type Settings } from '../../../store/settings.ts';
import styles from '../../learn/LessonFrame.module.css';
import { LessonFrame } from '../../learn/LessonFrame.tsx';
import type { LessonProps } from '../../learn/lessonProps.ts';
import { useWalk } from '../../learn/useWalk.ts';
import { WalkActions } from '../../learn/WalkActions.tsx';
import { useTileWish } from '../../settings/useTileWish.ts';
import { useSoundWish } from '../../sound/soundWish.ts';
import type { GridTile } from '../../table/TileGrid.tsx';
import { TileLook, type TileLookValue } from '../../tile/TileLook.tsx';
import { useMotionWish } from '../../useLook.ts';
import { useSay } from '../../voice/voice.tsx';
import { PlayStage } from '../table/PlayStage.tsx';
import stage from '../table/Stage.module.css';
import { BarePile } from './BarePile.tsx';
import { BareSeats } from './BareSeats.tsx';
import bare from './BareTable.module.css';
import { LessonTally } from './LessonTally.tsx';
import { markedKinds, modelSince, playerNames } from './lessonModel.ts';
import { PlaysSaid } from './PlaysSaid.tsx';
import { RemarkSaid } from './RemarkSaid.tsx';

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
  const walk = useWalk(lesson, beat, props);
  const { course, remark, watches, ask, isRead, ended, miss, go, point } = walk;
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
        moment={walk.moment}
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
              <WalkActions
                walk={walk}
                tapWords={say('learn.tap')}
                stores={stores}
                onNext={onNext}
                onLeave={onLeave}
              />
            )
          }
          dress={dress}
          onPoint={ask?.what === 'tile' ? point : undefined}
          onPlay={({ play, picks }) => walk.play(play, picks)}
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
