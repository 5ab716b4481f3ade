import {
  climbing,
  declarePlay,
  handOf,
  kindCountsOf,
  type OpenReason,
  type Position,
  play,
  type Reason,
  settlementOf,
  sureWins,
  tally,
  tallyOf,
  unseenOf,
  viewFor,
  withoutCards,
  wonOf,
} from '../../../../src/engine/climbing/index.ts';
import { formatKind, type Play, seatsOf } from '../../../../src/engine/index.ts';
import {
  cardsIn,
  inOrder,
  pipsOf,
  removeCards,
  sumOf,
} from '../../../support/climbing/plainCards.ts';
import {
  combinationsOf,
  isSupreme,
  plainBeats,
} from '../../../support/climbing/plainCombinations.ts';
import {
  plainMarks,
  plainPoints,
  plainWorth,
  plainWu,
} from '../../../support/climbing/plainCounting.ts';
import { plainIdOf, textsOf } from '../../../support/climbing/randomRounds.ts';
import { mostWu } from './mostWu.ts';

/** A position and a play of it, with the cards that whoever tells of it supposes with others. */
export interface Claimed {
  readonly position: Position;
  readonly chosen: Play;
  readonly legal: readonly Play[];
  readonly pool: readonly string[];
}

const declaredFrom = {
  'ma-hua-hua': 11,
  'luan-chuo': 16,
  'luan-chuo-28': 15,
  'sap-ng-wu': 15,
  'wu-han': 15,
  'chang-pai': 15,
} as const;

