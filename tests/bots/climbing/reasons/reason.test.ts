import { describe, expect, test } from 'vitest';
import { openReasonOf } from '../../../../src/bots/climbing/reasons/openReason.ts';
import { reasonOf } from '../../../../src/bots/climbing/reasons/reason.ts';
import {
  openTableOf,
  type Position,
  type Reason,
  type RuleChanges,
  type VariantId,
  viewFor,
} from '../../../../src/engine/climbing/index.ts';
import { kindOf } from '../../../../src/engine/index.ts';
import { leadingTable } from '../../../support/climbing/answering.ts';
import { afterPlays, climbingPlay, climbingTable } from '../../../support/climbing/table.ts';

/** Why the seat to play makes a play, for its own eyes. */
function reason(
  position: Position,
  play: string,
  values: readonly (readonly [play: string, points: number])[] = [],
): Reason | undefined {
  return reasonOf(
    viewFor(position, position.seat),
    climbingPlay(play),
    values.map(([one, points]) => ({ play: climbingPlay(one), points, error: 0.1 })),
  );
}

/** What everybody can know of it. */
function openReason(position: Position, play: string) {
  return openReasonOf(openTableOf(position), climbingPlay(play));
}

/** Both others pass. */
const passed = ['pass', 'pass'];

/** The dealer has won 66*4, 11*4 and 44*4 and leads with what is left of the hand. */
function richTable(left: string, others: readonly [string, string], rules: RuleChanges = {}) {
  const hands = [`66*4 11*4 44*4 ${left}`, ...others];
  return afterPlays(
    leadingTable('sap-ng-wu', hands, rules),
    ...['66*4', ...passed, '11*4', ...passed, '44*4', ...passed],
  );
}

const lead = (id: VariantId, ...hands: readonly string[]) => leadingTable(id, hands);

describe('a lead', () => {
  test('W9 that is sure to win enough comes before all else', () => {
    const position = richTable('31*4 51', ['55*2', '33*2']);
    expect(reason(position, '31*4')).toEqual({ why: 'declares', wu: 16 });
    const three = richTable('31*2 63', ['55*2', '33*2']);
    // After 31*2 the lone 63 wins as well, but there is no higher of its suit.
    expect(reason(three, '31*2')).toEqual({ why: 'runs', wins: 2, wu: 15 });
  });

  test('W10 that is sure to win tells what its four bring, if each pays the same', () => {
    const hands = ['66*4 51', '33*4', '22*4'];
    expect(reason(leadingTable('sap-ng-wu', hands), '66*4')).toEqual({ why: 'fours', chips: 1 });
    const doubled = leadingTable('sap-ng-wu', hands, { dealerDouble: true });
    expect(reason(doubled, '66*4')).toEqual({ why: 'unbeaten' });
  });

  test('W3 that few kinds can beat names them, the unseen alone', () => {
    const position = lead('sap-ng-wu', '44*2 51', '33*2 22*2', '55*2 65*2');
    expect(reason(position, '44*2')).toEqual({
      why: 'fewBeat',
      kinds: [kindOf('66'), kindOf('11')],
    });
    expect(reason(position, '51')).toEqual({ why: 'lone', kind: kindOf('51') });
  });

  test('W9 that would be enough, if nobody beat it, tells the wu', () => {
    const position = richTable('33*3 51', ['55*3 65', '22']);
    expect(reason(position, '33*3')).toEqual({ why: 'wouldDeclare', wu: 15 });
    expect(openReason(position, '33*3')).toEqual({ why: 'wouldDeclare', wu: 15 });
  });

  test('W3 that many kinds can beat is the largest of the hand, or breaks nothing', () => {
    const position = lead('sap-ng-wu', '33*3 65*2 51', '66*3 11*3', '44*3');
    expect(reason(position, '33*3')).toEqual({ why: 'most' });
    expect(reason(position, '65*2')).toEqual({ why: 'weakest' });
    // It would keep 65*2, and breaks more.
    expect(reason(position, '33*2')).toBeUndefined();
    const even = lead('sap-ng-wu', '65*2 55', '66*2', '44*2');
    expect(reason(even, '65*2')).toEqual({ why: 'breaksNothing' });
    expect(openReason(position, '33*3')).toEqual({ why: 'hidden' });
  });

  test('W7 keeps for later what nobody can beat', () => {
    const position = lead('sap-ng-wu', '33*2 51*2 66 54', '11*2 65', '44*2 61');
    const keepsSure = { why: 'keepsSure', cards: climbingPlay('66+54') };
    expect(reason(position, '51')).toEqual(keepsSure);
    expect(reason(position, '33')).toEqual(keepsSure);
    // What it keeps it must not break.
    expect(reason(position, '54')?.why).not.toBe('keepsSure');
  });

  test('that breaks up a set is told by the reckoning, where there is one', () => {
    const position = lead('sap-ng-wu', '33*2 22', '66*2', '55*2');
    expect(reason(position, '33')).toBeUndefined();
    expect(
      reason(position, '33', [
        ['33', 2],
        ['22', 1],
      ]),
    ).toEqual({ why: 'best' });
    expect(
      reason(position, '33', [
        ['22', 1],
        ['33', 1],
      ]),
    ).toEqual({ why: 'asGood' });
    expect(
      reason(position, '33', [
        ['22', 2],
        ['33', 1],
      ]),
    ).toBeUndefined();
  });
});

