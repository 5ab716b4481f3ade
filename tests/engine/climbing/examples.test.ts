import { describe, expect, test } from 'vitest';
import {
  createGame,
  formatPlay,
  type Game,
  legalPlays,
  nextStarter,
  type Position,
  parsePlay,
  play,
  type RuleChanges,
  seatSheetOf,
  settlementOf,
  startPosition,
  type VariantId,
  variants,
  winnerOf,
  worthOf,
  wuOf,
} from '../../../src/engine/climbing/index.ts';
import { type Play, seatsOf } from '../../../src/engine/index.ts';
import { cardsIn, plainOrder } from '../../support/climbing/plainCards.ts';
import { tilesIn, unwrap } from '../../support/table.ts';

function gameOf(id: VariantId, changes: RuleChanges = {}): Game {
  const variant = variants.find((one) => one.id === id);
  if (variant === undefined) throw new Error(`${id} is a variant`);
  return unwrap(createGame(variant, 3, changes));
}

function playOf(text: string): Play {
  const parsed = parsePlay(text);
  if (parsed === undefined) throw new Error(`${text} is a play`);
  return parsed;
}

/** The position before the first play, with no more cards than a test is about. */
function tableOf(game: Game, hands: readonly string[], dealer = 0): Position {
  return startPosition(game, { hands: hands.map(tilesIn), talon: [] }, dealer);
}

/** The position after plays that must be legal. */
function following(position: Position, ...texts: readonly string[]): Position {
  return texts.reduce((current, text) => {
    expect(legalTexts(current)).toContain(text);
    return play(current, playOf(text));
  }, position);
}

function legalTexts(position: Position): string[] {
  return legalPlays(position).map(formatPlay);
}

/** What the second seat may answer when the first one leads a combination. */
function answersTo(id: VariantId, led: string, hand: string): string[] {
  const own = cardsIn(led).join(' ');
  let position = tableOf(gameOf(id), [own, hand, '51'], 0);
  while (position.phase !== 'lead') {
    position = play(position, playOf(position.phase === 'consent' ? 'play' : 'pass'));
  }
  return legalTexts(following(position, led));
}

describe('what beats what', () => {
  test.each([
    { id: 'sap-ng-wu', led: '65*2', hand: '31*2 53*2 66 44 55*3', beaten: ['31*2', '55*2'] },
    {
      id: 'sap-ng-wu',
      led: '41+32*2+31*2',
      hand: '62 53*2 11*2 52*2 44*4 43*2 66*2',
      beaten: ['62+53*2+11*2', '52*2+44*2+43'],
    },
    {
      id: 'sap-ng-wu',
      led: '41+32*2+31*2',
      hand: '62*2 53 11*2 66*2',
      beaten: [],
    },
    { id: 'ma-hua-hua', led: '11*3', hand: '33 22 11', beaten: ['33+22+11'] },
    { id: 'ma-hua-hua', led: '33+22+11', hand: '66 55 44', beaten: ['66+55+44'] },
    { id: 'ma-hua-hua', led: '66+55+44', hand: '63 62*2', beaten: ['63+62*2'] },
    { id: 'ma-hua-hua', led: '11*2', hand: '63 62 66*2', beaten: ['63+62', '66*2'] },
    {
      id: 'ma-hua-hua',
      led: '33+22*3+11*4',
      hand: '33*2 22*2 11*4',
      beaten: ['33*2+22*2+11*4'],
    },
    { id: 'ma-hua-hua', led: '66*2+55*2+44*2', hand: '66 55*2 44*3', beaten: [] },
  ] as const)(
    'W3 W4 in $id $led is beaten by $beaten out of $hand',
    ({ id, led, hand, beaten }) => {
      const answers = answersTo(id, led, hand).filter((text) => text !== 'pass');
      expect(answers).toEqual([...beaten].sort());
    },
  );

  test('W4 two military cards without a civil one are no combination', () => {
    expect(legalTexts(tableOf(gameOf('sap-ng-wu'), ['62 53', '66', '66']))).toEqual(['53', '62']);
  });

  test('W5 nothing beats a Supreme, and it beats nothing', () => {
    const hand = '42*4 21*4 66*4 54*4';
    expect(answersTo('sap-ng-wu', '42+21', hand)).toEqual(['pass']);
    expect(answersTo('sap-ng-wu', '66+63', hand)).toEqual(['pass']);
    expect(answersTo('sap-ng-wu', '41*2', hand)).toEqual(['42*2', '54*2', 'pass']);
  });

  test('W2 W3 in chang-pai more pips win in a suit, and red beats black of as many or fewer', () => {
    const answers = (led: string, hand: string): string[] => answersTo('chang-pai', led, hand);
    expect(answers('53', '62 63 44 41')).toEqual(['44', '63', 'pass']);
    expect(answers('65', '44 55')).toEqual(['pass']);
    expect(answers('41', '65 63 44')).toEqual(['44', 'pass']);
    expect(answers('64*2', '66*2 21*2')).toEqual(['66+21', 'pass']);
    expect(answers('66+21', '66 21 64*2 44*2')).toEqual(['pass']);
    expect(answers('65*2', '66 21')).toEqual(['pass']);
  });

  test('W2 W3 in luan-chuo the low civil kinds are equals and go in twos at least', () => {
    expect(answersTo('luan-chuo', '51*2', '65*2 64*3 61 22*2')).toEqual(['22*2', 'pass']);
    expect(
      legalTexts(following(tableOf(gameOf('luan-chuo'), ['65*2 51', '66', '66']), ...passes)),
    ).toEqual(['65*2']);
  });

  test('W3 in ma-hua-hua four 66 beat every play of any size, what is happy too', () => {
    for (const led of ['42+21', '42*2+21*2', '33*4+22*4+11*4', '63*2+62*2', '51']) {
      expect(answersTo('ma-hua-hua', led, '66*4')).toContain('66*4');
    }
    expect(answersTo('ma-hua-hua', '42+21', '66*3 63 62')).toEqual(['pass']);
    expect(answersTo('ma-hua-hua', '51*2', '42 21')).toEqual(['pass']);
    expect(answersTo('ma-hua-hua', '66*4', '63*2 62*2')).toEqual(['pass']);
  });

  test('W3 in ma-hua-hua the pendulum and the fish with more pips win, and equal pips do not', () => {
    const fish = '33*2+22*2+11*2';
    expect(answersTo('ma-hua-hua', fish, '33*2 22*2 11*2')).toEqual(['pass']);
    expect(answersTo('ma-hua-hua', '33+22*2+11*3', '33*2 22 11*3')).toEqual([
      '33*2+22+11*3',
      'pass',
    ]);
    expect(answersTo('ma-hua-hua', '66*2+55+44*3', '66 55*3 44*2')).toEqual(['pass']);
    expect(answersTo('ma-hua-hua', '63+62', '63 62')).toEqual(['pass']);
  });
});

