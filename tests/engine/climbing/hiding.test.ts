import { describe, expect, test } from 'vitest';
import {
  climbing,
  climbingHiding,
  startPosition,
  type VariantId,
} from '../../../src/engine/climbing/index.ts';
import {
  formatKind,
  formatTiles,
  kindTexts,
  playThrough,
  type Seat,
  seenRecord,
} from '../../../src/engine/index.ts';
import { clauseTexts } from '../../support/clauseTexts.ts';
import { type ClimbingSetup, climbingGameOf, climbingPlay } from '../../support/climbing/table.ts';
import { tilesIn, unwrap } from '../../support/table.ts';

/** What a seat has seen of a round of few cards, and what follows for the rest. */
function seenBy(seat: Seat, id: VariantId, setup: ClimbingSetup, ...texts: readonly string[]) {
  const { rules = {}, dealer = 0, hands, talon = '' } = setup;
  const whole = climbingGameOf(id, 3, rules);
  const game = { ...whole, handSize: tilesIn(hands[0] ?? '').length };
  const deal = { hands: hands.map(tilesIn), talon: tilesIn(talon) };
  const plays = texts.map(climbingPlay);
  const start = startPosition(game, deal, dealer);
  const through = unwrap(playThrough(climbing, start, plays));
  const record = { variant: id, rules, players: ['A', 'B', 'C'], starter: dealer, deal, plays };
  const seen = { ...seenRecord(climbingHiding, record, through, seat) };
  const seenDeal = climbingHiding.seenDeal(through, deal, seat);
  const places = climbingHiding.placesOf(game, { ...seen, deal: seenDeal });
  const clauses = unwrap(climbingHiding.clausesOf(game, { ...seen, deal: seenDeal }, places));
  return { deal: seenDeal, places, told: clauseTexts(clauses, seat) };
}

describe('laying', () => {
  const hands = ['66 65', '42 21', '42 64'];

  test('W6 a seat that is asked holds both kinds', () => {
    expect(seenBy(0, 'sap-ng-wu', { hands }).told).toEqual(['1: 42 ≥ 1 and 1: 21 ≥ 1']);
  });

  test('W6 one that is passed over has none of one of them', () => {
    expect(seenBy(0, 'sap-ng-wu', { hands }, 'pass').told).toEqual([
      '1: 42 ≥ 1 and 1: 21 ≥ 1',
      '2: 42 ≤ 0 or 2: 21 ≤ 0',
    ]);
  });

  test('W6 what it has laid it need not hold any more', () => {
    expect(seenBy(0, 'sap-ng-wu', { hands }, 'lay 42+21').told).toEqual(['2: 42 ≤ 0 or 2: 21 ≤ 0']);
  });

  test('W9 who would come after a seat that declares is not passed over', () => {
    const [eight, two] = ['42*4 21*4', '65 64 61 55 51 33 22 66'];
    const declared = ['lay 42*4+21*4', 'declare'];
    expect(seenBy(0, 'sap-ng-wu', { hands: [two, eight, two] }, ...declared).told).toEqual([]);
    const declined = seenBy(
      0,
      'sap-ng-wu',
      { hands: [two, eight, two] },
      'lay 42*4+21*4',
      'decline',
    );
    expect(declined.told).toEqual(['2: 42 ≤ 0 or 2: 21 ≤ 0']);
  });
});

describe('answering', () => {
  /** What is told by answers: that two seats were passed over in laying comes first. */
  const toldBy = (hands: readonly string[], mustBeat: boolean, ...plays: readonly string[]) =>
    seenBy(0, 'sap-ng-wu', { hands, rules: { mustBeat } }, ...plays).told.slice(2);

  test('W7 under mustBeat who passes can beat with nothing', () => {
    const told = toldBy(['22 65', '51 64', '61 66'], true, '22', 'pass');
    const higher = ['66', '55', '44', '33', '31', '11'];
    expect(told.toSorted()).toEqual(higher.toReversed().map((kind) => `1: ${kind} ≤ 0`));
  });

  test('W7 else a pass tells nothing', () => {
    expect(toldBy(['22 65', '51 44', '61 66'], false, '22', 'pass')).toEqual([]);
  });

  test('W4 W7 of what beats a mixed play it lacks some of one kind', () => {
    const hands = ['11 53 33', '66 51 65', '61 51 65'];
    // The second has played a 66 since, so only a 63 was lacking.
    expect(toldBy(hands, true, '53+11', 'pass', 'pass', '33', '66')).toEqual([
      '1: 66 ≤ -1 or 1: 63 ≤ 0',
      '2: 66 ≤ 0 or 2: 63 ≤ 0',
    ]);
  });
});

