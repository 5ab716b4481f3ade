import { expect, test } from 'vitest';
import { fishingWords } from '../../../src/text/fishing/fishingWords.ts';
import { say } from '../../support/say.ts';

test('what shared screens say of fishing speaks of catches, draws and the lake', () => {
  const { roundFigures, tallyAbout, luckName, luckAndHiddenName, accountsAbout } = fishingWords;
  expect(roundFigures(say)).toMatch(/^Points caught, and below them/);
  expect(tallyAbout(say)).toMatch(/^Margin: your total minus .* Luck: what the tiles dealt, drawn/);
  expect(luckName?.(say)).toBe('Luck of the draw');
  expect(luckAndHiddenName(say)).toBe('Luck: draws and hidden tiles');
  expect(accountsAbout(say)).toMatch(/^The deal: what the hands and the lake promised\./);
});

test('each bot of fishing is told by how it catches', () => {
  const { botAbout } = fishingWords;
  expect(botAbout('novice', say)).toMatch(/^Sees what it can catch/);
  expect(botAbout('greedy', say)).toMatch(/^Takes the most points it can right now/);
});
