import type { Hint } from '../../../../store/table/hint.ts';
import type { Tiding } from '../../../../store/tidings.ts';
import { playWords } from '../../../../text/fishing/playWords.ts';
import type { Say } from '../../../../text/say.ts';
import type { ChoiceLeft } from '../../../table/choiceLeftIn.ts';
import type { TableModel } from '../tableModel.ts';
import { endWords } from './endWords.ts';
import { featWords } from './featWords.ts';
import { hintWords } from './hintWords.ts';
import { laidBefore, startsWords } from './laid.ts';

interface ToTell {
  readonly title: string;
  readonly model: TableModel;
  readonly hint: Hint | null;
  /** Whether the past is shown. */
  readonly watching: boolean;
  /** Whether the table makes a play that is the only one by itself. */
  readonly playsForced: boolean;
}

/** All that the table has to tell by now; of a bait the board tells. */
export function tidingsOf(toTell: ToTell, say: Say): readonly Tiding[] {
  const { title, model, watching, playsForced } = toTell;
  const { steps, news } = model;
  const hasBegun = steps.length > 0;
  return [
    { key: title, words: () => [title] },
    ...(watching ? [{ key: 'watching', words: () => [say('watch.label')] }] : []),
    ...laidBefore(model).map((laid, at) => ({
      key: `laid ${at}`,
      old: hasBegun,
      words: () => [playWords(laid, say)],
    })),
    ...startsWords(model, say, String).map((words) => ({ key: words, words: () => [words] })),
    ...steps.map(({ play }, at) => ({
      key: `${at} ${play}`,
      old: at < news.begin,
      words: () => stepWords(model, at, playsForced, say),
    })),
    ...momentOf(toTell, say),
  ];
}

/** A play, why it was made by itself, what it completed, and who stood in for another. */
function stepWords(
  model: TableModel,
  at: number,
  playsForced: boolean,
  say: Say,
): readonly string[] {
  const { steps, names, bots } = model;
  const step = steps[at];
  if (step === undefined) return [];
  const { seat, phase, play } = step;
  // That a bot plays for a person was told when it began to.
  const standIn = step.standIn && bots.includes(seat);
  const feat = model.featAt(at);
  return [
    playWords({ name: names[seat] ?? '', phase, play }, say),
    ...choiceWords(model.choiceAt(at), playsForced, say),
    ...(feat === undefined ? [] : featWords(feat, model, say)),
    ...(standIn ? [say('table.log.standIn')] : []),
  ];
}

/** Why the table has made a play of the viewer by itself; nothing where it waited for a press. */
function choiceWords(
  choice: ChoiceLeft | undefined,
  playsForced: boolean,
  say: Say,
): readonly string[] {
  if (choice === 'itself') return [say('table.told.bite', { count: 0 })];
  return choice === 'only' && playsForced ? [say('table.told.onlyPlay')] : [];
}

/** What is told of the moment, and again when the same moment comes back. */
function momentOf({ model, hint }: ToTell, say: Say): readonly Tiding[] {
  const { steps, turn, viewer, phase, choices } = model;
  const mayPlay = turn !== null && turn === viewer && choices.size > 0;
  const told: readonly (Tiding | false)[] = [
    mayPlay &&
      phase === 'hand' && {
        key: `turn ${steps.length}`,
        words: () => [say('table.turn.yourHand')],
      },
    hint !== null && {
      key: `hint ${steps.length} ${hint.told}`,
      words: () => [hintWords(hint, model, say)],
    },
    phase === 'over' && { key: 'over', words: () => [endWords(model, say)] },
  ];
  return told.filter((tiding) => tiding !== false);
}
