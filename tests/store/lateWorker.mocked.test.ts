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
  tell({ type: 'prepare', family: 'climbing' });
  tell({
    type: 'question',
    id: 7,
    record: JSON.stringify(sapNgWu),
    level: 'random',
    seed: 's',
    milliseconds: 0,
  });
  const answer = { type: 'answer', id: 7, play: expect.any(String) };
  await vi.waitFor(() => expect(posted).toContainEqual(expect.objectContaining(answer)), 30_000);
  expect(posted).toContainEqual({ type: 'ready' });
});
