import { expect, test } from 'vitest';
import { createSpeechLog } from './speech.ts';

function line(second: string, micros: number, content: string): string {
  return `[Fri Nov 27 12:38:${second} 2026 : ${micros}] speechd:     ${content}\n`;
}

const base = Date.UTC(2026, 10, 27, 12, 38);

const queued = [
  line(
    '44',
    132573,
    'Queueing message |<speak><mark name="0:3"/>Tom &amp; <mark name="4:9"/>Jerry',
  ),
  '<mark name="10:13"/>ran</speak>| with priority 2\n',
].join('');
const begun = line('44', 147732, '24:REPLY:|701-1\r').concat('701-1\r\n701 BEGIN\r\n|\n');

test('an utterance is known from when it is sent to when it is spoken', () => {
  const log = createSpeechLog();
  log.take(queued);
  expect(log.utterances()).toEqual([
    { words: 'Tom & Jerry\nran', sent: base + 44132.573, lost: '' },
  ]);
  log.take(begun);
  expect(log.utterances()).toMatchObject([{ begun: base + 44147.732 }]);
  log.take(line('45', 5, '24:REPLY:|702-1\r'));
  expect(log.utterances()).toMatchObject([{ ended: base + 45000.005, lost: '' }]);
  expect(log.lastChange()).toBe(base + 45000.005);
});

test('what is stopped has lost what comes from the word on that was reached', () => {
  const log = createSpeechLog();
  log.take(queued + begun);
  log.take(
    line('44', 200000, '24:REPLY:|700-1\r').concat('700-1\r\n700-6:11\r\n700 INDEX MARK\r\n|\n'),
  );
  log.take(line('44', 300000, '24:REPLY:|703-1\r'));
  expect(log.utterances()).toMatchObject([{ lost: 'Jerry\nran' }]);
});

test('a line may come in pieces', () => {
  const log = createSpeechLog();
  for (const sign of queued) log.take(sign);
  expect(log.utterances()).toHaveLength(1);
});

test('a second that was stamped before it was over is not taken for the one before', () => {
  const log = createSpeechLog();
  log.take(line('44', 960000, 'Queueing message |<speak>Your turn</speak>| with priority 2'));
  log.take(line('44', 200, '24:REPLY:|701-1\r'));
  expect(log.utterances()).toMatchObject([{ begun: base + 45000.2 }]);
});
