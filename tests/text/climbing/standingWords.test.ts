import { expect, test } from 'vitest';
import { standingOf, type VariantId } from '../../../src/engine/climbing/index.ts';
import { type KindText, kindOf } from '../../../src/engine/index.ts';
import { pokedWords, standingWords } from '../../../src/text/climbing/standingWords.ts';
import { climbingGameOf } from '../../support/climbing/table.ts';
import { say } from '../../support/say.ts';

/** What is said of so many cards of a kind: of which play, and how it stands. */
function saidOf(id: VariantId, text: KindText, copies: number): readonly string[] {
  const game = climbingGameOf(id);
  const kind = kindOf(text);
  const standing = standingOf(game.variant, kind, copies);
  return [pokedWords(standing, { kind, copies }, game, say), ...standingWords(standing, game, say)];
}

test('W3 a kind that is played only with another is told of as that play', () => {
  const [heading, ...others] = saidOf('chang-pai', '66', 2);
  expect(heading).toBe('the pair 6‑6 and 2‑1');
  expect(others[0]).toBe('Nothing beats it.');
});

test('W3 more cards than there are stand above why they are no play', () => {
  const [heading, ...others] = saidOf('ma-hua-hua', '63', 3);
  expect(heading).toMatch(/6‑3 ×3$/);
  expect(others).toEqual(['At most two of 6‑3 can be played at once.']);
});

test('W3 a set is told of by its kind and its number', () => {
  const [heading, beaten] = saidOf('sap-ng-wu', '63', 2);
  expect(heading).toMatch(/6‑3 ×2$/);
  expect(beaten).toBe('Nothing beats it.');
});
