import { expect, test } from 'vitest';
import { compareHeard } from './heard.ts';
import type { Utterance } from './speech.ts';

function told(...lines: readonly string[]) {
  return lines.map((words, at) => ({ at: 100 * at, words }));
}

function spoken(...lines: readonly string[]): Utterance[] {
  return lines.map((words, at) => ({
    words,
    sent: 1000 + 100 * at,
    begun: 1000 + 100 * at,
    ended: 1050 + 100 * at,
    lost: '',
  }));
}

function fates(lines: readonly string[], speech: readonly Utterance[]) {
  return compareHeard(told(...lines), speech).map(({ fate }) => fate);
}

test('what was spoken in its order was heard, whatever else was', () => {
  const speech = spoken('return', 'Bo passed. ', 'button', 'Ann passed.');
  expect(fates(['Bo passed', 'Ann passed'], speech)).toEqual(['heard', 'heard']);
});

test('signs that a reader changes do not count, nor does the name of the region', () => {
  const speech = spoken('Plays as they happen You drew the Red Nine 5 4');
  expect(fates(['You drew the Red Nine 5\u20114.'], speech)).toEqual(['heard']);
});

test('several sentences that are spoken as one were heard', () => {
  const speech = spoken('輪到你。 Bo passed.');
  expect(fates(['輪到你', 'Bo passed'], speech)).toEqual(['heard', 'not heard']);
  expect(fates(['輪到你。Bo passed.'], speech)).toEqual(['heard']);
});

test('what nobody spoke was not heard, nor was what was spoken before it was told', () => {
  expect(fates(['Bo passed'], spoken('Ann passed'))).toEqual(['not heard']);
  const early = spoken('Bo passed').map((utterance) => ({ ...utterance, sent: -1 }));
  expect(fates(['Bo passed'], early)).toEqual(['not heard']);
});

test('what was told later and spoken first puts the other out of order', () => {
  const speech = spoken('Your lead', 'Bo passed');
  expect(fates(['Bo passed', 'Your lead'], speech)).toEqual(['heard', 'out of order']);
});

test('what was stopped before its end was cut off', () => {
  const [first] = spoken('Bo passed and you lead');
  if (first === undefined) throw new Error('There is speech.');
  expect(fates(['Bo passed and you lead'], [{ ...first, lost: 'you lead' }])).toEqual(['cut off']);
  const { begun: _, ...never } = first;
  expect(fates(['Bo passed and you lead'], [never])).toEqual(['cut off']);
  // The rest of the speech may be cut off.
  expect(fates(['Bo passed'], [{ ...first, lost: 'you lead' }])).toEqual(['heard']);
});

test('each telling has a speaking of its own, and one too many is counted', () => {
  const twice = spoken('Bo passed', 'Bo passed');
  expect(fates(['Bo passed', 'Bo passed'], twice)).toEqual(['heard', 'heard']);
  expect(compareHeard(told('Bo passed'), twice)).toMatchObject([{ fate: 'heard', again: 1 }]);
});
