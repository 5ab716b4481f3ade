import {
  type Against,
  cardsOf,
  type Reason,
  type SeatView,
  wordOf,
} from '../../../engine/climbing/index.ts';
import { countTiles, type Play } from '../../../engine/index.ts';
import type { PlayValue } from '../../bot.ts';
import { leadOver, rivalOf } from '../../rival.ts';
import { againstOf, isKeptOnlyBy, isLeft, leavesSupreme, waysToBeat } from './against.ts';
import { isIn } from './breaking.ts';
import { beating, factsFor, reasonOf, reckoned } from './reason.ts';
import { type Seen, seenBy } from './seen.ts';

/** One fact or two, of which either may be missing. */
export interface Why {
  readonly reason: Reason | undefined;
  readonly more: Against | undefined;
}

/**
 * What speaks for a play of the looking seat and not for another one as well, and what tells the
 * two apart. It may reveal the hand: for that seat only.
 * @param values by the bot or the review that chose the play, the best first
 * @param tried what was played instead, or would have been; if missing, the next-best play
 */
export function whyOf(
  view: SeatView,
  chosen: Play,
  values: readonly PlayValue[],
  tried?: Play,
): Why {
  const rival = rivalOf(chosen, values, tried);
  if (rival === undefined) return { reason: reasonOf(view, chosen, values), more: undefined };
  const seen = seenBy(view);
  const others = factsFor(seen, rival);
  const beats = isBeating(seen, chosen, rival) ? beating(seen, chosen) : [];
  const facts = [
    ...factsFor(seen, chosen).filter((fact) => holdsAgainst(seen, fact, chosen, rival)),
    ...beats,
  ];
  const reason = facts.find((fact) => !others.some((other) => isShared(fact, other)));
  const against = againstOf(seen, chosen, rival, leadOver(rival, chosen, values));
  const isBare = reason?.why === 'fewBeat' && !isHarderToBeat(seen, chosen, rival);
  const more = against.find(
    (one) => reason === undefined || (isBare && one.why === 'later') || !saysTheSame(reason, one),
  );
  return reason === undefined && more === undefined
    ? { reason: facts[0] ?? reckoned(chosen, values), more }
    : { reason, more };
}

function isBeating({ view }: Seen, chosen: Play, rival: Play): boolean {
  return view.phase === 'answer' && wordOf(chosen) === undefined && wordOf(rival) !== undefined;
}

/** Whether fewer unseen plays beat a play than the other one, which nothing beats if it passes. */
function isHarderToBeat(seen: Seen, chosen: Play, rival: Play): boolean {
  return wordOf(rival) !== undefined || waysToBeat(seen, chosen) < waysToBeat(seen, rival);
}

/** What a pass does as well: it keeps and breaks nothing, and ends nothing that is over. */
const ofPassToo: ReadonlySet<Reason['why']> = new Set([
  'only',
  'lone',
  'lowest',
  'lowestWhole',
  'weakest',
  'breaksNothing',
  'settled',
]);

/** Whether what is told of cards that stay is lost by the other play. */
function holdsAgainst(seen: Seen, fact: Reason, chosen: Play, rival: Play): boolean {
  if (ofPassToo.has(fact.why) && isBeating(seen, chosen, rival)) return false;
  switch (fact.why) {
    case 'keeps':
      return isKeptOnlyBy(seen, chosen, rival, fact.cards);
    case 'keepsSure':
      return !isLeft(seen, wordOf(rival) === undefined ? rival : undefined, fact.cards);
    case 'keepsSupreme':
      return !leavesSupreme(seen.view, rival);
    default:
      return true;
  }
}

function isShared(fact: Reason, other: Reason): boolean {
  if (fact.why === 'wouldDeclare' && other.why === 'declares') return true;
  if (fact.why !== other.why) return false;
  if (fact.why === 'fewBeat' && other.why === 'fewBeat') {
    return fact.kinds.length >= other.kinds.length;
  }
  if (fact.why === 'runs' && other.why === 'runs') {
    return fact.wins >= other.wins && fact.wu <= other.wu;
  }
  if ('wu' in fact && 'wu' in other) return fact.wu <= other.wu;
  return JSON.stringify(fact) === JSON.stringify(other);
}

/** Not worth a second sentence. */
const slight: ReadonlySet<Against['why']> = new Set(['later', 'moreSure', 'winsMore', 'harder']);

/** Whether a reason has told already what sets the play apart. */
function saysTheSame(reason: Reason, against: Against): boolean {
  if (slight.has(against.why)) return true;
  switch (reason.why) {
    case 'keepsSure':
      if (against.why === 'canWait') return isIn(countTiles(cardsOf(reason.cards)), against.cards);
      return against.why === 'keeps' || against.why === 'keepsSure' || against.why === 'stronger';
    case 'keeps':
    case 'breaksSure':
    case 'breaksUp':
      return against.why === 'keeps' || against.why === 'keepsSure' || against.why === 'stronger';
    case 'declares':
      return against.why !== 'paysMore' && against.why !== 'beatable';
    case 'weakest':
      return against.why === 'stronger';
    default:
      return false;
  }
}
