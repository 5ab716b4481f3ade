import {
  type Against,
  fishOf,
  formOf,
  type Reason,
  type SeatView,
  type WhyNow,
} from '../../../engine/fishing/index.ts';
import type { Play } from '../../../engine/index.ts';
import type { PlayValue } from '../../bot.ts';
import { leadOver, rivalOf } from '../../rival.ts';
import { againstOf } from './against.ts';
import { factsFor, reasonOf } from './reason.ts';
import { whyNowOf } from './whyNow.ts';

/** One fact or two, of which either may be missing. */
export interface Why {
  readonly reason: Reason | undefined;
  readonly more: WhyNow | Against | undefined;
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
  if (rival === undefined) return plainWhy(view, chosen, values);
  const others = factsFor(view, rival);
  const facts = factsFor(view, chosen).flatMap((fact) => factAgainst(fact, rival));
  const reason = facts.find((fact) => !others.some((other) => isShared(fact, other)));
  const against = againstOf(view, chosen, rival, leadOver(rival, chosen, values));
  const more = against.find((one) => reason === undefined || !saysTheSame(reason, one));
  if (reason === undefined && more === undefined) return plainWhy(view, chosen, values);
  const isSaid = reason !== undefined && more !== undefined && isSaidBetter(reason, more);
  return { reason: isSaid ? undefined : reason, more };
}

function plainWhy(view: SeatView, chosen: Play, values: readonly PlayValue[]): Why {
  const reason = reasonOf(view, chosen, values);
  return { reason, more: whyNowOf(view, chosen, reason) };
}

/** What a fact says against another play, which may not take the fish that it compares. */
function factAgainst(fact: Reason, rival: Play): readonly Reason[] {
  if (fact.why === 'hidden') return [];
  if (fact.why !== 'wanted') return [fact];
  if (formOf(rival) === 'place') return [{ why: 'gains', points: fact.points }];
  return formOf(rival) === 'capture' && fishOf(rival) === fact.fish ? [fact] : [];
}

function isShared(fact: Reason, other: Reason): boolean {
  if (fact.why !== other.why) return false;
  if ('points' in fact && 'points' in other && fact.points > other.points) return false;
  if (fact.why === 'drawNext' && other.why === 'drawNext') return fact.tiles <= other.tiles;
  if (fact.why === 'fewCatchers' && other.why === 'fewCatchers') return fact.tiles >= other.tiles;
  return JSON.stringify(withoutPoints(fact)) === JSON.stringify(withoutPoints(other));
}

function withoutPoints(fact: Reason): Reason {
  return 'points' in fact ? { ...fact, points: 0 } : fact;
}

/** Not worth a second sentence. */
const slight: ReadonlySet<Against['why']> = new Set(['addsMore', 'later']);

/** Whether a reason has told already what sets the play apart. */
function saysTheSame(reason: Reason, { why }: Against): boolean {
  if (slight.has(why)) return true;
  switch (reason.why) {
    case 'wanted':
      return ['riskier', 'waits', 'mayWait', 'leaves', 'keepsFor'].includes(why);
    case 'withholds':
      return why === 'leaves';
    case 'onlyOwn':
    case 'strands':
      return why === 'safer';
    case 'least':
      return why === 'cheaper';
    default:
      return false;
  }
}

/** Whether what tells the plays apart says all of a reason that speaks of one of them alone. */
function isSaidBetter({ why }: Reason, more: Against): boolean {
  if (why === 'fewCatchers') return more.why === 'safer';
  return why === 'drawNext' && more.why === 'likelier';
}
