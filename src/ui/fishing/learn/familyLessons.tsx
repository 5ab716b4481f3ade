import { baitOf, fishing, fishOf, formOf } from '../../../engine/fishing/index.ts';
import type { LessonId } from '../../../families/facts.ts';
import { fishingLessons } from '../../../lessons/fishing/fishingLessons.ts';
import { learner } from '../../../lessons/lesson.ts';
import { currentRound } from '../../../store/match/match.ts';
import { trueRoundOf } from '../../../store/table/roundAtTable.ts';
import { playWords } from '../../../text/fishing/playWords.ts';
import { playWithReason } from '../../../text/fishing/reasonWords.ts';
import { outcomeWords } from '../../../text/scoreWords.ts';
import type {
  FamilyLessons,
  LessonProps,
  PlaysSaidProps,
  RoundSaidProps,
} from '../../learn/lessonProps.ts';
import looks from '../../looks/looks.module.css';
import { outcomeOf } from '../../scores/scoresModel.ts';
import type { ShownRound } from '../../table/roomBoard.ts';
import { useSay } from '../../voice/voice.tsx';
import { shownModelOf } from '../roomBoard/shownModel.ts';
import { tableRoundOf } from '../table/tableModel.ts';
import { hintWords } from '../table/words/hintWords.ts';
import { CountLessonRoom } from './counting/CountLessonRoom.tsx';
import { Drill } from './counting/Drill.tsx';
import { LessonCount } from './LessonCount.tsx';
import { factsOf, missText, remarkText, taskText } from './lessonWords.ts';

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

/** The plays since the learner's last decision, the hint for the next one, and how it ended. */
function RoundSaid({ round, hint, isOver }: RoundSaidProps) {
  const say = useSay();
  const model = shownModelOf(round);
  const outcome = (): string =>
    outcomeWords({ ...outcomeOf(currentRound(round.match)), names: model.names }, say);
  return (
    <>
      <PlaysSaid round={round} from={decidedAt(round)} />
      {isOver && <p>{outcome()}</p>}
      {hint !== null && (
        <p className={`${looks.lit} ${looks.bold}`}>{hintWords(hint, model, say)}</p>
      )}
    </>
  );
}

/** By play since the lesson began; a drawn tile that went to the lake by itself is no decision. */
function decidedAt({ match, from = 0 }: ShownRound): number {
  const { start, steps } = tableRoundOf(trueRoundOf(match), learner, null);
  const last = steps.findLastIndex(
    ({ seat }, at) => seat === learner && !fishing.playsItself(steps[at - 1]?.after ?? start),
  );
  return Math.max(0, last - from);
}

/** Every play from one on, a paragraph each, and what spoke for those of the others. */
function PlaysSaid({ round, from, isBare = false }: PlaysSaidProps) {
  const say = useSay();
  const { steps, names, viewer, reasonOf } = shownModelOf(round);
  return steps.slice(from).map((step, after) => {
    const at = from + after;
    const spoken = { ...step, name: names[step.seat] ?? '' };
    return (
      <p key={at}>
        {isBare || step.seat === viewer
          ? say('learn.played', { play: playWords(spoken, say) })
          : playWithReason(spoken, reasonOf(at), names, say)}
      </p>
    );
  });
}
