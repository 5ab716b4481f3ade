import { describe, expect, test } from 'vitest';
import {
  climbing,
  climbingGame,
  climbingPosition,
  climbingRound,
  climbingView,
  dealProblemOf,
  dealTiles,
  findVariant,
  formatPlay,
  legalPlays,
  type Position,
  ruleIds,
  seenPosition,
  simplePlay,
  unseenOf,
  variantIds,
  variants,
  viewFor,
} from '../../../src/engine/climbing/index.ts';
import {
  createGame as createFishingGame,
  variants as fishingVariants,
} from '../../../src/engine/fishing/index.ts';
import { formatTiles, kindOf, playOn, tilesOf } from '../../../src/engine/index.ts';
import { chanceOf } from '../../support/chance.ts';
import { afterPlays, climbingGameOf, climbingTable, turnOf } from '../../support/climbing/table.ts';
import { tilesIn, unwrap } from '../../support/table.ts';

describe('the variants', () => {
  test('are found by their names', () => {
    expect(variantIds).toEqual([
      'sap-ng-wu', 'wu-han', 'chang-pai', 'luan-chuo', 'luan-chuo-28', 'ma-hua-hua',
    ]); // biome-ignore format: a list to read at a glance
    expect(findVariant('wu-han')).toBe(variants[1]);
    expect(findVariant('tiu-u')).toBeUndefined();
  });

  test.each([
    { id: 'sap-ng-wu', seats: 3, cards: 28, talon: 0 },
    { id: 'sap-ng-wu', seats: 4, cards: 21, talon: 0 },
    { id: 'chang-pai', seats: 4, cards: 21, talon: 0 },
    { id: 'luan-chuo', seats: 3, cards: 27, talon: 3 },
    { id: 'luan-chuo-28', seats: 3, cards: 28, talon: 0 },
    { id: 'ma-hua-hua', seats: 3, cards: 16, talon: 0 },
  ] as const)('W1 $id deals $cards cards to each of $seats', ({ id, seats, cards, talon }) => {
    const game = climbingGameOf(id, seats);
    const deal = dealTiles(game, chanceOf(7));
    expect(deal.hands.map(({ length }) => length)).toEqual(Array(seats).fill(cards));
    expect(deal.talon).toHaveLength(talon);
    expect(dealProblemOf(game, deal)).toBeUndefined();
  });

  test('W1 a deal of wrong sizes or other cards is none', () => {
    const game = climbingGameOf('luan-chuo');
    const { hands, talon } = dealTiles(game, chanceOf(7));
    const [first = [], ...others] = hands;
    const wrong = (path: string, expected: number, found: number) => ({
      code: 'wrong-size', path, expected, found,
    }); // biome-ignore format: short
    expect(dealProblemOf(game, { hands: others, talon })).toEqual(wrong('deal.hands', 3, 2));
    const fewer = [first.slice(1), ...others];
    expect(dealProblemOf(game, { hands: fewer, talon })).toEqual(wrong('deal.hands.0', 27, 26));
    expect(dealProblemOf(game, { hands, talon: [] })).toEqual(wrong('deal.talon', 3, 0));
    const [card = 0] = first;
    const other = card === kindOf('66') ? kindOf('65') : kindOf('66');
    const exchanged = [[other, ...first.slice(1)], ...others];
    expect(dealProblemOf(game, { hands: exchanged, talon })).toMatchObject({
      code: 'wrong-copies',
    });
  });

  test('the rules can be asked by their ids', () => {
    expect(ruleIds).toEqual(Array.from({ length: 14 }, (_, index) => `W${index + 1}`));
  });
});