/** The seats of `luan-chuo` leave the talon. */
const passes = ['pass', 'pass', 'pass'];

/** So many wu, each won by a play of its own and none of a kind together. */
function singles(wu: number): { play: Play; laid: boolean }[] {
  const kit = plainOrder.flatMap((kind) => [kind, kind, kind, kind]);
  return kit.slice(0, wu).map((kind) => ({ play: playOf(kind), laid: false }));
}

describe('what wu are worth', () => {
  test.each([
    {
      id: 'sap-ng-wu',
      worth: { 14: 0, 15: 1, 17: 1, 18: 2, 20: 2, 21: 3, 24: 4, 26: 4, 27: 5, 30: 6 },
    },
    { id: 'wu-han', worth: { 14: 0, 15: 1, 23: 3, 29: 5 } },
    { id: 'chang-pai', worth: { 14: 0, 15: 1, 23: 3, 29: 5 } },
    { id: 'luan-chuo', worth: { 15: 0, 16: 1, 17: 2, 28: 13 } },
    { id: 'luan-chuo-28', worth: { 14: 0, 15: 1, 20: 6, 21: 8, 22: 9, 23: 11, 24: 12, 25: 14 } },
    { id: 'ma-hua-hua', worth: { 6: 0, 10: 0, 11: 4, 12: 5, 15: 8 } },
  ] as const)('W13 in $id wu are worth $worth', ({ id, worth }) => {
    const found = Object.keys(worth).map((wu) => [
      wu,
      seatSheetOf(gameOf(id), singles(Number(wu))).worth,
    ]);
    expect(Object.fromEntries(found)).toEqual(worth);
  });

  test('W13 bands are multiplied by bandChips', () => {
    expect(seatSheetOf(gameOf('chang-pai', { bandChips: 1_000_000 }), singles(18)).worth).toBe(
      2_000_000,
    );
  });

  const won = (id: VariantId, played: string, laid = ''): { wu: number; worth: number } => {
    const { wu, worth } = seatSheetOf(gameOf(id), [
      ...laid
        .split(' ')
        .filter(Boolean)
        .map((text) => ({ play: playOf(text), laid: true })),
      ...played.split(' ').map((text) => ({ play: playOf(text), laid: false })),
    ]);
    return { wu, worth };
  };

  test('W13 in luan-chuo each three adds one and each four two, within mixed plays too', () => {
    expect(won('luan-chuo', '66*3+54*4 44*3 55*4 33*2')).toEqual({
      wu: 16,
      worth: 1 + 1 + 2 + 1 + 2,
    });
    expect(won('luan-chuo', '66*2 66*2 55*2 55*2 33*2 22*2 44*2 11*2')).toEqual({
      wu: 16,
      worth: 1,
    });
  });

  test('W13 in luan-chuo-28 the best of the leading kinds doubles or quadruples once', () => {
    expect(won('luan-chuo-28', '66*3 11*3 44*3 55*4 33*2')).toEqual({ wu: 15, worth: 2 });
    expect(won('luan-chuo-28', '66*3 53+11*4 44*3 55*4')).toEqual({ wu: 15, worth: 4 });
  });

  test('W13 in ma-hua-hua what is happy, bulls and fours add points', () => {
    expect(won('ma-hua-hua', '42*2+21*2 63+62 66*4 55')).toEqual({ wu: 11, worth: 4 + 1 + 1 + 2 });
    expect(won('ma-hua-hua', '33*4+22*3+11 66 55 44')).toEqual({ wu: 11, worth: 4 + 2 });
  });

  test('W11 a Supreme of all eight counts sixteen, laid or played', () => {
    expect(won('sap-ng-wu', '66*2', '42*4+21*4')).toEqual({ wu: 18, worth: 2 });
    expect(won('sap-ng-wu', '66*2 42*4+21*4')).toEqual({ wu: 18, worth: 2 });
    expect(won('sap-ng-wu', '42*4+21*3')).toEqual({ wu: 7, worth: 0 });
  });
});

