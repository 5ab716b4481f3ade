import { expect, test } from 'vitest';
import type { FinishedRound } from '../../../src/store/history/keepPlayed.ts';
import { createMemoryStorage } from '../../support/browserParts.ts';
import { openWaiting } from '../../support/memoryChest.ts';
import { roundOf } from './rounds.ts';

const played = (number: number): FinishedRound => ({ round: roundOf('a'), match: 'm', number });

function numbersOf(waiting: ReturnType<typeof openWaiting>): number[] {
  return waiting.list().map(({ number }) => number);
}

test('rounds that the shelf has refused wait beside those that lie there, and are written later', () => {
  const storage = createMemoryStorage();
  const waiting = openWaiting(storage);
  waiting.add([played(1)], 'storage-full');
  storage.refusal = 'writing';
  waiting.add([played(2)], 'storage-full');
  waiting.add([played(3)], 'storage-full');
  expect(numbersOf(waiting)).toEqual([1, 2, 3]);
  waiting.drop([played(1)]);
  expect(numbersOf(waiting)).toEqual([2, 3]);
  expect(numbersOf(openWaiting(storage))).toEqual([1]);
  waiting.writeAgain();
  storage.refusal = 'none';
  waiting.writeAgain();
  expect(numbersOf(openWaiting(storage))).toEqual([2, 3]);
});

test('a round that is kept does not wait again because the shelf could not be told', () => {
  const storage = createMemoryStorage();
  const waiting = openWaiting(storage);
  waiting.add([played(1)], 'storage-full');
  waiting.add([played(2)], 'storage-full');
  storage.refusal = 'writing';
  waiting.drop([played(1)]);
  waiting.drop([played(1)]);
  waiting.add([played(3)], 'storage-full');
  expect(numbersOf(waiting)).toEqual([2, 3]);
});

test('what another tab lets wait meanwhile is added to, and what it has had kept does not come back', () => {
  const storage = createMemoryStorage();
  const waiting = openWaiting(storage);
  waiting.add([played(1)], 'storage-full');
  const other = openWaiting(storage);
  storage.refusal = 'writing';
  waiting.add([played(3)], 'storage-full');
  storage.refusal = 'none';
  other.drop([played(1)]);
  other.add([played(2)], 'storage-full');
  waiting.writeAgain();
  expect(numbersOf(waiting)).toEqual([2, 3]);
  expect(numbersOf(openWaiting(storage))).toEqual([2, 3]);
});

test('whoever writes again is told which rounds still do not outlive the page', () => {
  const storage = createMemoryStorage();
  const waiting = openWaiting(storage);
  const lost = () => waiting.writeAgain().map(({ number }) => number);
  expect(lost()).toEqual([]);
  waiting.add([played(1)], 'storage-full');
  storage.refusal = 'writing';
  waiting.add([played(2)], 'storage-full');
  expect(lost()).toEqual([2]);
  storage.refusal = 'reading';
  expect(lost()).toEqual([1, 2]);
  storage.refusal = 'none';
  expect(lost()).toEqual([]);
  // Somebody has cleared everything away while the page was open.
  storage.texts.clear();
  expect(lost()).toEqual([]);
  expect(numbersOf(openWaiting(storage))).toEqual([1, 2]);
});

test('rounds that a newer version of the app has taken over with the shelf are not lost with the page', () => {
  const storage = createMemoryStorage();
  const waiting = openWaiting(storage);
  waiting.add([played(1)], 'storage-full');
  storage.texts.set('waiting', '{"version":99}');
  waiting.add([played(2)], 'storage-full');
  expect(numbersOf(waiting)).toEqual([1, 2]);
  expect(waiting.writeAgain().map(({ number }) => number)).toEqual([2]);
  expect(storage.texts.get('waiting')).toBe('{"version":99}');
});
