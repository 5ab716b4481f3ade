import { baitOf, fishOf, formOf } from '../../../engine/fishing/index.ts';
import type { LessonId } from '../../../lessons/families/lessonIds.ts';
import { fishingLessons } from '../../../lessons/fishing/fishingLessons.ts';
import type { FamilyLessons, LessonProps } from '../../learn/lessonProps.ts';
import { shownModelOf } from '../roomBoard/shownModel.ts';
import { CountLessonRoom } from './counting/CountLessonRoom.tsx';
import { Drill } from './counting/Drill.tsx';
import { LessonCount } from './LessonCount.tsx';
import { factsOf } from './lessonFacts.ts';
import { missText, remarkText, taskText } from './lessonWords.ts';
import { PlaysSaid } from './PlaysSaid.tsx';
import { RoundSaid } from './RoundSaid.tsx';

/** What fishing says and shows in its lessons. */
export const familyLessons: FamilyLessons = {
  atTable: fishingLessons.filter((one) => one.look === 'table' || one.look === 'round'),
  Exercise,
  tellsGame: true,
  // The remarks speak of the points on the fish, but at a bare table of nothing besides the tiles.
  aidsIn: (lesson, aids) => {
    if (lesson.look === 'round') return aids;
    if (!lesson.isBare) return { ...aids, pointsOnFish: true };
    return { ...aids, pointsOnFish: false, strandedFish: false, danger: false };
  },
  saidWords: (remark, round, say) => {
    const model = shownModelOf(round);
    return remarkText(remark, model.names[1] ?? '', say, factsOf(model));
  },
  askedWords: (remark, round, say) => taskText(remark, shownModelOf(round).names[1] ?? '', say),
  missedWords: (miss, ask, round, say) => {
    const { game, choices } = shownModelOf(round);
    return missText(miss, ask, game, choices, say);
  },
  tapWords: (say) => say('learn.tap'),
  kindsOf: (play) => (formOf(play) === 'place' ? [baitOf(play)] : [baitOf(play), fishOf(play)]),
  PlaysSaid,
  RoundSaid,
  hintIn: (hint) => hint,
  marksHints: true,
  Count: LessonCount,
};

/** A lesson about counting, or the drill. */
function Exercise({ id, ...props }: LessonProps & { readonly id: LessonId }) {
  const lesson = fishingLessons.find((one) => one.id === id);
  switch (lesson?.look) {
    case 'count':
      return <CountLessonRoom lesson={lesson} {...props} />;
    case 'drill':
      return <Drill {...props} />;
    default:
      return null;
  }
}
