import { describe, expect, test } from 'vitest';
import { fishing } from '../../src/engine/fishing/index.ts';
import { readReview, reviewToJson } from '../../src/review/reviewJson.ts';
import { recordOf } from '../support/fishing.ts';
import { reviewed } from '../support/reviewing.ts';
import { dealOf, gameOf, playOf } from '../support/table.ts';

const game = gameOf('tiu-u');
const deal = dealOf(game, { hands: ['66 63 22', '54 31'], lake: '66 54 31 62', drawPile: '66' });
const round = { game, deal, starter: 0, plays: ['66', '66x66'].map(playOf) };
const review = reviewed(round);
const json = reviewToJson(review, fishing);
const written = (): unknown => JSON.parse(JSON.stringify(json));

describe('a review as JSON', () => {
  test('is read as it was written', () => {
    expect(readReview(written(), recordOf(round))).toEqual(review);
  });

  test('is none of a round with other plays, more of them, or other seats', () => {
    expect(
      readReview(written(), recordOf({ ...round, plays: ['66', '66'].map(playOf) })),
    ).toBeUndefined();
    expect(
      readReview(written(), recordOf({ ...round, plays: round.plays.slice(0, 1) })),
    ).toBeUndefined();
    expect(
      readReview(written(), { ...recordOf(round), players: ['Ann', 'Bo', 'Cy'] }),
    ).toBeUndefined();
  });

  test('has room for as many legal plays as any game may have: 400', () => {
    const [first, ...others] = json.plays;
    const made = first?.legal.find((one) => one.play === first.played);
    const legal = Array.from({ length: 400 }, () => made);
    const wide = { ...json, plays: [{ ...first, legal }, ...others] };
    expect(readReview(wide, recordOf(round))?.plays[0]?.values).toHaveLength(400);
  });

  const [play] = json.plays;
  test.each([
    ['nothing', null],
    ['a list', [json]],
    ['another bot', { ...json, bot: 'oracle' }],
    ['no samples', { ...json, samples: 0 }],
    ['a point that is none', { ...json, end: [Number.NaN, 0] }],
    ['an unknown key', { ...json, more: 1 }],
    [
      'a play of no notation',
      { ...json, plays: [{ ...play, played: '77' }, ...json.plays.slice(1)] },
    ],
    ['no legal play', { ...json, plays: [{ ...play, legal: [] }, ...json.plays.slice(1)] }],
    ['a loss below nothing', { ...json, plays: [{ ...play, lost: -1 }, ...json.plays.slice(1)] }],
  ])('is refused where it holds %s', (_, wrong) => {
    expect(readReview(wrong, recordOf(round))).toBeUndefined();
  });
});
