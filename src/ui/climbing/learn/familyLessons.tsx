import { reasonOf } from '../../../bots/climbing/reasons/reason.ts';
import { passPlay, type SeatView, wordOf } from '../../../engine/climbing/index.ts';
import type { Play } from '../../../engine/index.ts';
import type { LessonId } from '../../../families/facts.ts';
import { climbingLessons } from '../../../lessons/climbing/climbingLessons.ts';
import { learner } from '../../../lessons/lesson.ts';
import type { Hint } from '../../../store/table/hint.ts';
import { asSentence } from '../../../text/heardSentences.ts';
import type {
  FamilyLessons,
  LessonProps,
  PlaysSaidProps,
  RoundSaidProps,
} from '../../learn/lessonProps.ts';
import looks from '../../looks/looks.module.css';
import { useSay } from '../../voice/voice.tsx';
import { shownModelOf } from '../roomBoard/shownModel.ts';
import { endSentences } from '../table/words/endWords.ts';
import { hintWords } from '../table/words/hintWords.ts';
import { noWishes, stepTidings } from '../table/words/tidingsOf.ts';
import { askedWords, missedWords, saidWords } from './cardWords.ts';
import { BeatDrill } from './drills/BeatDrill.tsx';
import { WorthDrill } from './drills/WorthDrill.tsx';

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

/** The plays since the learner's last one of cards, and the hint for the next. */
export function RoundSaid({ round, hint, isOver }: RoundSaidProps) {
  const say = useSay();
  const { from = 0 } = round;
  const model = shownModelOf(round);
  const { steps, seats } = model;
  const last = steps.findLastIndex(({ seat, play }) => seat === learner && play !== passPlay);
  return (
    <>
      {steps.length === from && (
        <p>{say('climbing.lesson.round.start', { wu: seats[learner]?.wu ?? 0 })}</p>
      )}
      <PlaysSaid round={round} from={Math.max(0, last - from)} />
      {hint && <p className={`${looks.lit} ${looks.bold}`}>{hintWords(hint, model, say)}</p>}
      {isOver && <p className={`${looks.lit} ${looks.bold}`}>{say('climbing.lesson.round.end')}</p>}
    </>
  );
}

/**
 * Every play from one on, then how the round ended, in the words of the table; a paragraph each.
 */
export function PlaysSaid({ round, from: since }: PlaysSaidProps) {
  const say = useSay();
  const model = shownModelOf(round);
  const from = (round.from ?? 0) + since;
  const tidings = model.steps.flatMap((_, at) =>
    at < from ? [] : stepTidings(model, at, noWishes, say),
  );
  const end = model.phase === 'over' ? endSentences(model, say) : [];
  const said = [
    ...tidings.map(({ key, words }) => ({ key, words: words() })),
    { key: 'over', words: end },
  ];
  return said
    .filter(({ words }) => words.length > 0)
    .map(({ key, words }) => <p key={key}>{words.map(asSentence).join(' ')}</p>);
}

/**
 * The hint of a guided round. Sure wins that make enough to declare are played to the end once they
 * are there: what one hint has announced the next one must not drop. Else it is the bot's.
 * @param view of the learner, whose turn it is
 */
function guidedHint(hint: Hint, view: SeatView): Hint {
  if (hint.told === 'nothing') return hint;
  const play = surestPlay(view);
  return play === undefined || play === hint.play ? hint : { ...hint, play, values: [] };
}

/** The play with which fewest sure wins make enough to declare, undefined where none do. */
function surestPlay(view: SeatView): Play | undefined {
  const [surest] = view.legal
    .filter((play) => wordOf(play) === undefined)
    .flatMap((play) => {
      const reason = reasonOf(view, play, []);
      if (reason?.why === 'declares') return [{ play, wins: 1 }];
      return reason?.why === 'runs' ? [{ play, wins: reason.wins }] : [];
    })
    .toSorted((one, other) => one.wins - other.wins);
  return surest?.play;
}
