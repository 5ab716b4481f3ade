import { beforeEach, expect, test, vi } from 'vitest';
import { pageHistoryOf } from '../../src/store/pageHistory.ts';

/** Goes so far in the browser's history, and waits until it is there. */
async function go(steps: number, events = 1): Promise<void> {
  let left = events;
  const gone = new Promise<void>((resolve) => {
    const listen = (): void => {
      left -= 1;
      if (left > 0) return;
      window.removeEventListener('popstate', listen, true);
      // The others hear of it in the same task.
      setTimeout(resolve);
    };
    window.addEventListener('popstate', listen, true);
  });
  history.go(steps);
  await gone;
}

beforeEach(() => pageHistoryOf(window).push('where the test begins'));

test('Back closes the dialog that was opened last, and nothing else', async () => {
  const page = pageHistoryOf(window);
  const [first, second] = [vi.fn(), vi.fn()];
  page.openDialog(first);
  page.openDialog(second);
  expect(page.state()).toBe('where the test begins');
  await go(-1);
  expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  await go(-1);
  expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  expect(history.state).toBe('where the test begins');
});

test('the step of a dialog that was closed otherwise is passed over, by Back and by Forward', async () => {
  const page = pageHistoryOf(window);
  page.push('at the table');
  const heard: unknown[] = [];
  window.addEventListener('popstate', () => heard.push(page.state()));
  page.openDialog(() => undefined)();
  expect(page.state()).toBe('at the table');
  await go(-1, 2);
  expect(history.state).toBe('where the test begins');
  expect(heard).toEqual(['where the test begins']);
  await go(1);
  await go(1, 2);
  expect(history.state).toBe('at the table');
});

test('dialogs that are closed one after the other leave one step', () => {
  const page = pageHistoryOf(window);
  const before = history.length;
  for (let opened = 0; opened < 5; opened += 1) page.openDialog(() => undefined)();
  expect(history.length).toBe(before + 1);
});

test('Back closes a dialog that was opened where two had been closed otherwise, and then leaves', async () => {
  const page = pageHistoryOf(window);
  page.push('at the table');
  const closers = [1, 2].map(() => page.openDialog(() => undefined));
  for (const close of closers.toReversed()) close();
  const closed = vi.fn();
  const done = page.openDialog(closed);
  expect(page.state()).toBe('at the table');
  await go(-1, 2);
  expect(closed).toHaveBeenCalledOnce();
  expect(history.state).toBe('at the table');
  done();
  await go(-1);
  expect(history.state).toBe('where the test begins');
});

test('the steps of two dialogs that were closed otherwise are passed over together', async () => {
  const page = pageHistoryOf(window);
  page.push('at the table');
  const closers = [1, 2].map(() => page.openDialog(() => undefined));
  for (const close of closers.toReversed()) close();
  await go(-1, 3);
  expect(history.state).toBe('where the test begins');
});

test('goes back from a place over all the steps of its dialogs', async () => {
  const page = pageHistoryOf(window);
  page.push('a room');
  const closers = [1, 2].map(() => page.openDialog(() => undefined));
  for (const close of closers.toReversed()) close();
  page.openDialog(() => undefined)();
  const gone = new Promise((resolve) => window.addEventListener('popstate', resolve));
  page.back();
  await gone;
  expect(history.state).toBe('where the test begins');
});

test('what comes over a step that was left is gone back from at once', async () => {
  const page = pageHistoryOf(window);
  page.openDialog(() => undefined)();
  page.push('at the table');
  await go(-1, 2);
  expect(history.state).toBe('where the test begins');
});

test('goes back from a place over the steps of its dialogs', async () => {
  const page = pageHistoryOf(window);
  page.push('a room');
  page.openDialog(() => undefined)();
  const gone = new Promise((resolve) => window.addEventListener('popstate', resolve));
  page.back();
  await gone;
  expect(history.state).toBe('where the test begins');
});

test('a link that is followed after a dialog was closed leads where it says', async () => {
  const page = pageHistoryOf(window);
  page.openDialog(() => undefined)();
  const back = vi.spyOn(history, 'go');
  const followed = new Promise((resolve) => window.addEventListener('popstate', resolve));
  location.hash = '#elsewhere';
  await followed;
  expect(back).not.toHaveBeenCalled();
  expect(location.hash).toBe('#elsewhere');
});

test.each([
  { dialog: 1 },
  { under: 'kept' },
  { dialog: 0, under: 'kept' },
  { dialog: '1', under: 'kept' },
  { dialog: 1.5, under: 'kept' },
  { dialog: 1, depth: 0, under: 'kept' },
  { dialog: 1, under: 'kept', more: 1 },
  [1, 'kept'],
  null,
])('what the history holds is no step of a dialog: %j', (state) => {
  history.replaceState(state, '');
  expect(pageHistoryOf(window).state()).toEqual(state);
});

test.each([
  { dialog: 1, under: 'kept' },
  { dialog: 1, depth: 3, under: 'kept' },
])('what the history holds is a step of a dialog: %j', (state) => {
  history.replaceState(state, '');
  expect(pageHistoryOf(window).state()).toBe('kept');
});
