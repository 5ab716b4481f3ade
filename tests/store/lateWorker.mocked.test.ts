import { expect, test, vi } from 'vitest';
import { sapNgWu } from '../records/climbing/sample.ts';

test('the worker answers a question about a game whose family it has never heard of', async () => {
  const posted: unknown[] = [];
  const self = Object.assign(new EventTarget(), {
    postMessage: (reply: unknown) => posted.push(reply),
  });
  vi.stubGlobal('self', self);
  await import('../../src/store/worker.ts');
  const tell = (data: unknown) => self.dispatchEvent(new MessageEvent('message', { data }));
  tell({ type: 'ask', id: 1, job: { kind: 'prepare', family: 'climbing' } });
  const record = JSON.stringify(sapNgWu);
  const how = { level: 'random', seed: 's', milliseconds: 0 };
  tell({ type: 'ask', id: 7, job: { kind: 'think', record, ...how } });
  const answer = { type: 'answer', id: 7, answer: { play: expect.any(String), values: [] } };
  await vi.waitFor(() => expect(posted).toContainEqual(answer), 30_000);
  expect(posted).toContainEqual({ type: 'answer', id: 1, answer: true });
});