describe('leading', () => {
  const setup = { hands: ['41 65', '44 66', '33 22'] };
  const leads = kindTexts.filter((kind) => kind !== '66').toSorted();

  test('W8 who should lead and is passed over holds nothing that is led', () => {
    const { told } = seenBy(0, 'chang-pai', setup, '41', '44', 'pass', 'pass');
    const ofSecond = told.filter((text) => text.startsWith('1:'));
    expect(ofSecond.toSorted()).toEqual(leads.map((kind) => `1: ${kind} ≤ 0`));
  });

  test('W7 who is to lead holds something that is', () => {
    const { told } = seenBy(0, 'chang-pai', setup, '41', '44', 'pass', 'pass');
    const [ofThird = '', ...others] = told.filter((text) => text.startsWith('2:'));
    expect(ofThird.split(' or ').toSorted()).toEqual(leads.map((kind) => `2: ${kind} ≥ 1`));
    expect(others).toEqual([]);
  });

  test('W8 a round that is over so leaves nobody with anything that is led', () => {
    const hands = ['41 65', '44 66', '66 33'];
    const plays = ['41', '44', 'pass', 'pass', '33', '65', 'pass', 'pass'];
    const { told } = seenBy(0, 'chang-pai', { hands }, ...plays);
    expect(told.filter((text) => text.startsWith('2:'))).toEqual(
      expect.arrayContaining(leads.map((kind) => `2: ${kind} ≤ 0`)),
    );
  });
});

describe('redeal', () => {
  const hands = ['65', '63', '64'];
  const high = ['66', '63', '54'];

  test('luan-chuo-28: who is asked has none of the high cards', () => {
    expect(seenBy(2, 'luan-chuo-28', { hands }).told).toEqual(high.map((kind) => `0: ${kind} ≤ 0`));
  });

  test('luan-chuo-28: who is passed over has one', () => {
    expect(seenBy(2, 'luan-chuo-28', { hands }, 'pass').told).toEqual([
      ...high.map((kind) => `0: ${kind} ≤ 0`),
      high.map((kind) => `1: ${kind} ≥ 1`).join(' or '),
    ]);
  });

  test('luan-chuo-28: after a new deal was asked for nothing is told of the others', () => {
    expect(seenBy(2, 'luan-chuo-28', { hands }, 'redeal').told).toHaveLength(3);
  });
});

describe('talon', () => {
  const many = '65 64 61 55 51 33 22 11';
  const setup = { hands: [`42 ${many}`, `21 ${many}`, `44 ${many}`], talon: '55 61 42' };

  test('luan-chuo: it is told to who took it, in the order it was dealt in', () => {
    const { deal } = seenBy(1, 'luan-chuo', setup, 'pass', 'take');
    expect(deal.talon.map(formatKind)).toEqual(['55', '61', '42']);
    expect(seenBy(0, 'luan-chuo', setup, 'pass', 'take').deal.talon).toEqual([]);
  });

  test('luan-chuo: for the others it is part of a hand, else it stays a place of its own', () => {
    expect(seenBy(0, 'luan-chuo', setup, 'pass', 'take').places.sizes).toEqual([9, 12, 9, 0]);
    expect(seenBy(0, 'luan-chuo', setup, 'pass').places.sizes).toEqual([9, 9, 9, 3]);
    expect(seenBy(1, 'luan-chuo', setup, 'pass', 'take').places.sizes).toEqual([9, 9, 9, 3]);
  });

  test('luan-chuo: what all have laid is seen, and no hand holds more of it', () => {
    const { deal, told } = seenBy(2, 'luan-chuo', setup, 'pass', 'take');
    expect(deal.hands.slice(0, 2).map((hand) => formatTiles(hand))).toEqual([['42'], ['42', '21']]);
    expect(told.slice(-4)).toEqual(['0: 42 ≤ 0', '1: 42 ≤ 0', '0: 21 ≤ 0', '1: 21 ≤ 0']);
    expect(seenBy(2, 'luan-chuo', setup, 'pass').told).toEqual([]);
  });
});
