import { describe, expect, test } from 'vitest';
import { cardsOf, pointsOfWu, variantIds } from '../../../../../src/engine/climbing/index.ts';
import { kindOf } from '../../../../../src/engine/index.ts';
import {
  type BeatQuestion,
  beatQuestion,
} from '../../../../../src/lessons/climbing/drills/beatQuestion.ts';
import { miscountsOf } from '../../../../../src/lessons/climbing/drills/worthMistake.ts';
import { worthQuestion } from '../../../../../src/lessons/climbing/drills/worthQuestion.ts';
import { beatWords } from '../../../../../src/ui/climbing/learn/drills/beatWords.ts';
import {
  countedWorth,
  givenWorth,
} from '../../../../../src/ui/climbing/learn/drills/worthWords.ts';
import { climbingGameOf } from '../../../../support/climbing/table.ts';
import { say } from '../../../../support/say.ts';
import { runs } from '../../../../support/thoroughness.ts';

const whole = /^[A-Z0-9].*\.$/;
const broken = /[{}#]|undefined|NaN|climbing\.|\s\s/;

/** How many 66 lie in a play. */
function heavensIn({ play }: BeatQuestion['trick']): number {
  return play === undefined ? 0 : cardsOf(play).filter((kind) => kind === kindOf('66')).length;
}

describe.each(variantIds)('in %s', (id) => {
  const game = climbingGameOf(id);

  test('why a play beats another one or does not is said whole, and of cards that are there', () => {
    // The last of the reasons comes with the 83rd question.
    let before: BeatQuestion | undefined;
    for (let number = 0; number < runs(83, 100); number += 1) {
      const question = beatQuestion(game, `words/${number}`, before);
      before = question;
      const { beats } = question.answer;
      const [right, why = ''] = beatWords(question, true, game, say);
      const [wrong, again] = beatWords(question, false, game, say);
      expect(right).toBe('That’s right.');
      expect(wrong).toBe(`Not quite: it ${beats ? 'does beat it' : 'doesn’t beat it'}.`);
      expect(again).toBe(why);
      expect(why).toMatch(whole);
      expect(why).not.toMatch(broken);
      if (!beats && heavensIn(question.trick) > 0) expect(why).not.toContain('four of 6‑6');
    }
  });

  test('what wu are worth is said whole, and every mistake is one that leads there', () => {
    for (let number = 0; number < 25; number += 1) {
      const question = worthQuestion(game, `words/${number}`);
      const { points, marks } = question.sheet;
      expect(givenWorth(question, points, say)).toEqual(['That’s right.']);
      const counted = countedWorth(question, say);
      expect(counted.length).toBeGreaterThan(0);
      for (const words of counted) expect(words).not.toMatch(broken);
      for (const { chips } of miscountsOf(question)) {
        const [off, missed = ''] = givenWorth(question, chips, say);
        const apart = Math.abs(chips - points);
        const side = chips < points ? 'few' : 'many';
        expect(off).toBe(`${chips} is ${apart} too ${side}: it’s ${points}.`);
        expect(missed).toMatch(/[.?]$/);
        expect(missed).not.toMatch(broken);
        if (id === 'ma-hua-hua') expect(missed).not.toContain('all others');
        const alone = /^That’s what (\d+) wu are worth\.$/.exec(missed)?.[1];
        if (alone !== undefined) expect(pointsOfWu(game, Number(alone), 0)).toBe(chips);
        const marked = /^With the same .*, (\d+) wu are worth that\.$/.exec(missed)?.[1];
        if (marked === undefined) continue;
        expect(marks).toBeGreaterThan(0);
        expect(pointsOfWu(game, Number(marked), marks)).toBe(chips);
      }
    }
  });
});
