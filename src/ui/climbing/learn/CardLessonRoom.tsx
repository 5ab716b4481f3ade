import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { TableLesson } from '../../../lessons/lesson.ts';
import { goneBack, skipped, watchedFrom } from '../../../store/lessons/course.ts';
import { beats } from '../../../store/settings.ts';
import { LessonFrame } from '../../learn/LessonFrame.tsx';
import type { LessonProps } from '../../learn/lessonProps.ts';
import { useWalk } from '../../learn/useWalk.ts';
import { WalkActions } from '../../learn/WalkActions.tsx';
import { useTileWish } from '../../settings/useTileWish.ts';
import { TileLook } from '../../tile/TileLook.tsx';
import { useMotionWish } from '../../useLook.ts';
import { useSay } from '../../voice/voice.tsx';
import { CardPlaysSaid } from './CardPlaysSaid.tsx';
import { CardRemarkSaid } from './CardRemarkSaid.tsx';
import { cardModelOf, cardPlayers } from './cardModel.ts';
import { LessonStage } from './LessonStage.tsx';

interface CardLessonRoomProps extends LessonProps {
  readonly lesson: TableLesson;
}

/** A lesson at the climbing table: what is said, what the learner does, what the others play. */
export function CardLessonRoom(props: CardLessonRoomProps) {
  const { lesson, stores, onNext, onLeave } = props;
  const { settings } = stores;
  const say = useSay();
  const beat = useStore(settings, (state) => beats[state.botSpeed]);
  const walk = useWalk(lesson, beat, props);
  const { course, watches, ask, isRead, ended, miss, go } = walk;
  const model = useMemo(() => cardModelOf(course.match, cardPlayers(say)), [course, say]);
  const motion = useMotionWish(settings);
  const look = useTileWish(settings, model.game.variant.kit);
  const plays = ask?.what === 'play';
  return (
    <TileLook look={look}>
      <LessonFrame
        id={lesson.id}
        steps={{
          at: course.at,
          all: lesson.remarks.length,
          onBack: course.at === 0 ? undefined : () => go(goneBack(course)),
          onSkip: ended ? undefined : () => go(skipped(course)),
        }}
        said={
          watches ? (
            <CardPlaysSaid model={model} from={lesson.from + watchedFrom(course)} />
          ) : (
            <CardRemarkSaid walk={walk} model={model} />
          )
        }
        moment={walk.moment}
        gathers={watches}
        onLeave={onLeave}
      >
        <LessonStage
          variant={lesson.record.variant}
          model={model}
          rests={!plays}
          motion={motion}
          marked={ask?.what === 'tile' && miss !== undefined ? ask.kinds : []}
          actions={
            plays || (watches && !isRead) ? undefined : (
              <WalkActions
                walk={walk}
                tapWords={say('climbing.lesson.tap')}
                stores={stores}
                onNext={onNext}
                onLeave={onLeave}
              />
            )
          }
          onPoint={ask?.what === 'tile' ? walk.point : undefined}
          onPlay={(play) => walk.play(play, [])}
        />
      </LessonFrame>
    </TileLook>
  );
}
