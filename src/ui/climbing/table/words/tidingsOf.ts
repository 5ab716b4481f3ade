import { wordOf } from '../../../../engine/climbing/index.ts';
import { alikeIn, type Play, type Seat } from '../../../../engine/index.ts';
import type { FanOrder } from '../../../../store/settings.ts';
import type { Wishes } from '../../../../store/table/due.ts';
import type { Hint } from '../../../../store/table/hint.ts';
import type { AskedOdds } from '../../../../store/table/passing.ts';
import type { Tiding } from '../../../../store/tidings.ts';
import { cardsWords, combinationInSentence } from '../../../../text/climbing/combinationWords.ts';
import { passingOf, playWords } from '../../../../text/climbing/playWords.ts';
import { listOfAll } from '../../../../text/lists.ts';
import type { Say } from '../../../../text/say.ts';
import { questionIn, questionTitle } from '../AskedQuestion.tsx';
import { canOnlyPass, mustBeat, type PublicStep, type TableModel } from '../tableModel.ts';
import { beatersWords } from './beatersWords.ts';
import { dangerWords } from './dangerWords.ts';
import { declareSentences } from './declareWords.ts';
import { endSentences, ownResultWords } from './endWords.ts';
import { gainsWords } from './gainWords.ts';
import { hintWords } from './hintWords.ts';
import { leadsWords } from './leadsWords.ts';
import { oddsSentences } from './oddsWords.ts';

interface ToTell extends Wishes {
  readonly title: string;
  readonly model: TableModel;
  readonly hint: Hint | null;
  /** What comes of playing on, where it was asked. */
  readonly askedOdds: AskedOdds | null;
  /** Whether it says how many unseen combinations could beat what the viewer is to answer. */
  readonly countsBeaters: boolean;
  /** The order of the hand, once it was changed. */
  readonly order: FanOrder | undefined;
  /** Whether the past is shown. */
  readonly watching: boolean;
}

/** For plays of the past, about which no wish changes anything. */
export const noWishes: Wishes = { tapsPasses: false, playsForced: false };

/** All that the table has to tell by now: the deal, each play with what it brought, the moment. */
export function tidingsOf(toTell: ToTell, say: Say): readonly Tiding[] {
  const { title, model, watching } = toTell;
  const { steps } = model;
  return [
    { key: title, words: () => [title] },
    ...(watching ? [{ key: 'watching', words: () => [say('watch.label')] }] : []),
    { key: 'deal', old: steps.length > 0, words: () => [dealWords(model, say)] },
    ...leadsWords(model, say, String).map((words) => ({ key: words, words: () => [words] })),
    ...steps.flatMap((_, at) => stepTidings(model, at, toTell, say)),
    ...momentOf(toTell, say),
  ];
}

function dealWords({ names, dealer, game }: TableModel, say: Say): string {
  return say('climbing.table.told.deal', { name: names[dealer] ?? '', cards: game.handSize });
}

/** A play, told with those before it where all said the same no, and then what it has brought. */
export function stepTidings(
  model: TableModel,
  at: number,
  { tapsPasses, playsForced }: Wishes,
  say: Say,
): readonly Tiding[] {
  const { steps, names, news, turn, bots, game } = model;
  const step = steps[at];
  if (step === undefined) return [];
  const { seat, phase, play } = step;
  // That a bot plays for a person was told when it began to.
  const standIn = step.standIn && bots.includes(seat);
  const old = at < news.begin;
  const gained = model.gainedAt(at);
  const { emptied, cannotLead } = model.leftOutAt(at);
  const nameOf = (one: Seat): string => names[one] ?? '';
  const isSaid = isSaidByEnd(model, step);
  const key = `${at} ${play}`;
  const name = nameOf(seat);
  const isPass = wordOf(play) === 'pass';
  // Who taps the pass was told before that nothing beats it.
  const cannotBeat = isPass && !tapsPasses && model.choiceAt(at) === 'itself';
  const wordsFor = (who: string): string =>
    cannotBeat
      ? say('climbing.table.told.cannot', { name: who })
      : playWords({ name: who, phase, play, variant: game.variant.id }, say);
  const gathered =
    isPass && !standIn
      ? {
          deed: cannotBeat ? 'cannot beat' : passingOf(phase),
          name,
          words: (all: readonly string[]) => wordsFor(listOfAll(all, say)),
          // Another pass may follow by itself.
          waits: turn !== null && bots.includes(turn),
        }
      : undefined;
  return [
    {
      key,
      old,
      words: () => [
        ...(isSaid ? [] : [wordsFor(name)]),
        ...(standIn ? [say('table.log.standIn')] : []),
        ...(playsForced && model.choiceAt(at) === 'only' ? [say('table.told.onlyPlay')] : []),
        ...emptied.map((one) => say('climbing.table.told.empty', { name: nameOf(one) })),
      ],
      ...(gathered && { gathered }),
    },
    ...(gained.length + cannotLead.length > 0 || hasTaken(model, step)
      ? [
          {
            key: `${key} won`,
            // At a shared device the next one looks before this is told to who has played.
            old: at < news.begin - 1,
            words: () => [
              ...takenWords(model, step, say),
              ...gainsWords(gained, model, say),
              ...cannotLead.map((one) => say('climbing.table.told.noLead', { name: nameOf(one) })),
            ],
          },
        ]
      : []),
  ];
}