describe('rounds', () => {
  test('W6 W9 W11 who lays all eight may declare before anybody leads', () => {
    const table = following(
      tableOf(gameOf('sap-ng-wu'), ['66', '42*4 21*4', '51']),
      'lay 42*4+21*4',
    );
    expect(table.phase).toBe('declare');
    expect(wuOf(table)).toEqual([0, 16, 0]);
    expect(settlementOf(following(table, 'declare'))).toEqual([-1, 2, -1]);
    expect(following(table, 'decline')).toMatchObject({ phase: 'lead', seat: 0 });
  });

  test('W8 who can lead nothing is passed over; where nobody can the round is over', () => {
    const table = tableOf(gameOf('chang-pai'), ['66', '66', '65 66']);
    expect(table).toMatchObject({ phase: 'lead', seat: 2 });
    const end = following(table, '65', 'pass', 'pass');
    expect(end.phase).toBe('over');
    expect(settlementOf(end)).toEqual([0, 0, 0]);
    expect(nextStarter(end, 1)).toBe(1);
  });

  test('W10 W14 fours are paid at once, twice by or to the dealer', () => {
    const game = gameOf('sap-ng-wu', { fourChips: 3, dealerDouble: true });
    const table = following(
      tableOf(game, ['66*4 54*4 51', '65', '64']),
      '66*4+54*4',
      'pass',
      'pass',
    );
    expect(settlementOf(table)).toEqual([24, -12, -12]);
    const other = following(tableOf(game, ['51', '61 44*4', '51'], 2), '51', 'pass', '61', 'pass');
    expect(settlementOf(following(other, '44*4', 'pass'))).toEqual([-3, 9, -6]);
  });

  test('W12 in ma-hua-hua who declares is paid like others with six, who has fewer pays each', () => {
    const hands = ['66*4 55*4 44*3', '33*4 22*4', '51 61'];
    const begun = following(
      tableOf(gameOf('ma-hua-hua'), hands, 1),
      'play',
      '33*4',
      'pass',
      'pass',
    );
    const ahead = following(begun, '22*4', 'pass', '66*4', 'pass', '55*4', 'pass', '44*3', 'pass');
    expect(wuOf(ahead)).toEqual([11, 4, 0]);
    expect(worthOf(ahead, 0)).toBe(8);
    const end = following(ahead, 'declare');
    expect(settlementOf(end)).toEqual([16, -8, -8]);
    expect(winnerOf(end)).toBe(0);
  });

  test('W1 in ma-hua-hua the next seat deals when all throw, else the winner does', () => {
    const end = following(
      tableOf(gameOf('ma-hua-hua'), ['66', '55', '44'], 1),
      'throw',
      'throw',
      'throw',
    );
    expect(nextStarter(end, 1)).toBe(2);
    expect(seatsOf(3).map((seat) => worthOf(end, seat))).toEqual([0, 0, 0]);
  });
});
