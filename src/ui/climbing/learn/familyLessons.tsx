import { climbingLessons } from '../../../lessons/climbing/climbingLessons.ts';
import type { LessonId } from '../../../lessons/families/lessonIds.ts';
import type { FamilyLessons, LessonProps } from '../../learn/lessonProps.ts';
import { shownModelOf } from '../roomBoard/shownModel.ts';
import { askedWords, missedWords, saidWords } from './cardWords.ts';
import { BeatDrill } from './drills/BeatDrill.tsx';
import { WorthDrill } from './drills/WorthDrill.tsx';
import { guidedHint } from './guidedHint.ts';
import { PlaysSaid } from './PlaysSaid.tsx';
import { RoundSaid } from './RoundSaid.tsx';

/** What climbing says and shows in its lessons. */
export const familyLessons: FamilyLessons = {
  atTable: climbingLessons.filter((one) => one.look === 'table' || one.look === 'round'),
  Exercise,
  tellsGame: false,
  // What a newcomer's table marks.
  aidsIn: (_, aids) => ({
    ...aids,
    beats: true,
    unbeaten: false,
    beatersLeft: false,
    cardBoard: false,
    passes: false,
  }),
  saidWords: (remark, round, say) => saidWords(remark, shownModelOf(round).names, say),
  askedWords: (remark, round, say) => askedWords(remark, shownModelOf(round).names, say),
  missedWords: (miss, ask, round, say) => missedWords(miss, ask, shownModelOf(round), say),
  tapWords: (say) => say('climbing.lesson.tap'),
  kindsOf: () => [],
  PlaysSaid,
  RoundSaid,
  hintIn: (hint, round) => {
    const { turn, viewer, view } = shownModelOf(round);
    return view !== null && turn === viewer ? guidedHint(hint, view) : null;
  },
  marksHints: false,
};

/** A drill. */
function Exercise({ id, ...props }: LessonProps & { readonly id: LessonId }) {
  const lesson = climbingLessons.find((one) => one.id === id);
  switch (lesson?.look) {
    case 'beats':
      return <BeatDrill id={id} {...props} />;
    case 'worth':
      return <WorthDrill id={id} {...props} />;
    default:
      return null;
  }
}
