import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { lessons } from '../../../src/lessons/lessons.ts';
import { openApp } from '../../support/app.tsx';
import { createMemoryStorage } from '../../support/browserParts.ts';
import { setupOf } from '../../support/matches.ts';
import { parted } from '../../support/parted.ts';
import { say } from '../../support/say.ts';
import { openLessons } from '../../support/services.ts';
import { closeApp, openLearn } from './learnRoom.tsx';

const items = () => within(screen.getByRole('main')).getAllByRole('listitem');
const openAll = (): void => {
  for (const part of screen.getAllByRole('group')) part.setAttribute('open', '');
};
const openParts = (): (string | null | undefined)[] =>
  screen
    .getAllByRole('group')
    .filter((part) => part.hasAttribute('open'))
    .map((part) => part.querySelector('h3')?.textContent);
const button = (name: string | RegExp) => screen.getByRole('button', { name });

test('every lesson is listed with what it is about and how far one has come', async () => {
  const { lessons: progress } = await openLearn();
  openAll();
  expect(items()).toHaveLength(lessons.length);
  expect(items().map((item) => item.dataset.state)).toEqual(lessons.map(() => 'new'));
  expect(screen.queryByText(/ done$/)).toBeNull();
  act(() => {
    progress.getState().finish('twoMinutes');
    progress.getState().begin('cards');
  });
  expect(items()[0]).toHaveTextContent('Done');
  expect(items()[1]).toHaveTextContent('New');
  expect(items()[2]).toHaveTextContent('Started');
  expect(screen.getByText(`1 of ${lessons.length} done`)).toBeVisible();
});

test('one lesson invites; the first of each game are short choices, all others are folded', async () => {
  await openLearn();
  const first = within(screen.getByRole('region', { name: 'Start here' }));
  expect(first.getByText('Catch, draw and count: enough to play')).toBeVisible();
  expect(first.getByRole('button', { name: 'Start: Two-minute lesson' })).toBeVisible();
  expect(first.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Tiu-U ○New 2 min ',
    'Sap Ng Wu (climbing) ○New 2 min ',
    'Shi Wu Hu (fishing) ○New 2 min ',
  ]);
  expect(openParts()).toEqual([]);
});

test('a short choice begins the first lesson of its game', async () => {
  const { user } = await openLearn();
  await user.click(button(/^Sap Ng Wu \(climbing\) .*2 min/));
  expect(window.location.hash).toBe('#learn=sap-ng-wu-two-minutes');
});

test('the game at the table stands open, or else that of the lesson begun last', async () => {
  const { table, places, lessons: progress } = await openLearn();
  const reopen = async (): Promise<void> => {
    act(() => places.getState().goTo({ room: 'history' }));
    act(() => places.getState().goTo({ room: 'learn', code: '' }));
    await screen.findByRole('heading', { name: 'More lessons' });
  };
  act(() => progress.getState().begin('groups'));
  await reopen();
  expect(openParts()).toEqual(['Shi Wu Hu (fishing)']);
  act(() => table.getState().startMatch(setupOf(['person', 'greedy'])));
  await reopen();
  expect(openParts()).toEqual(['Tiu-U']);
});

test('practice of any game comes last', async () => {
  await openLearn();
  openAll();
  const last = items().slice(-3);
  for (const [at, name] of [
    'Count this catch',
    'Does it beat that?',
    'What are these wu worth?',
  ].entries()) {
    expect(last[at]).toHaveTextContent(name);
  }
});

test('each tells how long it takes, but for the drills, which have no end', async () => {
  await openLearn();
  openAll();
  for (const { id, isOpening, variant } of lessons) {
    if (isOpening) continue;
    const item = screen.getByText(say(`learn.name.${id}`), { selector: 'strong' }).closest('li');
    expect([id, /[1-9] min /.test(item?.textContent ?? '')]).toEqual([id, variant !== undefined]);
  }
});

test('each of the others stands under the game that it teaches', async () => {
  await openLearn();
  const region = within(screen.getByRole('region', { name: 'More lessons' }));
  const games = region.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(games).toEqual(['Tiu-U', 'Shi Wu Hu (fishing)', 'Sap Ng Wu (climbing)', 'Practice']);
  const sizes = region.getAllByRole('list').map((list) => list.children.length);
  expect(sizes).toEqual([6, 4, 7, 3]);
});