describe('an answer', () => {
  const led = (hand: string) => afterPlays(lead('sap-ng-wu', '51 21', `${hand} 43`, '66 54'), '51');

  test('W7 keeps together what another one breaks, or is the lowest', () => {
    expect(reason(led('33*3 65'), '65')).toEqual({ why: 'keeps', cards: climbingPlay('33*3') });
    expect(reason(led('33 65'), '65')).toEqual({ why: 'lone', kind: kindOf('65') });
    expect(reason(led('33*2 65*2'), '65')).toEqual({ why: 'lowest' });
    expect(reason(led('65*2'), '65')).toEqual({ why: 'only' });
    const pair = lead('sap-ng-wu', '51*2 21', '33*2 65*2 43', '66*2 11*2 44*2');
    expect(reason(afterPlays(pair, '51*2'), '65*2')).toEqual({ why: 'lowestWhole' });
  });

  test('W3 is the lowest only where nothing in another suit has fewer pips', () => {
    const answering = (trick: string, hand: string) =>
      afterPlays(lead('chang-pai', `${trick} 21`, hand, '65*3 55*3 63*3 66 21'), trick);
    expect(reason(answering('32', '33*2 41*2'), '33')).toEqual({ why: 'weakest' });
    expect(reason(answering('32', '33*2 44*2'), '33')).toEqual({ why: 'lowest' });
    expect(reason(answering('32*2', '33*2 41*2'), '33*2')).toEqual({ why: 'weakest' });
    // The pair with 66 has fewer pips than 64*2, but is the highest of its suit.
    expect(reason(answering('31*2', '64*2 66 21 22'), '64*2')).toEqual({ why: 'lowestWhole' });
  });

  test('W2 is not the lowest where an equal has fewer pips', () => {
    const position = afterPlays(
      lead('luan-chuo', '65*2 41', '55*2 22*2 43', '66*2 11*2 44*2'),
      '65*2',
    );
    expect(reason(position, '55*2')).toEqual({ why: 'breaksNothing' });
    expect(reason(position, '22*2')).toEqual({ why: 'lowestWhole' });
  });

  test('W9 stops who could declare with the play before', () => {
    const position = afterPlays(richTable('33*3 51', ['55*3 65', '22']), '33*3');
    expect(reason(position, '55*3')).toEqual({ why: 'stops', seat: 0 });
    expect(openReason(position, '55*3')).toEqual({ why: 'stops', seat: 0 });
  });
});

