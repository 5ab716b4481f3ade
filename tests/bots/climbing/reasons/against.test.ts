import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { againstOf } from '../../../../src/bots/climbing/reasons/against.ts';
import { seenBy } from '../../../../src/bots/climbing/reasons/seen.ts';
import {
  type Against,
  climbing,
  handOf,
  type Position,
  play,
  sureWins,
  tally,
  tallyOf,
  unseenOf,
  viewFor,
  withoutCards,
  wonOf,
  wordOf,
} from '../../../../src/engine/climbing/index.ts';
import { type Play, seatsOf } from '../../../../src/engine/index.ts';
import { check } from '../../../engine/randomRounds.ts';
import { leadingTable } from '../../../support/climbing/answering.ts';
import { rounds } from '../../../support/climbing/arbitraries.ts';
import { cardsIn, removeCards, sumOf } from '../../../support/climbing/plainCards.ts';
import { combinationsOf, plainBeats } from '../../../support/climbing/plainCombinations.ts';
import { plainWorth, plainWu } from '../../../support/climbing/plainCounting.ts';
import { plainIdOf, stepsOf, textsOf } from '../../../support/climbing/randomRounds.ts';
import { afterPlays, climbingPlay } from '../../../support/climbing/table.ts';
import { inTurn } from '../../../support/inTurn.ts';
import { runs } from '../../../support/thoroughness.ts';

/** What speaks for a play of the seat to play against another one. */
function against(position: Position, chosen: string, rival: string, lead = 0): Against[] {
  const seen = seenBy(viewFor(position, position.seat));
  return againstOf(seen, climbingPlay(chosen), climbingPlay(rival), lead);
}

const leading = (...hands: readonly string[]) => leadingTable('sap-ng-wu', hands);

describe('a play is better than another one', () => {
  test('W7 which can wait, as nobody beats its cards later either', () => {
    const position = leading('66*2 51', '33*2', '22*2');
    const cards = climbingPlay('66*2');
    expect(against(position, '51', '66*2')[0]).toEqual({ why: 'canWait', cards });
    expect(against(position, '66*2', '51')[0]?.why).toBe('beatable');
  });

  test('W7 than to let another seat win the trick', () => {
    const position = afterPlays(leading('33*2 41', '66*2 51', '22*2'), '33*2');
    expect(against(position, '66*2', 'pass')).toEqual([{ why: 'letsWin', seat: 0, wu: 2 }]);
    const last = afterPlays(position, 'pass');
    expect(against(last, '22*2', 'pass')).toEqual([{ why: 'lastToBeat', seat: 0, wu: 2 }]);
  });

  test('W8 but a seat without cards does not lead next', () => {
    const position = afterPlays(leading('33*2', '66*2 51', '22*2'), '33*2');
    expect(against(position, '66*2', 'pass')).toEqual([]);
  });

  test('W13 with which the seat could declare too, but each would pay less', () => {
    const hands = ['66*4 11*4 44*4 41 32*2 31*3', '55*2', '33*2'];
    const won = ['66*4', '11*4', '44*4'].flatMap((four) => [four, 'pass', 'pass']);
    const position = afterPlays(leading(...hands), ...won);
    const paid = { wu: 18, chips: 2, fewer: 1 };
    expect(against(position, '41+32*2+31*3', '31*3')[0]).toEqual({ why: 'paysMore', ...paid });
  });

  test('of which one knows no more than that its cards are worth more in the hand', () => {
    const position = leading('53 52', '33*2', '22*2');
    const last = { why: 'later', cards: climbingPlay('52') };
    expect(against(position, '53', '52', 1).at(-1)).toEqual(last);
    expect(against(position, '53', '52')).not.toContainEqual(last);
  });

  test('W5 W6 which keeps a Supreme whole that the other one lays a part of', () => {
    const position = leading('42*2 21*2 51', '33*2', '22*2');
    const [pass, part] = [climbingPlay('pass'), climbingPlay('lay 42+21')];
    const view = viewFor(position, position.seat);
    const legal = [pass, part, climbingPlay('lay 42*2+21*2')];
    const seen = seenBy({ ...view, phase: 'lay', legal });
    const cards = climbingPlay('42*2+21*2');
    expect(againstOf(seen, pass, part, 1)).toEqual([{ why: 'keeps', cards }]);
  });

  test('where nothing is played there is nothing to compare', () => {
    const position = leading('42*2 21 51', '33*2', '22*2');
    const [pass, lay] = [climbingPlay('pass'), climbingPlay('lay 42+21')];
    const view = viewFor(position, position.seat);
    const seen = seenBy({ ...view, phase: 'lay', legal: [pass, lay] });
    expect(againstOf(seen, pass, lay, 1)).toEqual([]);
  });
});

