import { describe, expect, test } from 'vitest';
import { cardsOf, combinationsIn, variantIds } from '../../../../src/engine/climbing/index.ts';
import { copiesIn, countOf, countTiles, formatKind, kinds } from '../../../../src/engine/index.ts';
import {
  type BeatQuestion,
  beatQuestion,
} from '../../../../src/lessons/climbing/drills/beatQuestion.ts';
import { seedOfDeal } from '../../../../src/records/seed.ts';
import { textOf } from '../../../support/climbing/plainCards.ts';
import { plainBeats } from '../../../support/climbing/plainCombinations.ts';
import { climbingGameOf } from '../../../support/climbing/table.ts';

const asked = 150;

/** Many questions of a variant, one after the other. */
function questionsOf(id: (typeof variantIds)[number]): readonly BeatQuestion[] {
  const game = climbingGameOf(id);
  const questions: BeatQuestion[] = [];
  for (let number = 0; number < asked; number += 1) {
    questions.push(beatQuestion(game, seedOfDeal('beats', number), questions.at(-1)));
  }
  return questions;
}

const inAll = ['too-low', 'equal', 'wrong-size', 'unbeatable', 'higher'];
const inMixed = [...inAll, 'higher-leader', 'wrong-suit', 'wrong-form', 'wrong-mixture'];

/** The reasons that must come up, as the rules of each variant bring them about. */
const reasons: Readonly<Record<(typeof variantIds)[number], readonly string[]>> = {
  'sap-ng-wu': [...inMixed, 'supreme-beats-nothing'],
  'wu-han': [...inMixed, 'supreme-beats-nothing'],
  'chang-pai': [...inAll, 'wrong-suit', 'over-other', 'heaven-pair'],
  'luan-chuo': inMixed,
  'luan-chuo-28': [...inMixed, 'supreme-beats-nothing'],
  'ma-hua-hua': [...inAll, 'supreme-beats-nothing', 'beats-all', 'higher-form', 'more-pips'],
};

const cardsIn = ({ play }: BeatQuestion['trick']) => (play === undefined ? [] : cardsOf(play));
const plain = (told: BeatQuestion['trick']): string => textOf(cardsIn(told).map(formatKind));

describe.each(variantIds)('%s asks', (id) => {
  const game = climbingGameOf(id);
  const questions = questionsOf(id);

  test('about two combinations that one kit has, and answers by the rules', () => {
    const all = combinationsIn(game.variant);
    for (const { trick, raised, answer } of questions) {
      expect(all).toContain(trick);
      expect(all).toContain(raised);
      const both = countTiles([...cardsIn(trick), ...cardsIn(raised)]);
      for (const kind of kinds) {
        expect(countOf(both, kind)).toBeLessThanOrEqual(copiesIn(game.variant.kit, kind));
      }
      expect([plain(raised), plain(trick), answer.beats]).toEqual([
        plain(raised),
        plain(trick),
        plainBeats(id, plain(raised), plain(trick)),
      ]);
    }
  });

  test('as often what beats as what does not, and nothing twice in a row', () => {
    const yes = questions.filter(({ answer }) => answer.beats).length;
    expect(yes).toBeGreaterThan(asked * 0.4);
    expect(yes).toBeLessThan(asked * 0.6);
    for (const [at, question] of questions.entries()) {
      const before = questions[at - 1];
      expect(
        before !== undefined &&
          plain(before.trick) === plain(question.trick) &&
          plain(before.raised) === plain(question.raised),
      ).toBe(false);
    }
  });

  test('for every reason that its rules know', () => {
    const found = questions.map(({ answer }) => (answer.beats ? answer.why : answer.why.code));
    expect([...new Set(found)].toSorted()).toEqual(reasons[id].toSorted());
  });

  test('what its seed asks, and another thing where that was asked before', () => {
    const first = beatQuestion(game, 'seed');
    expect(beatQuestion(game, 'seed')).toEqual(first);
    const next = beatQuestion(game, 'seed', first);
    expect([plain(next.trick), plain(next.raised)]).not.toEqual([
      plain(first.trick),
      plain(first.raised),
    ]);
  });
});