describe('a pass', () => {
  test('W7 says that nothing beats it, or what beating would break', () => {
    const after51 = (others: string) =>
      afterPlays(lead('sap-ng-wu', '51 21', '55*3 43', others), '51');
    // With two cards nobody can beat three.
    expect(reason(after51('66 54'), 'pass')).toEqual({
      why: 'breaksSure',
      cards: climbingPlay('55*3'),
    });
    expect(reason(after51('66*3 54'), 'pass')).toEqual({
      why: 'breaksUp',
      cards: climbingPlay('55*3'),
    });
    const whole = afterPlays(lead('sap-ng-wu', '55 21', '33*3 43', '66 54'), '55');
    expect(reason(whole, 'pass')).toEqual({ why: 'cannot' });
  });

  test('W7 leaves it to who is still to answer, unless that seat is out', () => {
    const hands = ['51 11', '22', '42*4 21*4 55 33'];
    const asked = (rules: RuleChanges) =>
      afterPlays(
        climbingTable('sap-ng-wu', { hands, rules }),
        ...['lay 42*4+21*4', 'decline', '51', 'pass', '55'],
      );
    expect(reason(asked({}), 'pass')).toEqual({ why: 'waits', seat: 1 });
    expect(reason(asked({ passLocks: true }), 'pass')).toBeUndefined();
  });

  /** The dealer lacks two wu to declare, even with the 51 that lies there. */
  const needingTwo = (next: string, last: string) =>
    afterPlays(richTable('51 61*3', [next, last]), '51');

  test('W7 keeps what nobody can beat, where nothing else would beat the play', () => {
    const keepsSure = { why: 'keepsSure', cards: climbingPlay('31') };
    expect(reason(needingTwo('31 43', '22'), 'pass')).toEqual(keepsSure);
    // The 33 would do as well.
    expect(reason(needingTwo('31 33 43', '22'), 'pass')).toEqual({ why: 'waits', seat: 2 });
  });

  test('W7 W9 as a last word tells what every answer breaks, or what the other lacks', () => {
    const last = (hand: string) => reason(afterPlays(needingTwo('65*3', hand), 'pass'), 'pass');
    expect(last('33*2 22*2 43')).toEqual({ why: 'breaksAll' });
    expect(last('33*2 22 43')).toEqual({ why: 'harmless', seat: 0, needs: 2 });
  });

  test('is told to everybody by what lies open', () => {
    const position = afterPlays(lead('sap-ng-wu', '51 21', '55*3 43', '66 54'), '51');
    expect(openReason(position, 'pass')).toEqual({ why: 'harmless', seat: 0, needs: 14 });
    const highest = afterPlays(lead('sap-ng-wu', '66 21', '55*3 43', '11 54'), '66');
    expect(openReason(highest, 'pass')).toEqual({ why: 'nothingBeats' });
  });
});

