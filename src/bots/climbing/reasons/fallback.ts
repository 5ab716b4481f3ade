import {
  cardsOf,
  familyDue,
  hiddenBeaters,
  kindCountsOf,
  pointsOfWu,
  type Reason,
  type SeatView,
  winningOf,
  wordOf,
} from '../../../engine/climbing/index.ts';
import type { Kind, Play } from '../../../engine/index.ts';
import { brokenInHand, isSure, keeping, largestFirst, manyCards, type Seen } from './seen.ts';
import { isPaidAlike, nextStepOf } from './standingReason.ts';

/** What so few plays of unseen cards beat is hard to beat. */
const fewWays = 8;

/** Who lacks so many wu to declare, even with the trick, has to win a further one. */
const oneMore = 2;

/** What speaks for a play where no more telling fact does, and before a bot's reckoning. */
export function fallbackFor(seen: Seen, chosen: Play): Reason | undefined {
  const { view } = seen;
  const word = wordOf(chosen);
  switch (view.phase) {
    case 'lead':
    case 'answer':
      return (word === undefined ? playing(seen, chosen) : passing(seen)) ?? settled(view);
    case 'declare':
      return word === 'declare' ? (unsure(seen) ?? payers(view) ?? settled(view)) : undefined;
    case 'consent':
      return word === 'play' ? hardToBeat(seen) : fewSure(seen);
    default:
      return undefined;
  }
}

function playing(seen: Seen, chosen: Play): Reason | undefined {
  const others = playsOfCards(seen).filter((play) => play !== chosen);
  const [broken] = largestFirst(brokenInHand(seen, chosen));
  // What it keeps is worth telling only if it breaks nothing larger.
  return keeping(seen, chosen, others, broken === undefined ? 2 : cardsOf(broken).length);
}

function passing(seen: Seen): Reason | undefined {
  const ways = playsOfCards(seen);
  if (ways.length > 0 && ways.every((way) => brokenInHand(seen, way).length > 0)) {
    return { why: 'breaksAll' };
  }
  const { trick, game } = seen.view;
  if (trick === null) return undefined;
  const needs = game.counting.declaredFrom - winningOf(seen.view, trick.seat, [trick.play]).wu;
  return needs >= oneMore ? { why: 'harmless', seat: trick.seat, needs } : undefined;
}

function playsOfCards({ view }: Seen): readonly Play[] {
  return view.legal.filter((play) => wordOf(play) === undefined);
}

/** The next step of payment takes more wu than what nothing unseen beats can bring. */
function unsure(seen: Seen): Reason | undefined {
  const { view } = seen;
  const { needs, worth } = nextStepOf(view, view.seat);
  return sureCards(seen) < needs && isPaidAlike(view)
    ? { why: 'unsure', needs, chips: worth }
    : undefined;
}

function fewSure(seen: Seen): Reason | undefined {
  const wu = sureCards(seen);
  return wu < seen.view.game.counting.countedFrom ? { why: 'fewSure', wu } : undefined;
}

function sureCards(seen: Seen): number {
  const most = new Map<Kind, number>();
  for (const play of seen.held) {
    if (!isSure(seen, play)) continue;
    for (const { kind, copies } of kindCountsOf(play)) {
      most.set(kind, Math.max(copies, most.get(kind) ?? 0));
    }
  }
  return [...most.values()].reduce((sum, copies) => sum + copies, 0);
}

function hardToBeat(seen: Seen): Reason | undefined {
  const { view, hidden, held } = seen;
  const [best] = held
    .filter((play) => cardsOf(play).length >= manyCards)
    .map((cards) => ({ cards, ways: hiddenBeaters(view, view.seat, hidden, cards).length }))
    .toSorted((one, other) => one.ways - other.ways);
  return best !== undefined && best.ways > 0 && best.ways <= fewWays
    ? { why: 'hardToBeat', ...best }
    : undefined;
}

/** Who would pay the seat if the round ended now, where families are paid (W13). */
function payers({ game, seat, wu, marks }: SeatView): Reason | undefined {
  const { familyPayments } = game.rules;
  if (familyPayments === undefined) return undefined;
  const points = wu.map((own, other) => pointsOfWu(game, own, marks[other] ?? 0));
  const owing = points.filter((own) => familyDue(game, own, points[seat] ?? 0) > 0).length;
  if (owing === 0) return undefined;
  return { why: familyPayments === 'pairs' ? 'payersByPoints' : 'payers', payers: owing };
}

function settled({ game, wu }: SeatView): Reason | undefined {
  const { countedFrom } = game.counting;
  return game.rules.familyPayments === 'losers' && wu.every((own) => own >= countedFrom)
    ? { why: 'settled' }
    : undefined;
}