/** Whether what a reason claims holds by the plainly written rules. */
export function holds(reason: Reason | OpenReason, claimed: Claimed): boolean {
  const { position, chosen, legal, pool } = claimed;
  const { game, seat, trick, trickSeat, phase } = position;
  const id = plainIdOf(game);
  const text = climbing.formatPlay;
  const hand = textsOf(handOf(position, seat));
  const least = declaredFrom[id];
  const others = seatsOf(game.seatCount).filter((other) => other !== seat);
  const held = combinationsOf(id, hand);
  const roomBeside = (owner: number) =>
    Math.max(
      ...seatsOf(game.seatCount)
        .filter((other) => other !== owner)
        .map((other) => tallyOf(position, tally.held, other)),
    );
  const room = roomBeside(seat);
  const made = combinationsOf(id, pool).filter((one) => cardsIn(one).length <= room);
  const beatersOf = (one: string) => made.filter((other) => plainBeats(id, other, one));
  const isSure = (one: string) => beatersOf(one).length === 0;
  const own = text(chosen).replace('lay ', '');
  const wuWith = (who: number, more: readonly string[], laid: string[] = []) => {
    const won = wonOf(position, who);
    const before = won.filter((one) => one.laid).map((one) => text(one.play));
    const laidAll = [...before, ...laid][0] ?? null;
    const all = [...won.filter((one) => !one.laid).map((one) => text(one.play)), ...more];
    return {
      wu: plainWu(id, all, laidAll),
      worth: plainWorth(id, game.rules, all, laidAll),
      marks: plainMarks(id, all),
    };
  };
  const mayDeclare = (who: number, more: readonly string[], laid: string[] = []) =>
    wuWith(who, more, laid).worth > tallyOf(position, tally.declined, who);
  const needsOf = (who: number) => least - wuWith(who, []).wu;
  const others2 = legal.map(text).filter((one) => one !== own && /\d/.test(one));
  const pipsIn = (one: string) => sumOf(cardsIn(one).map(pipsOf));
  /** Of two that do not beat each other, who looks at them takes the one with fewer pips for it. */
  const isLower = (one: string, other: string) =>
    plainBeats(id, other, one) || (!plainBeats(id, one, other) && pipsIn(one) < pipsIn(other));
  const isWithin = (cards: readonly string[], one: string) => {
    const left = [...cards];
    return cardsIn(one).every((card) => {
      const at = left.indexOf(card);
      if (at < 0) return false;
      left.splice(at, 1);
      return true;
    });
  };
  const without = (one: string) => {
    const left = [...hand];
    if (/\d/.test(one)) removeCards(left, cardsIn(one));
    return left;
  };
  const breaks = (one: string, whole: string) =>
    !isWithin(without(one), whole) && !isWithin(cardsIn(one), whole);
  const brokenBy = (one: string) =>
    held.filter((whole) => cardsIn(whole).length > 1 && breaks(one, whole));
  /** How many cards of the hand lie in combinations that nothing beats. */
  const sureCards = () => {
    const most = new Map<string, number>();
    for (const card of held.filter(isSure).flatMap((one) => [...new Set(cardsIn(one))])) {
      const copies = held
        .filter(isSure)
        .map((one) => cardsIn(one).filter((other) => other === card).length);
      most.set(card, Math.max(...copies));
    }
    return sumOf([...most.values()]);
  };
  /** The first of the sure wins: none can be beaten, and no card is led twice. */
  const winsOf = (first: readonly Play[], count: number): string[] => {
    const view = viewFor(position, seat);
    const left = first.reduce(withoutCards, view.hand);
    const wins = [...first, ...sureWins(view, seat, unseenOf(view), left)]
      .slice(0, count)
      .map(text);
    const cards = [...hand];
    for (const win of wins) removeCards(cards, cardsIn(win));
    return wins.length === count && wins.every(isSure) ? wins : [];
  };
  /** What so many wu are worth to a seat without more marks: single cards bring none. */
  const worthAt = (who: number, total: number) => {
    const { counting, band } = game;
    const { marks } = wuWith(who, []);
    if (total < least) return 0;
    return counting.baseOf(total) * counting.factorOf(marks, band) + counting.addedBy(marks);
  };
  const nextWorth = (more: number) => {
    const { wu, worth } = wuWith(seat, []);
    return { at: worthAt(seat, wu + more), before: worthAt(seat, wu + more - 1), worth };
  };
  switch (reason.why) {
    case 'declares':
      return isSure(own) && mayDeclare(seat, [own]) && wuWith(seat, [own]).wu === reason.wu;
    case 'wouldDeclare':
      return mayDeclare(seat, [own]) && wuWith(seat, [own]).wu === reason.wu;
    case 'runs': {
      const wins = winsOf([chosen], reason.wins);
      return mayDeclare(seat, wins) && wuWith(seat, wins).wu === reason.wu;
    }
    case 'stops':
      return trickSeat === reason.seat && mayDeclare(trickSeat, [text(trick)]);
    case 'fours': {
      const fours = kindCountsOf(chosen).filter(({ copies }) => copies === 4).length;
      const chips = fours * (game.rules.fourChips ?? 0);
      return isSure(own) && chips === reason.chips && chips > 0 && !game.rules.dealerDouble;
    }
    case 'unbeaten':
      return isSure(own);
    case 'fewBeat': {
      const beating = inOrder([...new Set(beatersOf(own).flatMap(cardsIn))]);
      return beating.join() === reason.kinds.map(formatKind).join() && beating.length > 0;
    }
    case 'nothingBeats':
      // Whoever passes holds cards too; only the one who played need not beat it.
      return combinationsOf(id, pool)
        .filter((one) => cardsIn(one).length <= roomBeside(trickSeat))
        .every((one) => !plainBeats(id, one, text(trick)));
    case 'harmless': {
      const { wu } = wuWith(trickSeat, [text(trick)]);
      return trickSeat === reason.seat && least - wu === reason.needs && reason.needs > 0;
    }
    case 'again': {
      const { seat: other, wu, at } = reason;
      const declined = tallyOf(position, tally.declined, other);
      return (
        other !== seat &&
        wu === wuWith(other, []).wu &&
        declined > 0 &&
        worthAt(other, at) > declined &&
        worthAt(other, at - 1) === declined &&
        wu + tallyOf(position, tally.held, other) >= at
      );
    }
    case 'close':
      return reason.seat !== seat && needsOf(reason.seat) === reason.needs && reason.needs > 0;
    case 'nobodyClose':
      return Math.min(...others.map(needsOf)) === reason.needs && reason.needs > 0;
    case 'far':
    case 'nearStep': {
      const { at, before, worth } = nextWorth(reason.needs);
      return at === reason.chips && at > worth && before === worth;
    }
    case 'noPayers': {
      const paid = settlementOf(play(position, declarePlay))[seat] ?? 0;
      return phase === 'declare' && paid - (settlementOf(position)[seat] ?? 0) === 0;
    }
    case 'laysEight':
      return plainWu(id, [own], null) === 16 && cardsIn(own).length === 8;
    case 'lays':
      return wuWith(seat, [], [own]).wu === reason.wu && !mayDeclare(seat, [], [own]);
    case 'keepsSupreme':
      return held.filter((one) => isSupreme(cardsIn(one))).every(isSure);
    case 'talonWu':
      return game.variant.laying === 'all' && phase === 'talon';
    case 'weakHand':
      return settlementOf(play(position, chosen)).every((chips) => chips === 0);
    case 'only':
      return held.filter((one) => plainBeats(id, one, text(trick))).join() === own;
    case 'lone': {
      const kind = formatKind(reason.kind);
      const having = held.filter((one) => cardsIn(one).includes(kind));
      return own === kind && having.join() === own;
    }
    case 'keeps':
      return (
        isWithin(without(own), text(reason.cards)) &&
        others2.some((other) => breaks(other, text(reason.cards)))
      );
    case 'lowestWhole':
    case 'lowest':
      return (
        others2.every((other) => !isLower(other, own)) &&
        (brokenBy(own).length === 0) === (reason.why === 'lowestWhole')
      );
    case 'cheap':
      return others2.every((other) => !isLower(other, own)) && brokenBy(own).length === 0;
    case 'most':
      return others2.every((other) => cardsIn(other).length <= cardsIn(own).length);
    case 'keepsSure':
    case 'leadsOn':
      return isWithin(without(own), text(reason.cards)) && isSure(text(reason.cards));
    case 'weakest': {
      const asMany = others2.filter((other) => cardsIn(other).length === cardsIn(own).length);
      const most = beatersOf(own).length;
      const ofOthers = asMany.map((other) => beatersOf(other).length);
      return Math.max(...ofOthers) <= most && Math.min(...ofOthers) < most;
    }
    case 'breaksNothing':
      return brokenBy(own).length === 0;
    case 'cannot':
      return held.every((one) => !plainBeats(id, one, text(trick)));
    case 'breaksSure':
    case 'breaksUp': {
      const whole = text(reason.cards);
      const isTrue = reason.why === 'breaksUp' || isSure(whole);
      return others2.length > 0 && others2.every((other) => breaks(other, whole)) && isTrue;
    }
    case 'waits': {
      const after = play(position, chosen);
      return after.phase === 'answer' && after.seat === reason.seat && reason.seat !== trickSeat;
    }
    case 'raises': {
      const worth = wuWith(seat, winsOf([], reason.wins)).worth;
      const leads = play(position, chosen);
      const isItsLead = leads.seat === seat && leads.phase === 'lead';
      return isItsLead && wuWith(seat, []).worth === reason.before && worth === reason.chips;
    }
    case 'holdsSure':
      return held.includes(text(reason.cards)) && isSure(text(reason.cards));
    case 'noSure':
      return held.every((one) => !isSure(one));
    case 'spent':
      return nextWorth(mostWu(id, hand)).at === wuWith(seat, []).worth;
    case 'unsure': {
      const { at, before, worth } = nextWorth(reason.needs);
      const isNext = at === reason.chips && at > worth && before === worth;
      return isNext && sureCards() < reason.needs && !game.rules.dealerDouble;
    }
    case 'fewSure':
      return phase === 'consent' && sureCards() === reason.wu && reason.wu < 6;
    case 'hardToBeat': {
      const cards = text(reason.cards);
      return held.includes(cards) && beatersOf(cards).length === reason.ways && reason.ways > 0;
    }
    case 'breaksAll':
      return others2.length > 0 && others2.every((other) => brokenBy(other).length > 0);
    case 'payers': {
      const before = settlementOf(position);
      const after = settlementOf(play(position, declarePlay));
      const paying = others.filter((other) => (after[other] ?? 0) < (before[other] ?? 0));
      return game.rules.familyPayments === 'losers' && paying.length === reason.payers;
    }
    case 'payersByPoints': {
      const pointsOf = (who: number) =>
        plainPoints(wonOf(position, who).map((one) => text(one.play)));
      const paying = others.filter((other) => pointsOf(other) < pointsOf(seat));
      return game.rules.familyPayments === 'pairs' && paying.length === reason.payers;
    }
    case 'settled':
      return (
        game.rules.familyPayments === 'losers' &&
        seatsOf(game.seatCount).every((who) => wuWith(who, []).wu >= 6)
      );
    case 'hidden':
    case 'best':
    case 'asGood':
      return true;
  }
}
