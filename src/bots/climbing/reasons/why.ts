import {
  type Against,
  type Reason,
  type SeatView,
  wordOf,
} from '../../../engine/climbing/index.ts';
import type { Play } from '../../../engine/index.ts';
import type { PlayValue } from '../../bot.ts';
import { leadOver, rivalOf } from '../../rival.ts';
import { againstOf, isKeptOnlyBy, leavesSupreme } from './against.ts';
import { factsFor, reasonOf, reckoned } from './reason.ts';
import { type Seen, seenBy } from './seen.ts';

/** Why a play is better than another one: one fact or two, of which either may be missing. */
export interface Why {
  readonly reason: Reason | undefined;
  readonly more: Against | undefined;
}

/**
 * Why a play of the looking seat is better than another one: what speaks for it and not for that
 * one as well, and what tells the two apart. It may reveal the hand: for that seat only.
 * @param values by the bot or the review that chose the play, the best first
 * @param tried what somebody would have played instead; if missing, the next-best play
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
  const facts = factsFor(seen, chosen).filter((fact) => holdsAgainst(seen, fact, chosen, rival));
  const reason = facts.find((fact) => !others.some((other) => isShared(fact, other)));
  const against = againstOf(seen, chosen, rival, leadOver(rival, chosen, values));
  const more = against.find((one) => reason === undefined || !saysTheSame(reason, one));
  return reason === undefined && more === undefined
    ? { reason: facts[0] ?? reckoned(chosen, values), more }
    : { reason, more };
}

/** Whether what is told of cards that stay is lost by the other play. */
function holdsAgainst(seen: Seen, fact: Reason, chosen: Play, rival: Play): boolean {
  switch (fact.why) {
    case 'keeps':
      return isKeptOnlyBy(seen, chosen, rival, fact.cards);
    case 'lone':
      return wordOf(rival) === undefined;
    case 'keepsSupreme':
      return !leavesSupreme(seen.view, rival);
    default:
      return true;
  }
}

/** Whether what speaks for a play speaks as much for another one. */
function isShared(fact: Reason, other: Reason): boolean {
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

/** What tells two plays apart, but is not worth a second sentence. */
const slight: ReadonlySet<Against['why']> = new Set(['later', 'moreSure', 'winsMore', 'harder']);

/** Whether a reason has told already what sets the play apart. */
function saysTheSame(reason: Reason, against: Against): boolean {
  if (slight.has(against.why)) return true;
  switch (reason.why) {
    case 'keeps':
    case 'keepsSure':
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
