import { beforeEach, expect, test, vi } from 'vitest';
import { luanChuo, sapNgWu } from '../records/climbing/sample.ts';
import { type Held, held } from '../support/held.ts';

/** What the two that answer are told, and the families that are on their way. */
const worker = vi.hoisted(() => {
  const heard: unknown[] = [];
  const wrong: unknown[] = [];
  const join = (_: string): Promise<unknown> | undefined => undefined;
  return { heard, wrong, join };
});

const hearing = vi.hoisted(() => () => (message: unknown) => {
  worker.heard.push(message);
  if (worker.wrong.includes(message)) throw new Error('nonsense');
});

vi.mock('../../src/records/families/joinNamed.ts', () => ({
  joinNamed: (text: string) => worker.join(text),
}));
vi.mock('../../src/store/thinking/answering.ts', () => ({ createAnswering: hearing }));
vi.mock('../../src/store/reviewing/reviewing.ts', async (importActual) => ({
  ...(await importActual<typeof import('../../src/store/reviewing/reviewing.ts')>()),
  createReviewing: hearing,
}));

const question = { type: 'question', id: 1, record: JSON.stringify(sapNgWu) };
const review = { type: 'review', record: JSON.stringify(luanChuo) };
const cancel = { type: 'cancel' };

/** A worker, which is told the messages of a page; families come when the test says so. */
async function startWorker() {
  const joining: Held[] = [];
  worker.join = (text) => {
    if (text === '') return;
    const load = held();
    joining.push(load);
    return load.promise;
  };
  const self = new EventTarget();
  vi.stubGlobal('self', self);
  await import('../../src/store/worker.ts');
  return {
    tell: (data: unknown) => self.dispatchEvent(new MessageEvent('message', { data })),
    joining,
  };
}

/** Waits until so many messages were heard. */
const heard = (count: number) => vi.waitFor(() => expect(worker.heard).toHaveLength(count), 30_000);

beforeEach(() => {
  vi.resetModules();
  worker.heard.length = 0;
  worker.wrong.length = 0;
});

test('what is about no record is heard at once', async () => {
  const { tell } = await startWorker();
  const nonsense = [{ type: 'prepare', family: 'fishing' }, cancel, null, 'text', { record: 7 }];
  for (const message of nonsense) tell(message);
  expect(worker.heard).toEqual(nonsense);
});

test('a question is heard once the family of its record has joined, and so is a review', async () => {
  const { tell, joining } = await startWorker();
  tell(question);
  expect(worker.heard).toEqual([]);
  joining[0]?.keep();
  await heard(1);
  tell(review);
  expect(worker.heard).toEqual([question]);
  joining[1]?.keep();
  await heard(2);
  expect(worker.heard).toEqual([question, review]);
});

test('what comes while a family is on its way is heard after what came before it', async () => {
  const { tell, joining } = await startWorker();
  const second = { ...question, id: 2 };
  for (const message of [question, cancel, second, cancel]) tell(message);
  // The later one comes first.
  joining[1]?.keep();
  await joining[1]?.promise;
  expect(worker.heard).toEqual([]);
  joining[0]?.keep();
  await heard(4);
  expect(worker.heard).toEqual([question, cancel, second, cancel]);
  // Nothing is on its way any more.
  tell(cancel);
  expect(worker.heard).toHaveLength(5);
});

test('a family that has come lets nothing past a message that waits for another', async () => {
  const { tell, joining } = await startWorker();
  const second = { ...question, id: 2 };
  tell(question);
  tell(second);
  joining[0]?.keep();
  await heard(1);
  tell(cancel);
  expect(worker.heard).toEqual([question]);
  joining[1]?.keep();
  await heard(3);
  expect(worker.heard).toEqual([question, second, cancel]);
});

test.each(['keep', 'fail'] as const)(
  'an error that a message leads to reaches the page, and what comes after it is heard: %s',
  async (end) => {
    const { tell, joining } = await startWorker();
    const later = vi.fn();
    vi.stubGlobal('setTimeout', later);
    // So is the question whose family does not load: its record cannot be read.
    worker.wrong.push(question);
    tell(question);
    tell(cancel);
    joining[0]?.[end]();
    await heard(2);
    expect(worker.heard).toEqual([question, cancel]);
    expect(later).toHaveBeenCalledOnce();
    expect(later.mock.calls[0]?.[0]).toThrow('nonsense');
  },
);