describe('what decides nothing, and what shows what lay hidden', () => {
  const hands = ['65', '66 22', '64'];

  test('W7 a pass plays itself where nothing else is legal', () => {
    const table = climbingTable('sap-ng-wu', { hands });
    expect(climbing.playsItself(table)).toBe(false);
    expect(climbing.playsItself(afterPlays(table, '65'))).toBe(false);
    expect(climbing.playsItself(afterPlays(table, '65', '22'))).toBe(true);
    expect(climbing.playsItself(afterPlays(table, '65', '66'))).toBe(true);
    const won = afterPlays(table, '65', '66', 'pass');
    expect([turnOf(won), climbing.playsItself(won)]).toEqual(['1 lead', false]);
  });

  test.each([
    { id: 'luan-chuo', asked: '0 talon' },
    { id: 'luan-chuo-28', asked: '0 redeal' },
  ] as const)('W1 a pass is a choice where it declines what $id offers', ({ id, asked }) => {
    const table = climbingTable(id, { hands: ['65', '66', '64'], talon: '33*3' });
    expect([turnOf(table), climbing.playsItself(table)]).toEqual([asked, false]);
  });

  test('W1 the talon shows itself to who takes it', () => {
    const table = climbingTable('luan-chuo', { hands, talon: '33*3' });
    expect(climbing.reveals(table, afterPlays(table, 'take'))).toBe('hidden');
    expect(climbing.reveals(table, afterPlays(table, 'pass'))).toBeNull();
  });

  test('W6 what all must lay shows itself once nobody takes the talon', () => {
    const laid = climbingTable('luan-chuo', { hands: ['65', '42*2 66', '64'], talon: '33*3' });
    expect(climbing.reveals(laid, afterPlays(laid, 'pass', 'pass'))).toBeNull();
    expect(climbing.reveals(laid, afterPlays(laid, 'pass', 'pass', 'pass'))).toBe('hidden');
  });

  test('W9 the hands that are still held show themselves when the round is over', () => {
    const ripe = climbingTable('sap-ng-wu', { hands: ['66*4 54*4 63*4 11*3 22', '33', '33'] });
    const won = ['66*4+63*4+54*4', 'pass', 'pass', '11*3', 'pass', 'pass'];
    const asked = afterPlays(ripe, ...won);
    expect(climbing.reveals(asked, afterPlays(asked, 'decline'))).toBeNull();
    expect(climbing.reveals(asked, afterPlays(asked, 'declare'))).toBe('over');
  });
});

describe('a simple play', () => {
  const simple = (position: Position) => formatPlay(simplePlay(position));

  test('declares, takes, plays, lays all it can, asks for no new deal', () => {
    const talon = climbingTable('luan-chuo', { hands: ['66', '65', '64'], talon: '33*3' });
    expect(simple(talon)).toBe('take');
    expect(simple(climbingTable('ma-hua-hua', { hands: ['66', '65', '64'] }))).toBe('play');
    expect(simple(climbingTable('luan-chuo-28', { hands: ['11', '65', '66'] }))).toBe('pass');
    const lay = climbingTable('sap-ng-wu', { hands: ['42*4 21*4', '65', '64'] });
    expect(simple(lay)).toBe('lay 42*4+21*4');
    expect(simple(afterPlays(lay, 'lay 42*4+21*4'))).toBe('declare');
  });

  test('leads the most cards, of them the highest', () => {
    // In the order of the legal plays, that of their texts, the highest pair is in the middle.
    const hands = ['65*2 44*2 22*2 66', '11', '31'];
    expect(simple(climbingTable('sap-ng-wu', { hands }))).toBe('44*2');
  });

  test('beats with the lowest, passes where it cannot', () => {
    const hands = ['65', '66 22 11', '64'];
    const table = climbingTable('sap-ng-wu', { hands });
    expect(simple(afterPlays(table, '65'))).toBe('22');
    expect(simple(afterPlays(table, '65', '22'))).toBe('pass');
  });

  test('is legal to the end of every variant', () => {
    for (const id of variantIds) {
      const game = climbingGameOf(id);
      const start = climbing.startPosition(game, dealTiles(game, chanceOf(3)), 1);
      const { position } = playOn(climbing, start, simplePlay);
      expect(position.phase).toBe('over');
    }
  });
});