describe('declaring or not', () => {
  const won = ['31*4', 'pass', 'pass'];

  test('W9 declines for sure wins that raise the worth', () => {
    const position = afterPlays(richTable('31*4 54 63 51', ['55*2', '33*2']), ...won);
    expect(reason(position, 'decline')).toEqual({ why: 'raises', wins: 2, before: 1, chips: 2 });
    expect(openReason(position, 'decline')).toEqual({ why: 'nearStep', needs: 2, chips: 2 });
  });

  test('W6 counts on no sure wins where another seat leads', () => {
    const hands = ['51', '42*4 21*4 66*4', '33'];
    const position = afterPlays(climbingTable('sap-ng-wu', { hands }), 'lay 42*4+21*4');
    expect(reason(position, 'decline')).toEqual({ why: 'nearStep', needs: 2, chips: 2 });
  });

  test('W9 declares before somebody else does who is close to it, or asked again soon', () => {
    // The first seat has laid sixteen wu and plays on; the second one leads first.
    const twelveWith = (left: string) => {
      const hands = ['42*4 21*4 33*3 65', `66*4 11*4 44*4 31*4 51*3 ${left}`, '55*2'];
      return afterPlays(
        climbingTable('sap-ng-wu', { hands, dealer: 1 }),
        ...['lay 42*4+21*4', 'decline'],
        ...['66*4', ...passed, '11*4', ...passed, '44*4', ...passed],
      );
    };
    const twelve = twelveWith('64*2');
    const beaten = ['51*3', 'pass', '33*3', 'pass', 'pass'];
    const close = afterPlays(twelve, ...beaten);
    expect(reason(close, 'declare')).toEqual({ why: 'close', seat: 1, needs: 3 });
    expect(openReason(close, 'declare')).toEqual({ why: 'close', seat: 1, needs: 3 });
    const again = afterPlays(twelve, '31*4', ...passed, 'decline', ...beaten);
    expect(reason(again, 'declare')).toEqual({ why: 'again', seat: 1, wu: 16, at: 18 });
    expect(openReason(again, 'declare')).toEqual({ why: 'again', seat: 1, wu: 16, at: 18 });
    // With one card left it is not asked again: two more wu would be the next step.
    const spent = afterPlays(twelveWith('64'), '31*4', ...passed, 'decline', ...beaten);
    expect(openReason(spent, 'declare').why).not.toBe('again');
  });

  test('W14 no chips are named where not everybody pays the same', () => {
    const doubled = richTable('31*4 54 63 51', ['55*2', '33*2'], { dealerDouble: true });
    const position = afterPlays(doubled, ...won);
    expect(reason(position, 'decline')?.why).not.toBe('raises');
    expect(openReason(position, 'decline').why).not.toBe('nearStep');
  });

  test('W13 is told by the next step of payment where nobody else is close', () => {
    const fifteen = (left: string) =>
      afterPlays(richTable(`33*3 ${left}`, ['22*4', '65']), '33*3', ...passed);
    // Nothing beats a 54, so the cards that are left might still win.
    expect(reason(fifteen('51*4 54'), 'declare')).toEqual({ why: 'far', needs: 3, chips: 2 });
    expect(reason(fifteen('51*4'), 'declare')).toEqual({ why: 'noSure' });
    expect(reason(fifteen('51*4'), 'decline')).toEqual({ why: 'nobodyClose', needs: 15 });
    expect(openReason(fifteen('51*4'), 'declare')).toEqual({ why: 'far', needs: 3, chips: 2 });
    expect(openReason(fifteen('51*4'), 'decline')).toEqual({ why: 'nobodyClose', needs: 15 });
  });

  test('W13 by families nobody pays where all others have six', () => {
    const hands = ['64 33*4 22*4 65*2 61', '66*2 11*4 51*2', '61 44*4 65 51*2'];
    const position = afterPlays(
      climbingTable('ma-hua-hua', { hands, dealer: 1 }),
      'play',
      ...['66*2', ...passed, '11*4', ...passed, '51', '61', ...passed],
      ...['44*4', ...passed, '65', ...passed, '51', '64', ...passed],
      ...['33*4', ...passed, '22*4', ...passed, '65*2', ...passed],
    );
    expect(reason(position, 'decline')).toEqual({ why: 'noPayers' });
    expect(openReason(position, 'decline')).toEqual({ why: 'noPayers' });
  });

  test('W9 declares where unseen cards could keep the worth from rising', () => {
    const sixteen = (left: string) =>
      afterPlays(
        leadingTable('wu-han', [`66*4 11*4 44*4 31*4 ${left}`, '22*3', '65*3']),
        ...['66*4', ...passed, '11*4', ...passed, '44*4', ...passed, '31*4', ...passed],
      );
    expect(reason(sixteen('51*2'), 'declare')).toEqual({ why: 'unsure', needs: 2, chips: 2 });
    expect(reason(sixteen('55 33*2'), 'declare')).toEqual({ why: 'unsure', needs: 2, chips: 2 });
    // Nothing beats these two.
    expect(reason(sixteen('55*2'), 'declare')).toBeUndefined();
  });

  test('W13 by families tells who would pay, or that nobody pays any more', () => {
    const hands = ['66*4 11*4 44*4 55*2', '33', '22'];
    const rich = afterPlays(
      climbingTable('ma-hua-hua', { hands }),
      ...['play', '66*4', ...passed, '11*4', ...passed, '44*4', ...passed],
    );
    expect(reason(rich, 'declare')).toEqual({ why: 'payers', payers: 2 });
  });

  test('W13 where every two settle, tells who has fewer points, and of no payers with few wu', () => {
    const rules = { familyPayments: 'pairs' } as const;
    const hands = ['66*4 11*4 44*4 55*2', '33', '22'];
    const rich = afterPlays(
      climbingTable('ma-hua-hua', { hands, rules }),
      ...['play', '66*4', ...passed, '11*4', ...passed, '44*4', ...passed],
    );
    expect(reason(rich, 'declare')).toEqual({ why: 'payersByPoints', payers: 2 });
    const six = ['64 33*4 22*4 65*2 61', '66*2 11*4 51*2', '61 44*4 65 51*2'];
    const all = afterPlays(
      climbingTable('ma-hua-hua', { hands: six, dealer: 1, rules }),
      'play',
      ...['66*2', ...passed, '11*4', ...passed, '51', '61', ...passed],
      ...['44*4', ...passed, '65', ...passed, '51', '64', ...passed],
      ...['33*4', ...passed, '22*4', ...passed, '65*2', ...passed],
    );
    for (const told of [reason(all, 'decline'), openReason(all, 'decline')]) {
      expect(told?.why).not.toBe('noPayers');
    }
  });

  test('W9 declares where the cards left bring no more', () => {
    const position = afterPlays(richTable('31*4 51', ['55*2', '33*2']), ...won);
    expect(reason(position, 'declare')).toEqual({ why: 'spent' });
    expect(openReason(position, 'declare')).toEqual({ why: 'hidden' });
  });
});