/** Which cards the viewer has taken; nothing where the step takes none that it may see. */
function takenWords(model: TableModel, step: PublicStep, say: Say): readonly string[] {
  if (model.view === null || !hasTaken(model, step)) return [];
  return [say('climbing.table.told.taken', { cards: cardsWords(alikeIn(model.view.talon), say) })];
}

function hasTaken({ view }: TableModel, { seat, play }: PublicStep): boolean {
  return view?.seat === seat && wordOf(play) === 'take';
}

/** Whether how the round ended says who said such a word too, unless another made the play. */
function isSaidByEnd(
  { phase, calledOff, game }: TableModel,
  { play, standIn }: PublicStep,
): boolean {
  if (phase !== 'over' || standIn) return false;
  const word = wordOf(play);
  if (word === 'declare') return game.counting.paid !== 'families';
  return word === calledOff;
}

/** What is told of the moment, and again when the same moment comes back. */
function momentOf(toTell: ToTell, say: Say): readonly Tiding[] {
  const { model, hint, askedOdds, countsBeaters, order } = toTell;
  const { steps, phase } = model;
  const ownTurn = ownTurnWords(model, say);
  const odds = askedOdds?.odds ?? 'awaited';
  const best = countsBeaters && ownTurn.length > 0 ? bestToAnswer(model) : undefined;
  const told: readonly (Tiding | false)[] = [
    ownTurn.length > 0 && {
      key: `turn ${steps.length}`,
      words: () => [
        ...ownTurn,
        ...dangerTold(model, say),
        ...(best === undefined ? [] : [beatersWords(model, best, say)]),
      ],
    },
    odds !== 'awaited' && {
      key: `odds ${steps.length}`,
      words: () => oddsSentences(odds, model, say),
    },
    order !== undefined && {
      key: `order ${order}`,
      words: () => [say(`climbing.table.told.order.${order}`)],
    },
    hint !== null && {
      key: `hint ${steps.length} ${hint.told}`,
      words: () => [hintWords(hint, model, say)],
    },
    phase === 'over' && {
      key: 'over',
      words: () => [...endSentences(model, say), ...[ownResultWords(model, say) ?? []].flat()],
    },
  ];
  return told.filter((tiding) => tiding !== false);
}

/** That who is to be beaten may declare otherwise; only where the viewer answers. */
function dangerTold(model: TableModel, say: Say): readonly string[] {
  const { phase, trick } = model;
  const best = phase === 'answer' ? trick?.plays.at(-1) : undefined;
  return best === undefined ? [] : [dangerWords(model, best.seat, say) ?? []].flat();
}

/** What the viewer is to decide, in sentences; none where it is not asked. */
function ownTurnWords(model: TableModel, say: Say): readonly string[] {
  const { legal, phase, game } = model;
  if (legal.length === 0 || phase === 'over') return [];
  if (canOnlyPass(model)) return [say('climbing.table.prompt.cannot')];
  if (phase === 'lead') return [say('climbing.table.told.yourLead')];
  const asked = questionIn(model);
  if (asked === 'declare') return declareTold(model, say);
  if (asked === 'lay') {
    const nothing = say('climbing.table.action.layNothing');
    return [questionTitle(model, asked, say), say('table.told.key', { key: 'P', what: nothing })];
  }
  if (asked !== undefined) return [questionTitle(model, asked, say)];
  const best = bestToAnswer(model);
  if (best === undefined) return [say(`climbing.table.turn.your.${phase}`)];
  return [
    say(mustBeat(model) ? 'climbing.table.prompt.must' : 'climbing.table.told.yourAnswer', {
      what: combinationInSentence(best, say, game.variant.id),
    }),
  ];
}

function declareTold(model: TableModel, say: Say): readonly string[] {
  return [
    questionTitle(model, 'declare', say),
    ...declareSentences(model, say),
    say('table.told.key', { key: 'D', what: say('climbing.table.action.declare') }),
    say('table.told.key', { key: 'C', what: say('climbing.table.action.decline') }),
  ];
}

/** The play that the viewer is to answer; undefined in any other phase. */
function bestToAnswer({ phase, trick }: TableModel): Play | undefined {
  return phase === 'answer' ? trick?.plays.at(-1)?.play : undefined;
}
