import { describe, expect, test } from 'vitest';
import {
  fishAnswers,
  noFishAnswer,
  scoreAnswer,
} from '../../../../../src/ui/fishing/table/answers/answers.ts';
import { type TableRound, tableModelOf } from '../../../../../src/ui/fishing/table/tableModel.ts';
import { say } from '../../../../support/say.ts';
import { freshRound, withRandomPlays, withTyped } from '../playedRound.ts';

const deal = {
  hands: ['54 44 11', '63 21 31'],
  lake: '63 62 53 22',
  drawPile: '51 43 31 32 55 64',
};

const score = (round: TableRound) => scoreAnswer(tableModelOf(round), say);
const fish = (round: TableRound, withPoints = true) =>
  fishAnswers(tableModelOf(round), withPoints, say);
const noFish = (round: TableRound) => noFishAnswer(tableModelOf(round), say);

describe('how it stands', () => {
  test('is level before anything is caught', () => {
    expect(score(freshRound({ deal }))).toBe('All tied at 0.');
  });

  test('tells everybody’s points and who leads by how much', () => {
    expect(score(withTyped(freshRound({ deal }), '54x63'))).toBe(
      'Ann 36 and Bo 0. Ann ahead by 36.',
    );
  });

  test('of three the lead is what lies between the first two', () => {
    const round = freshRound({
      seatCount: 3,
      deal: { hands: ['54 11', '44 21', '31 32'], lake: '63 62 22', drawPile: '51 43 61 65' },
    });
    const model = tableModelOf(round);
    expect(scoreAnswer({ ...model, scores: [10, 42, 30] }, say)).toBe(
      'Ann 10, Bo 42, and Cai 30. Bo ahead by 12.',
    );
    expect(scoreAnswer({ ...model, scores: [7, 7, 7] }, say)).toBe('All tied at 7.');
  });

  test('names nobody as the leader where the first are level', () => {
    const round = freshRound({
      seatCount: 3,
      deal: { hands: ['54 11', '44 21', '31 32'], lake: '63 62 22', drawPile: '51 43 61 65' },
    });
    const answer = scoreAnswer({ ...tableModelOf(round), scores: [42, 42, 30] }, say);
    expect(answer).not.toContain('ahead by 0');
  });
});

describe('what can be caught', () => {
  test('tells for each bait its fish with their points', () => {
    const answer = fish(freshRound({ deal }));
    expect(answer).toEqual([
      'Man 4‑4 catches Slant Eight 5‑3 (+32) and Straight Eight 6‑2 (+32).',
      'Red Nine 5‑4 catches Black Nine 6‑3 (+36).',
    ]);
  });

  test('leaves the points out where they are not shown', () => {
    const answer = fish(freshRound({ deal }), false);
    expect(answer).toContain('Man 4‑4 catches Slant Eight 5‑3 and Straight Eight 6‑2.');
    expect(answer.join()).not.toContain('+');
  });

  test('tells of all three at once beside one of them', () => {
    const three = { hands: ['66 51', '21 31'], lake: '66 66 66 42', drawPile: '51 43 31 32' };
    const round = freshRound({ deal: three });
    expect(fish(round)).toContain(
      'Heaven 6‑6 catches Heaven 6‑6 (+48) and all three Heaven 6‑6 (+96).',
    );
    expect(fish(round, false)).toContain('Heaven 6‑6 catches Heaven 6‑6 and all three Heaven 6‑6.');
  });

  test('F10: tells of a pair of Heaven that may be laid', () => {
    const pair = { hands: ['66 66', '21 31'], lake: '51 53 55 42', drawPile: '51 43 31 32' };
    const round = freshRound({ deal: pair, variant: 'tiu-u-woodpile' });
    expect(fish(round)).toEqual(['You can lay a pair of Heaven 6‑6 (+48).']);
    expect(fish(round, false)).toEqual(['You can lay a pair of Heaven 6‑6.']);
  });

  test('is nothing where no bait catches anything', () => {
    const bare = { hands: ['11 66', '63 21'], lake: '63 62 53 22', drawPile: '51 43 31 32' };
    expect(fish(freshRound({ deal: bare }))).toEqual([]);
    expect(noFish(freshRound({ deal: bare }))).toBe('Nothing to catch now.');
  });

  test('is nothing where all tiles are played', () => {
    const over = withRandomPlays(freshRound(), { plays: 200 });
    expect(over.position.phase).toBe('over');
    expect(noFish(over)).toBe('All tiles are played.');
  });

  test('is not for somebody whose turn it is not, or who must wait for a drawn tile', () => {
    expect(noFish(freshRound({ deal, viewer: 1 }))).toBe('It’s not your turn.');
    expect(noFish(freshRound({ deal, viewer: null }))).toBe('It’s not your turn.');
    expect(fish(withTyped(freshRound({ deal }), '11'))).toEqual([]);
  });
});