describe('before the first lead', () => {
  test('W6 laying tells the wu, keeping that nothing beats a Supreme', () => {
    const position = climbingTable('sap-ng-wu', { hands: ['42*2 21 51', '66', '55'] });
    expect(reason(position, 'lay 42*2+21')).toEqual({ why: 'lays', wu: 3 });
    expect(reason(position, 'pass')).toEqual({ why: 'keepsSupreme' });
    const eight = climbingTable('sap-ng-wu', { hands: ['42*4 21*4', '66', '55'] });
    expect(reason(eight, 'lay 42*4+21*4')).toEqual({ why: 'laysEight' });
  });

  test('W1 the openings are told by the hand', () => {
    const talon = climbingTable('luan-chuo', { hands: ['66 51', '55', '44'], talon: '33*3' });
    expect(reason(talon, 'take')).toEqual({ why: 'talonWu' });
    expect(reason(talon, 'pass')).toBeUndefined();
    const redeal = climbingTable('luan-chuo-28', { hands: ['22 51*2', '66*3', '55*3'] });
    expect(reason(redeal, 'redeal')).toEqual({ why: 'noSure' });
    expect(openReason(redeal, 'redeal')).toEqual({ why: 'weakHand' });
    // With a card each nobody can beat two.
    const sure = climbingTable('luan-chuo-28', { hands: ['22 51*2', '66', '55'] });
    expect(reason(sure, 'redeal')).toEqual({ why: 'weakHand' });
    const consent = climbingTable('ma-hua-hua', { hands: ['66*4 51', '22', '33'] });
    expect(reason(consent, 'play')).toEqual({ why: 'holdsSure', cards: climbingPlay('66*4') });
    const few = climbingTable('ma-hua-hua', { hands: ['66 51*2', '22*2', '33'] });
    expect(reason(few, 'throw')).toEqual({ why: 'fewSure', wu: 1 });
    // A bull, 66*4 and 11*4 beat them.
    const hard = climbingTable('ma-hua-hua', { hands: ['44*4 51', '22*4', '33*4'] });
    const cards = climbingPlay('44*4');
    expect(reason(hard, 'play')).toEqual({ why: 'hardToBeat', cards, ways: 3 });
  });
});
