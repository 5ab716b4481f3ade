import {
  laysCards,
  leadingKinds,
  meantPlay,
  suitRows,
  wordOf,
} from '../../../engine/climbing/index.ts';
import {
  countOf,
  countTiles,
  formatKind,
  invariant,
  type Kind,
  kindOf,
  type Play,
} from '../../../engine/index.ts';
import type { Ask, Remark, ToldInstead } from '../../../lessons/lesson.ts';
import { combinationWords } from '../../../text/climbing/combinationWords.ts';
import { refusalWords } from '../../../text/climbing/refusalWords.ts';
import { suitNamesOf } from '../../../text/climbing/suitWords.ts';
import type { Say } from '../../../text/say.ts';
import { pipText } from '../../../text/tileNames.ts';
import type { Miss } from '../../learn/lessonProps.ts';
import type { TableModel } from '../table/tableModel.ts';

export function saidWords({ words }: Remark, names: readonly string[], say: Say): string {
  return told(`climbing.lesson.say.${words}`, names, say);
}

/** What a remark asks; it must ask something. */
export function askedWords({ words }: Remark, names: readonly string[], say: Say): string {
  return told(`climbing.lesson.ask.${words}`, names, say);
}

function told(id: string, [, name = '', other = '']: readonly string[], say: Say): string {
  invariant(say.knows(id), 'every remark has words');
  return say(id, { name, other });
}

/** What is said, kindly, of something that was not asked for. */
export function missedWords(miss: Miss, ask: Ask, model: TableModel, say: Say): string {
  if ('play' in miss) return otherPlayWords(miss.play, model, say);
  return ask.what === 'tile' ? otherCardWords(miss.kind, ask.told, model, say) : '';
}

/** A play that is legal, and not the one that the lesson goes on with. */
function otherPlayWords(play: Play, { game, phase }: TableModel, say: Say): string {
  const word = wordOf(play);
  if (word === 'declare' || word === 'decline') return say(`climbing.lesson.wrong.${word}`);
  if (word !== undefined) {
    return say(phase === 'lay' ? 'climbing.lesson.wrong.layNothing' : 'climbing.lesson.wrong.pass');
  }
  const what = combinationWords(play, say, game.variant.id);
  return say(laysCards(play) ? 'climbing.lesson.wrong.lay' : 'climbing.lesson.wrong.cards', {
    what,
  });
}

function otherCardWords(kind: Kind, asked: ToldInstead, model: TableModel, say: Say): string {
  switch (asked) {
    case 'company':
      return companyWords(kind, say);
    case 'beating':
      return notBeatingWords(kind, model, say);
    default:
      return placeWords(kind, model, say);
  }
}

/** The suit of a card, and how far from the top it stands in it. */
function placeWords(kind: Kind, { game }: TableModel, say: Say): string {
  const row = suitRows(game).find((one) => one.kinds.includes(kind));
  const names = suitNamesOf(game.variant.id, say);
  invariant(row !== undefined && row.suit !== null, 'in Sap Ng Wu each card is of a suit');
  return say('climbing.lesson.wrong.suit', {
    card: pipText(kind),
    suit: names[row.suit] ?? '',
    place: row.kinds.indexOf(kind) + 1,
    cards: row.kinds.length,
  });
}

/** Which civil card a military one goes with, if any. */
function companyWords(kind: Kind, say: Say): string {
  const card = pipText(kind);
  const text = formatKind(kind);
  const led = leadingKinds.find(({ military }) => military.some((one) => one === text));
  if (led !== undefined) {
    return say('climbing.lesson.wrong.company', { card, leader: pipText(kindOf(led.leader)) });
  }
  const leads = leadingKinds.some(({ leader }) => leader === text);
  return say(leads ? 'climbing.lesson.wrong.leads' : 'climbing.lesson.wrong.alone', { card });
}

/** Why the copies of a kind that the learner holds do not beat what lies there. */
function notBeatingWords(kind: Kind, { view, game }: TableModel, say: Say): string {
  invariant(view !== null, 'the learner sees the own hand');
  const all = Array.from({ length: countOf(view.hand, kind) }, () => kind);
  const meant = meantPlay(view, countTiles(all));
  return meant.means === 'nothing' ? refusalWords(meant.why, game, say) : '';
}
