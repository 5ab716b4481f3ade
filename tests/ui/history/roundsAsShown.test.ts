import { expect, test } from 'vitest';
import { roundsAsShown } from '../../../src/ui/history/roundsAsShown.ts';
import { say } from '../../support/say.ts';
import { voices } from '../../support/voices.ts';
import { keptRound } from './keptRounds.ts';

test('a round is shown as it is, but for names of which nothing is seen', () => {
  const named = keptRound('a', { names: ['Ann', 'Bo'] });
  const unnamed = keptRound('b', { names: ['Ann', ' '] });
  const out = keptRound('c', {
    names: ['Ann', 'Bo'],
    sitsOut: { place: 2, name: '', control: 'person' },
  });
  const shown = roundsAsShown([named, unnamed, out], say);
  expect(shown[0]).toBe(named);
  expect(shown[1]?.names).toEqual(['Ann', 'Seat 2']);
  expect(shown[2]?.sitsOut?.name).toBe('Seat 3');
  expect(roundsAsShown([unnamed, named], say)[0]).toBe(shown[1]);
});

test('the names that the app gave are those of the language of now', () => {
  const round = keptRound('a', { names: ['You', 'Cy'], controls: ['person', 'greedy'] });
  const typed = keptRound('b', { names: ['Cy', 'Ann'], controls: ['person', 'person'] });
  const [given, own] = roundsAsShown([round, typed], voices['zh-Hant']);
  expect(given?.names).toEqual(['你', '小溪']);
  expect(own).toBe(typed);
});