test('W3–W13 whatever sets two plays apart is true by the plainly written rules', () => {
  const told = new Set<Against['why']>();
  check(
    fc.property(rounds, fc.nat(6), (round, offset) => {
      for (const [at, { position, legal, chosen }] of [...stepsOf(round)].entries()) {
        const others = legal.filter((play) => play !== chosen);
        if (at % 7 !== offset || others.length === 0) continue;
        const rival = inTurn(others, at);
        for (const each of againstOf(seenBy(viewFor(position, position.seat)), chosen, rival, 1)) {
          told.add(each.why);
          const claim = [climbing.formatPlay(chosen), climbing.formatPlay(rival), each];
          expect([claim, holds(each, position, chosen, rival)]).toEqual([claim, true]);
        }
      }
    }),
    runs(20, 200),
  );
  const seldom = ['paysMore'];
  expect([...told].filter((why) => !seldom.includes(why)).sort()).toEqual([
    ...['beatable', 'canWait', 'harder', 'keeps', 'keepsSure', 'lastToBeat', 'later'],
    ...['letsWin', 'moreSure', 'stronger', 'winsMore'],
  ]);
});

function holds(found: Against, position: Position, chosen: Play, rival: Play): boolean {
  const { game, seat, trick, trickSeat } = position;
  const id = plainIdOf(game);
  const text = climbing.formatPlay;
  const [own, other] = [text(chosen), text(rival)];
  const hand = textsOf(handOf(position, seat));
  const view = viewFor(position, seat);
  const room = Math.max(
    ...seatsOf(game.seatCount)
      .filter((each) => each !== seat)
      .map((each) => tallyOf(position, tally.held, each)),
  );
  const made = combinationsOf(id, textsOf(unseenOf(view))).filter(
    (one) => cardsIn(one).length <= room,
  );
  const ways = (one: string): number => made.filter((each) => plainBeats(id, each, one)).length;
  const isLeftAfter = (played: string, one: string): boolean => {
    const left = [...hand];
    if (wordOf(climbingPlay(played)) === undefined)
      removeCards(left, cardsIn(played.replace('lay ', '')));
    return cardsIn(one).every((card) => {
      const at = left.indexOf(card);
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    });
  };
  const wuOf = (one: string): number => plainWu(id, [one], null);
  const sureAfter = (play: Play): number => {
    const left = wordOf(play) === undefined ? withoutCards(view.hand, play) : view.hand;
    const wins = sureWins(view, seat, unseenOf(view), left).map(text);
    return wins.every((win) => ways(win) === 0) ? sumOf(wins.map(wuOf)) : Number.NaN;
  };
  const worthWith = (one: string) => {
    const won = wonOf(position, seat);
    const laid = won.find((each) => each.laid);
    const all = [...won.filter((each) => !each.laid).map((each) => text(each.play)), one];
    return plainWorth(id, game.rules, all, laid === undefined ? null : text(laid.play));
  };
  switch (found.why) {
    case 'paysMore':
      return worthWith(own) === found.chips && worthWith(other) === found.fewer;
    case 'letsWin':
    case 'lastToBeat':
      return (
        (play(position, rival).phase === 'answer') === (found.why === 'letsWin') &&
        other === 'pass' &&
        trickSeat === found.seat &&
        (view.handSizes[found.seat] ?? 0) > 0 &&
        wuOf(text(trick)) === found.wu
      );
    case 'canWait':
      return (
        rival === found.cards &&
        isLeftAfter(own, other) &&
        ways(other) === 0 &&
        // Of two that are both sure, now and later, neither can wait better than the other.
        !(own !== 'pass' && ways(own) === 0 && isLeftAfter(other, own))
      );
    case 'keeps':
    case 'keepsSure': {
      const cards = text(found.cards);
      const isTrue = found.why === 'keeps' || ways(cards) === 0;
      return isLeftAfter(own, cards) && !isLeftAfter(other, cards) && isTrue;
    }
    case 'beatable':
      return ways(own) === 0 && ways(other) === found.ways && found.ways > 0;
    case 'stronger':
      return isLeftAfter(own, other) && ways(other) < ways(own);
    case 'harder':
      return ways(own) === found.ways && ways(other) === found.more && found.ways < found.more;
    case 'moreSure':
      return sureAfter(chosen) === found.wu && sureAfter(rival) === found.fewer;
    case 'winsMore':
      return wuOf(own) === found.wu && wuOf(other) === found.fewer && found.wu > found.fewer;
    case 'later':
      return rival === found.cards && isLeftAfter(own, other);
  }
}
