import { expect, test } from 'vitest';
import { createAnnouncer } from '../../src/store/announcer.ts';
import type { Tiding } from '../../src/store/tidings.ts';
import { listeningTime } from '../../src/text/heardSentences.ts';
import { createHandClock } from '../support/handClock.ts';

/** An announcer whose region has stood for long, and all that it was told in its order. */
function openAnnouncer() {
  const clock = createHandClock();
  const announcer = createAnnouncer(clock.timer);
  announcer.stand();
  clock.pass(2000);
  const told: string[] = [];
  let newest = -1;
  announcer.subscribe(({ told: now }) => {
    for (const { id, words } of now) {
      if (id > newest) told.push(words);
      newest = Math.max(newest, id);
    }
  });
  return { announcer, clock, told };
}

const news: readonly Tiding[] = [{ key: 'led', words: () => ['Ann led'] }];

test('a press that is repeated is answered once, and again when it was answered', () => {
  const { announcer, clock, told } = openAnnouncer();
  announcer.answer('Pick a bait');
  announcer.answer('Pick a bait');
  clock.pass(300);
  announcer.answer('Pick a bait');
  announcer.answer('Pick a bait');
  clock.pass(2000);
  expect(told.map((words) => words.trimEnd())).toEqual(['Pick a bait.', 'Pick a bait.']);
});

test('no answer is told with news of the table, which are newer', () => {
  const { announcer, clock, told } = openAnnouncer();
  announcer.answer('Not yet: Ann’s turn');
  announcer.offer('table', news);
  announcer.tell('Taken back');
  clock.pass(2000);
  expect(told).toEqual(['Taken back. Ann led.']);
});

test('what is told by itself comes first, then the table, a lesson and a bait', () => {
  const { announcer, clock, told } = openAnnouncer();
  for (const place of ['board', 'page', 'table'] as const) {
    announcer.offer(place, [{ key: place, words: () => [place] }]);
  }
  announcer.tell('undone');
  clock.pass(2000);
  expect(told).toEqual(['undone. table. page. board.']);
});

test('what a place is about to tell is not told by itself as well', () => {
  const { announcer, clock, told } = openAnnouncer();
  announcer.offer('table', [{ key: 'hint', words: () => ['Lay nothing.'] }]);
  announcer.tell('Lay nothing.');
  clock.pass(2000);
  announcer.tell('Lay nothing.');
  clock.pass(2000);
  expect(told.map((words) => words.trimEnd())).toEqual(['Lay nothing.', 'Lay nothing.']);
});

test('what is told by itself as a screen comes is heard, though a part of it has nothing to tell', () => {
  const { announcer, clock, told } = openAnnouncer();
  announcer.tell('Bea sat down.');
  announcer.offer('question', []);
  announcer.offer('table', news);
  clock.pass(2000);
  expect(told).toEqual(['Bea sat down. Ann led.']);
});

test('what the screen before has told is not told again where that is not wanted', () => {
  const { announcer, clock, told } = openAnnouncer();
  announcer.offer('table', [{ key: '0', words: () => ['Ann caught the Axe'] }]);
  clock.pass(2000);
  announcer.offer('table', []);
  announcer.offer(
    'table',
    ['Ann caught the Axe', 'Ann drew the Heaven', 'Pass the device'].map((words, at) => ({
      key: words,
      unlessTold: at < 2,
      words: () => [words],
    })),
  );
  clock.pass(2000);
  expect(told).toEqual(['Ann caught the Axe.', 'Ann drew the Heaven. Pass the device.']);
});

test('a key cuts off what was told, so that it is not waited for', () => {
  const { announcer, clock } = openAnnouncer();
  const words = 'Bo drew the Red Nine 5‑4 and caught the Red Nine 5‑4. '.repeat(6);
  announcer.tell(words);
  clock.pass(300);
  expect(listeningTime(words)).toBeGreaterThan(10_000);
  announcer.followNow();
  clock.pass(1900);
  expect(announcer.getState().isBusy).toBe(true);
  clock.pass(200);
  expect(announcer.getState().isBusy).toBe(false);
});