test('one tap goes on with the first lesson that is not done; when all are, it says so', async () => {
  const { lessons: progress, user } = await openLearn();
  act(() => progress.getState().finish('tiles'));
  await user.click(button('Continue: Bait and fish'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Bait and fish' })).toBeVisible();
  expect(progress.getState().begun).toContain('fish');
  await user.click(button('All lessons'));
  await screen.findByRole('heading', { name: 'Learn' });
  act(() => {
    for (const { id } of lessons) progress.getState().finish(id);
  });
  expect(screen.getByText(/^You’ve done them all/)).toBeVisible();
});

test('one tap goes on with what was begun before anything new', async () => {
  const { lessons: progress } = await openLearn();
  act(() => progress.getState().begin('groups'));
  expect(button('Continue: Groups of Shi Wu Hu')).toBeVisible();
  act(() => progress.getState().pass('groups'));
  // Whoever has come so far needs no first lesson, unless nothing else is left.
  expect(button('Continue: Reading the tiles')).toBeVisible();
  act(() => {
    for (const { id, isOpening } of lessons) if (!isOpening) progress.getState().finish(id);
  });
  expect(button('Continue: Two-minute lesson')).toBeVisible();
});

test('a lesson goes on where it was left, or anew for whoever asks', async () => {
  const { lessons: progress, user } = await openLearn();
  const step = (name: RegExp) => screen.findByText(name);
  await user.click(screen.getByRole('button', { name: /^(Start|Continue) Groups of Shi Wu Hu$/ }));
  await step(/step 1 of 5$/);
  await user.click(button('Show me'));
  await user.click(button('Continue'));
  await step(/step 2 of 5$/);
  await user.click(button('All lessons'));
  await user.click(await screen.findByRole('button', { name: 'Continue Groups of Shi Wu Hu' }));
  await step(/step 2 of 5$/);
  await user.click(button('All lessons'));
  await user.click(await screen.findByRole('button', { name: 'Start over Groups of Shi Wu Hu' }));
  await step(/step 1 of 5$/);
  expect(progress.getState().places).toEqual({});
});

test.each(['fish', 'round', 'quarters'] as const)(
  '%s: a tab in which nothing happens leaves the place to the tab that moved on',
  async (id) => {
    const storage = createMemoryStorage();
    const tab = new EventTarget();
    const progress = openLessons(storage, tab);
    const { table } = await openLearn(id, {}, storage, { lessons: progress });
    const there = { step: 1, plays: ['54x63'], answered: [0] };
    openLessons(storage).getState().keepPlace(id, there);
    act(() => {
      tab.dispatchEvent(Object.assign(new Event('storage'), { key: 'lessons' }));
    });
    // All of the page is rendered again.
    act(() => table.getState().startMatch(setupOf(['person', 'greedy'])));
    expect(openLessons(storage).getState().places).toEqual({ [id]: there });
  },
);

test('a lesson that was done to its end begins anew, by whichever way somebody comes', async () => {
  const storage = createMemoryStorage();
  const { user } = await openLearn('tiles', {}, storage);
  const answers = [
    [/^Lake/, /6‑3$/],
    [/^Hand/, /5‑4$/],
    [/^Hand/, /4‑1$/],
    [/^Lake/, /6‑6$/],
  ] as const;
  for (const [grid, name] of answers) {
    await user.click(
      within(screen.getByRole('grid', { name: grid })).getByRole('button', { name }),
    );
  }
  expect(button('Once more')).toBeVisible();
  closeApp();
  const { lessons: progress } = await openLearn('tiles', {}, storage);
  expect(screen.getByText(parted('Tiu-U · step 1 of 5'))).toBeVisible();
  expect(progress.getState()).toMatchObject({ done: ['tiles'], places: {} });
});

test('a lesson that is done and was begun once more goes on too, or anew', async () => {
  const { lessons: progress, user } = await openLearn();
  act(() => {
    progress.getState().finish('fish');
    progress.getState().keepPlace('fish', { step: 1, plays: ['54x63'], answered: [0] });
  });
  openAll();
  expect(button('Start over Bait and fish')).toBeVisible();
  await user.click(button('Continue Bait and fish'));
  expect(await screen.findByText(/step 2 of \d$/)).toBeVisible();
});

test('a lesson that was skipped is not done, but the course moves on; in the end it leads back', async () => {
  const { lessons: progress, user } = await openLearn();
  await user.click(screen.getByRole('button', { name: /Reading the tiles$/ }));
  await screen.findByText(parted('Tiu-U · step 1 of 5'));
  for (let step = 1; step < 5; step += 1) await user.click(button('Skip this step'));
  expect(progress.getState()).toMatchObject({ passed: ['tiles'], done: [] });
  await user.click(button('All lessons'));
  await screen.findByRole('heading', { name: 'Learn' });
  expect(items()[3]).toHaveTextContent('Skipped, not done yet');
  expect(screen.getByText(`0 of ${lessons.length} done`)).toBeVisible();
  expect(button('Continue: Bait and fish')).toBeVisible();
  act(() => {
    for (const { id } of lessons) if (id !== 'tiles') progress.getState().finish(id);
  });
  await user.click(button('Continue: Reading the tiles'));
  await user.click(await screen.findByRole('button', { name: 'Do the 4 steps you skipped' }));
  expect(screen.getByText(parted('Tiu-U · step 1 of 5'))).toBeVisible();
});

test('a lesson that nobody knows leads to the list, in words', async () => {
  await openLearn('no-such-lesson');
  expect(screen.getByRole('alert')).toHaveTextContent('There’s no such lesson.');
  expect(items()).toHaveLength(lessons.length);
});

test('whoever came to a lesson by a link is led to the list of all of them', async () => {
  const app = openApp();
  act(() => {
    window.history.replaceState(null, '', '#learn=draw');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await screen.findByRole('heading', { level: 1, name: 'The draw' });
  await app.user.click(button('All lessons'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Learn' })).toBeVisible();
});

test('a newcomer is led from the first screen to the first lesson, and from there back to the list', async () => {
  const { user } = openApp();
  await user.click(button('Two-minute lesson Tiu-U'));
  await screen.findByRole('heading', { level: 1, name: 'Two-minute lesson' });
  await user.click(button('All lessons'));
  await screen.findByRole('heading', { level: 1, name: 'Learn' });
});

test('progress that is damaged is told, and nothing of it is lost', async () => {
  const storage = createMemoryStorage();
  storage.setItem('lessons', 'no json');
  const { user } = await openLearn('', {}, storage);
  expect(screen.getByRole('alert')).toHaveTextContent('Nothing is deleted');
  expect(storage.texts.get('lessons/set-aside/1')).toBe('no json');
  expect(button('Save the damaged data to a file')).toBeVisible();
  await user.click(button('Got it'));
  expect(screen.queryByRole('alert')).toBeNull();
});
