import { beforeEach, expect, test, vi } from 'vitest';
import { luanChuo, sapNgWu } from '../records/climbing/sample.ts';
import { type Held, held } from '../support/held.ts';

/** What the two are given to do, and the families that are on their way. */
const worker = vi.hoisted(() => {
  const done: unknown[] = [];
  const wrong: unknown[] = [];
  const join = (_: string): Promise<unknown> | undefined => undefined;
  return { done, wrong, join };
});

const doing = vi.hoisted(() => () => (job: { readonly seed?: string }) => {
  worker.done.push(job);
  if (worker.wrong.includes(job.seed)) throw new Error('nonsense');
  return () => 'done';
});

vi.mock('../../src/families/joinNamed.ts', () => ({
  joinNamed: (text: string) => worker.join(text),
}));
vi.mock('../../src/store/thinking/thinking.ts', () => ({ createThinking: doing }));
vi.mock('../../src/store/reviewing/reviewing.ts', () => ({ createReviewing: doing }));

const prepare = { kind: 'prepare', family: 'fishing' };
const odds = { kind: 'odds', record: JSON.stringify(sapNgWu), seed: 'a' };
const review = { kind: 'expect-review', record: JSON.stringify(luanChuo) };
const ask = (id: number, job: unknown) => ({ type: 'ask', id, job });
const answerTo = (id: number) => ({ type: 'answer', id, answer: 'done' });

/** A worker, which is told the messages of a page; families come when the test says so. */
async function startWorker() {
  const joining: Held[] = [];
  worker.join = (text) => {
    if (text === '') return;
    const load = held();
    joining.push(load);
    return load.promise;
  };
  const posted: unknown[] = [];
  const self = Object.assign(new EventTarget(), {
    postMessage: (reply: unknown) => posted.push(reply),
  });
  vi.stubGlobal('self', self);
  await import('../../src/store/worker.ts');
  return {
    tell: (data: unknown) => self.dispatchEvent(new MessageEvent('message', { data })),
    joining,
    posted,
    /** Waits until so many were answered. */
    replies: (count: number) =>
      vi.waitFor(() => expect(posted.length).toBeGreaterThanOrEqual(count), 30_000),
  };
}

beforeEach(() => {
  vi.resetModules();
  worker.done.length = 0;
  worker.wrong.length = 0;
});

test('what is about no record is done at once', async () => {
  const { tell, posted } = await startWorker();
  tell(ask(1, prepare));
  expect(worker.done).toEqual([prepare]);
  expect(posted).toEqual([answerTo(1)]);
});

test('a question is answered once the family of its record has joined, and so is a review', async () => {
  const { tell, joining, posted, replies } = await startWorker();
  tell(ask(1, odds));
  expect(worker.done).toEqual([]);
  joining[0]?.keep();
  await replies(1);
  tell(ask(2, review));
  expect(worker.done).toEqual([odds]);
  joining[1]?.keep();
  await replies(2);
  expect(worker.done).toEqual([odds, review]);
  expect(posted).toEqual([answerTo(1), answerTo(2)]);
});

test('what is called off while a family is on its way is not answered, whichever comes first', async () => {
  const { tell, joining, posted, replies } = await startWorker();
  for (const id of [1, 2, 3]) tell(ask(id, odds));
  tell({ type: 'call-off', id: 1 });
  tell({ type: 'call-off', id: 2 });
  // The later one comes first.
  joining[1]?.keep();
  await joining[1]?.promise;
  joining[0]?.keep();
  await joining[0]?.promise;
  joining[2]?.keep();
  await replies(1);
  expect(posted).toEqual([answerTo(3)]);
});

test.each(['keep', 'fail'] as const)(
  'a job that cannot be done has failed, and what comes after it is done: %s',
  async (end) => {
    const { tell, joining, posted, replies } = await startWorker();
    worker.wrong.push('wrong');
    tell(ask(1, { ...odds, seed: 'wrong' }));
    tell(ask(2, prepare));
    // So is the question whose family does not load: its record cannot be read.
    joining[0]?.[end]();
    await replies(2);
    expect(posted).toEqual([answerTo(2), { type: 'failed', id: 1 }]);
  },
);
