import { describe, expect, test } from 'vitest';
import { type Position, viewFor } from '../../../../../src/engine/fishing/index.ts';
import { kindOf } from '../../../../../src/engine/index.ts';
import {
  ruleAgainst,
  rulesOfBait,
  rulesOfStranding,
} from '../../../../../src/ui/fishing/table/answers/rulesInQuestion.ts';
import { choicesOf } from '../../../../../src/ui/fishing/table/choices.ts';
import { afterPlays, playOf, tableOf } from '../../../../support/table.ts';

const viewOf = (position: Position) => viewFor(position, position.seat);

function asked(position: Position, bait: Parameters<typeof kindOf>[0]) {
  const view = viewOf(position);
  return rulesOfBait(view, choicesOf(view).get(kindOf(bait)));
}

describe('the rules in question about a bait', () => {
  test('are none where everything is free', () => {
    expect(asked(tableOf('tiu-u', { hands: ['63'], lake: '54' }), '63')).toEqual([]);
  });

  test('F2 a bait that must capture, and a tile that must wait', () => {
    const must = { hands: ['63 22'], lake: '54' };
    expect(asked(tableOf('tiu-u-woodpile', must), '63')).toEqual(['F2']);
    const hand = { ...must, rules: { captureFromHand: 'hand' } } as const;
    expect(asked(tableOf('tiu-u', hand), '22')).toEqual(['F2']);
  });

  test('F3 a drawn tile that must capture', () => {
    const start = tableOf('tiu-u-woodpile', { hands: ['22'], lake: '54', drawPile: '63' });
    expect(asked(afterPlays(start, '22'), '63')).toEqual(['F3']);
  });

  test('F8 a triple that is taken whole, but not one that is free', () => {
    const three = { hands: ['66'], lake: '66*3' };
    expect(asked(tableOf('shi-wu-hu', three), '66')).toEqual(['F8']);
    expect(asked(tableOf('tiu-u', three), '66')).toEqual([]);
  });

  test('F9 a stack that can be locked, and one that only the fourth takes', () => {
    const start = tableOf('tiu-u-culin', { hands: ['44', '44'], lake: '44*2', drawPile: '11' });
    expect(asked(start, '44')).toEqual(['F2', 'F9']);
    const next = afterPlays(start, '44^', '11');
    expect(asked(next, '44')).toEqual(['F2', 'F9']);
  });

  test('F9 a third tile that may stay loose though it could capture', () => {
    expect(asked(tableOf('tiu-u-woodpile', { hands: ['44'], lake: '44*2' }), '44')).toEqual(['F9']);
  });

  test('F10 a pair of Heaven that can be laid', () => {
    expect(asked(tableOf('tiu-u-woodpile', { hands: ['66*2'] }), '66')).toEqual(['F10']);
  });
});

describe('the rules by which placing strands fish', () => {
  const stranding = (position: Position, bait: Parameters<typeof kindOf>[0]) => {
    const view = viewOf(position);
    const place = choicesOf(view).get(kindOf(bait))?.place;
    return place ? rulesOfStranding(view, place) : undefined;
  };

  test('F7 F4 the fourth of a kind that catches only itself', () => {
    expect(stranding(tableOf('tiu-u', { hands: ['66'], lake: '66*3' }), '66')).toEqual([
      'F7',
      'F4',
    ]);
  });

  test('F9 the fourth of a locked stack', () => {
    const rules = { captureFromHand: 'optional', captureFromDraw: 'optional' } as const;
    const setup = { rules, hands: ['44', '44'], lake: '44*2', drawPile: '11' };
    const next = afterPlays(tableOf('tiu-u-culin', setup), '44^', '11');
    expect(stranding(next, '44')).toEqual(['F9']);
  });

  test('are none where nobody looks', () => {
    const view = viewOf(tableOf('tiu-u', { hands: ['66'], lake: '66*3' }));
    const place = choicesOf(view).get(kindOf('66'))?.place;
    expect(place && rulesOfStranding(null, place)).toEqual([]);
  });
});

test.each([
  ['22', 'F2', 'a tile that is not in the hand'],
  ['63', 'F2', 'placing what must capture'],
  ['63x62', 'F7', 'a fish of other pips'],
  ['63x63', 'F2', 'a fish that is not in the lake'],
  ['63x63*3', 'F4', 'three that are not there'],
  ['63^', 'F9', 'a stack'],
  ['66+66', 'F10', 'a pair of Heaven'],
])('%s is refused by %s: %s', (text, rule) => {
  const setup = { hands: ['63 66'], lake: '54', rules: { captureFromHand: 'bait' } } as const;
  expect(ruleAgainst(viewOf(tableOf('tiu-u', setup)), playOf(text))).toBe(rule);
});

test('F8 F9 one of three is refused by what holds the three together', () => {
  const whole = tableOf('shi-wu-hu', { hands: ['66'], lake: '66*3' });
  expect(ruleAgainst(viewOf(whole), playOf('66x66'))).toBe('F8');
  const start = tableOf('tiu-u-culin', { hands: ['44', '44'], lake: '44*2', drawPile: '11' });
  expect(ruleAgainst(viewOf(afterPlays(start, '44^', '11')), playOf('44x44'))).toBe('F9');
});

test('F3 a drawn tile is played and no other', () => {
  const start = tableOf('tiu-u', { hands: ['22 63'], lake: '54', drawPile: '33' });
  expect(ruleAgainst(viewOf(afterPlays(start, '22')), playOf('63'))).toBe('F3');
});
