import { cleanup, screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { partings } from '../../../src/online/message.ts';
import type { OpenLine } from '../../../src/store/online/line.ts';
import { loadBetween } from '../../../src/ui/online/Between.tsx';
import { say } from '../../support/say.ts';
import { arrive, openedByAnn, openFarPage, wishOfThree } from './farPage.tsx';

beforeAll(async () => {
  await loadBetween();
});

type Page = Awaited<ReturnType<typeof openFarPage>>;

const title = ({ container }: Page): string | null =>
  within(container).getByRole('heading', { level: 1 }).textContent;

/** Ann’s table with Bo at another device, and one place free. */
async function annAndBo() {
  const ann = await openedByAnn();
  const bo = await openFarPage(`${ann.id}.${ann.invite}`, { hand: ann.hand });
  await bo.user.type(within(bo.container).getByRole('textbox'), 'Bo');
  await bo.press('Sit down');
  await arrive();
  return { ann, bo: { ...bo, id: ann.id } };
}

async function openPeople(page: Page) {
  await page.press('People at the table');
  return within(within(page.container).getByRole('dialog', { name: 'People at the table' }));
}

const buttons = ({ container }: Page) =>
  within(container)
    .getAllByRole('button')
    .map((button: HTMLElement) => [button.textContent, button.dataset.look]);

const rows = (people: ReturnType<typeof within>) =>
  people.getAllByRole('listitem').map((row: HTMLElement) => row.textContent);

test('everybody is told at their place, and whether they are there', async () => {
  const { ann, bo } = await annAndBo();
  const people = await openPeople(ann);
  expect(rows(people)[0]).toContain('Ann. at this device');
  expect(rows(people)[1]).toContain('Bo. here');
  expect(rows(people)[2]).toContain('Free place');
  bo.line.cut();
  await arrive();
  expect(rows(people)[1]).toContain('Bo. connection lost');
  await ann.hand.pass(20_000);
  await arrive();
  expect(rows(people)[1]).toContain('Bo. away');
});

test('a place goes over to another device by its link, after it was asked', async () => {
  const { bo, ann } = await annAndBo();
  const people = await openPeople(bo);
  expect(people.queryByRole('button', { name: /^Ann: give/ })).toBeNull();
  await bo.press('Bo: continue on another device');
  const asked = within(screen.getByRole('dialog', { name: 'Bo: hand over this place?' }));
  await bo.user.click(asked.getByRole('button', { name: 'Cancel' }));
  expect(bo.line.asked).not.toContain('give');
  await bo.press('Bo: continue on another device');
  await bo.user.click(screen.getByRole('button', { name: 'Make the link' }));
  await arrive();
  const link = await within(bo.container).findByRole('textbox', { name: /^Bo: link/ });
  const { hash } = new URL(link instanceof HTMLInputElement ? link.value : '');
  const phone = await openFarPage(hash.replace('#table=', ''), { hand: ann.hand });
  expect(title(phone)).toBe('You’re at the table');
  // Who comes back here finds the link again.
  const storage = bo.tables;
  bo.unmount();
  const back = await openFarPage(bo.id, { hand: ann.hand, tables: storage });
  expect(title(back)).toBe('This place goes to another device');
  expect(back.container).toHaveTextContent('Copy it first');
  expect(back.container).toHaveTextContent('Anyone with this link sees your tiles');
  expect(within(back.container).getByRole('textbox')).toHaveValue(link.getAttribute('value'));
  expect(phone.tables.getState().tables).toMatchObject([{ own: [1] }]);
});

test('the opener hands over a place, reads the link first, and finds it again', async () => {
  const { ann } = await annAndBo();
  await openPeople(ann);
  await ann.press('Ann: continue on another device');
  await ann.user.click(screen.getByRole('button', { name: 'Make the link' }));
  await arrive();
  expect(title(ann)).toBe('This place goes to another device');
  const link = within(ann.container).getByRole('textbox', { name: 'Ann: link to the place' });
  const value = link.getAttribute('value') ?? '';
  expect(await within(ann.container).findByRole('img', { name: /code to scan/ })).toBeVisible();
  await ann.press('Go to the table');
  expect(title(ann)).toBe('Your table is open');
  const people = await openPeople(ann);
  expect(people.getByRole('textbox', { name: 'Ann: link to the place' })).toHaveValue(value);
  ann.unmount();
  const { tables, hand } = ann;
  const phone = await openFarPage(new URL(value).hash.replace('#table=', ''), { hand });
  expect(phone.tables.getState().tables).toMatchObject([{ own: [0] }]);
  phone.unmount();
  // The same link on the first device: it has the place again, and hands nothing over.
  const { hash } = new URL(value);
  await openFarPage(hash.replace('#table=', ''), { hand, tables });
  expect(tables.getState().tables).toMatchObject([{ own: [0], handed: null }]);
});

test('the opener gives a place again, everybody sees that it moved, and who had it is told', async () => {
  const { ann, bo } = await annAndBo();
  const people = await openPeople(ann);
  await ann.press('Bo: give the place to another device');
  await ann.user.click(screen.getByRole('button', { name: 'Make the link' }));
  await arrive();
  expect(people.getByRole('textbox', { name: 'Bo: link to the place' })).toBeVisible();
  expect(people.getByText(/plays for Bo, on up to three devices/)).toBeVisible();
  expect(rows(people)[1]).toContain('This place has changed devices once.');
  await arrive();
  expect(title(bo)).toBe('This place is on another device now');
  expect(buttons(bo)).toEqual([
    ['To the first screen', 'main'],
    ['Take it off the list', 'quiet'],
  ]);
  await bo.press('Take it off the list');
  expect(bo.tables.getState().tables).toEqual([]);
  expect(bo.goHome).toHaveBeenCalledOnce();
});

test('watchers are let in by a link, named as they wish, and shut out', async () => {
  const ann = await openedByAnn({
    ...wishOfThree,
    places: [{ by: 'here', name: 'Ann' }, { by: 'elsewhere' }, { by: 'novice', name: 'Bo' }],
  });
  const people = await openPeople(ann);
  expect(people.getByText('Nobody is watching.')).toBeVisible();
  const link = people.getByRole('textbox', { name: 'Link to watch' });
  const { hash } = new URL(link instanceof HTMLInputElement ? link.value : '');
  const dora = await openFarPage(hash.replace('#table=', ''), { hand: ann.hand });
  await arrive();
  expect(people.getByText('somebody without a name')).toBeVisible();
  expect(title(dora)).toBe('You’re watching');
  await dora.user.type(within(dora.container).getByRole('textbox'), 'Dora');
  await dora.press('Watch');
  await arrive();
  expect(people.getByText('Dora')).toBeVisible();
  await ann.press('Close the table to watchers');
  expect(people.getByText('Nobody can watch this table.')).toBeVisible();
  expect(people.queryByRole('textbox', { name: 'Link to watch' })).toBeNull();
  await arrive();
  expect(title(dora)).toBe('This table is closed to you now');
  // It was told the table once, so that is in its list.
  expect(buttons(dora)).toHaveLength(2);
  await ann.press('Let people watch');
  // It is another link: the old one stays shut.
  const fresh = people.getByRole('textbox', { name: 'Link to watch' });
  expect(fresh).not.toHaveValue(link.getAttribute('value'));
});

test('who has no place and has not opened the table only looks', async () => {
  const { ann } = await annAndBo();
  const guest = await openFarPage(`${ann.id}.${ann.invite}`, { hand: ann.hand });
  const people = await openPeople(guest);
  expect(people.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Close']);
});

test('a link that never opened anything is not in the list', async () => {
  const { ann } = await annAndBo();
  const page = await openFarPage(`${'0'.repeat(16)}.${ann.invite}`, { hand: ann.hand });
  expect(title(page)).toBe('There is no such table');
  expect(buttons(page)).toEqual([['To the first screen', 'main']]);
  expect(page.tables.getState().tables).toEqual([]);
});

test.each(partings)('a device that is let go reads why, and has a way on: %s', async (why) => {
  const { hand, id } = await openedByAnn();
  cleanup();
  const openLine: OpenLine = (_, { onSaid, onLink }) => {
    queueMicrotask(() => {
      onLink(true);
      onSaid('gone', { why });
    });
    return {
      ask: () => new Promise(() => undefined),
      renew: () => undefined,
      close: () => undefined,
    };
  };
  const page = await openFarPage(id, { hand, openLine });
  // After these the server is soon there again.
  const isPassing = why === 'moving' || why === 'failing';
  expect(title(page)).toBe(isPassing ? 'Going to the table…' : say(`far.gone.${why}`));
  expect(screen.getAllByRole('button').length).toBeGreaterThan(0);
});