describe('the view of a seat', () => {
  test('holds the talon for who took it alone', () => {
    const taken = afterPlays(
      climbingTable('luan-chuo', { hands: ['66', '65*2', '64*2'], talon: '33*3' }),
      'take',
    );
    expect(formatTiles(viewFor(taken, 0).talon)).toEqual(['33', '33', '33']);
    expect(viewFor(taken, 1)).toMatchObject({ talon: [], talonLeft: 0, talonTaker: 0 });
    expect(viewFor(taken, 1).handSizes).toEqual([4, 2, 2]);
  });

  test('counts what it has not seen: other hands and a talon that lies face down', () => {
    const game = climbingGameOf('luan-chuo');
    const deal = dealTiles(game, chanceOf(5));
    const start = climbing.startPosition(game, deal, 0);
    const hidden = [...deal.hands.slice(1).flat(), ...deal.talon];
    expect(formatTiles(tilesOf(unseenOf(viewFor(start, 0))))).toEqual(formatTiles(hidden));
    const taken = afterPlays(start, 'take');
    const laid = tilesIn('42*4 21*4');
    const unlaid = deal.hands
      .slice(1)
      .flat()
      .filter((kind) => !laid.includes(kind));
    expect(formatTiles(tilesOf(unseenOf(viewFor(taken, 0))))).toEqual(formatTiles(unlaid));
  });

  test('makes a position in which its seat has the same plays and what follows is the same', () => {
    for (const id of variantIds) {
      const game = climbingGameOf(id);
      const start = climbing.startPosition(game, dealTiles(game, chanceOf(11)), 2);
      const { steps } = playOn(climbing, start, (position, legal) =>
        position.phase === 'declare' ? legal[1] : simplePlay(position),
      );
      for (const { before } of steps) {
        const view = viewFor(before, before.seat);
        const seen = seenPosition(view);
        expect(legalPlays(seen)).toEqual(legalPlays(before));
        expect(seen.tallies).toEqual(before.tallies);
        expect(seen.hasLed).toBe(before.hasLed);
        expect(viewFor(seen, before.seat)).toEqual(view);
      }
    }
  });

  test('makes the position of a round that somebody has won', () => {
    const hands = ['66*4 11*4 44*4 31*3', '65', '64'];
    const table = climbingTable('sap-ng-wu', { hands });
    const leads = ['66*4', '11*4', '44*4', '31*3'].flatMap((led) => [led, 'pass', 'pass']);
    const view = viewFor(afterPlays(table, ...leads, 'declare'), 1);
    expect(view.declarer).toBe(0);
    expect(viewFor(seenPosition(view), 1)).toEqual(view);
  });
});

describe('what a play brought', () => {
  const hands = ['66 66 66 66 11', '51', '51'];
  const table = climbingTable('sap-ng-wu', { hands });

  test.each([
    ['W7 nothing before a trick is won', ['66*4'], 'nothing'],
    ['W7 little with a wu', ['66', 'pass', 'pass'], 'little'],
    ['W7 little with two', ['66*2', 'pass', 'pass'], 'little'],
    ['W7 much with three', ['66*3', 'pass', 'pass'], 'much'],
    ['W10 a payment with four alike', ['66*4', 'pass', 'pass'], 'payment'],
  ] as const)('%s', (_, [...plays], brought) => {
    const before = afterPlays(table, ...plays.slice(0, -1));
    const after = afterPlays(table, ...plays);
    expect(climbing.broughtBetween(before, after)).toBe(brought);
  });
});

describe('the way back to climbing', () => {
  const [tiuU] = fishingVariants;
  const fishing = unwrap(createFishingGame(tiuU, 2));

  test('gives what is of climbing', () => {
    const position = climbingTable('sap-ng-wu', { hands: ['66', '65', '64'] });
    expect(climbingGame(position.game)).toBe(position.game);
    expect(climbingPosition(position)).toBe(position);
    const view = viewFor(position, 0);
    expect(climbingView(view)).toBe(view);
    const round = { game: position.game, start: position, steps: [], position };
    expect(climbingRound(round)).toBe(round);
  });

  test('refuses a game of another family', () => {
    expect(() => climbingGame(fishing)).toThrow('the game is one of climbing');
    const position = { game: fishing, phase: 'hand', seat: 0 };
    expect(() => climbingPosition(position)).toThrow('the game is one of climbing');
    expect(() => climbingView({ ...position, legal: [], plays: [] })).toThrow();
    expect(() => climbingRound({ game: fishing, start: position, steps: [], position })).toThrow();
  });
});
