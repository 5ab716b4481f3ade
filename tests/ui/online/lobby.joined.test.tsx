import { screen, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { loadBetween } from '../../../src/ui/online/Between.tsx';
import { createMemoryStorage } from '../../support/browserParts.ts';
import { heardText, seenText } from '../../support/parted.ts';
import { openTables } from '../../support/services.ts';
import { arrive, buttons, openedByAnn, openFarPage, wishOfThree } from './farPage.tsx';

beforeAll(async () => {
  await loadBetween();
});

const title = (page: { readonly container: HTMLElement }) =>
  within(page.container).getByRole('heading', { level: 1 }).textContent;

/** Ann’s table, and the page of somebody who has followed her invitation. */
async function invitedByAnn(wish = wishOfThree, storage = createMemoryStorage()) {
  const ann = await openedByAnn(wish);
  const guest = await openFarPage(`${ann.id}.${ann.invite}`, { hand: ann.hand, storage });
  return { ann, guest };
}

test('who is invited types a name, sits down at the next free place, and is remembered', async () => {
  const { ann, guest } = await invitedByAnn();
  expect(title(guest)).toBe('You’re invited');
  // The key lies on the device, and no longer in the address.
  expect(guest.places.getState().place).toEqual({ room: 'table', code: ann.id });
  const field = within(guest.container).getByRole('textbox', { name: 'Your name' });
  await guest.press('Sit down');
  expect(field).toHaveFocus();
  expect(field).toBeInvalid();
  expect(within(guest.container).getByText('Type a name first.')).toBeVisible();
  await guest.user.type(field, '  Bo ');
  await guest.press('Sit down');
  expect(title(guest)).toBe('You’re at the table');
  expect(guest.settings.getState().ownName).toBe('Bo');
  expect(guest.tables.getState().tables).toMatchObject([{ own: [1], names: ['Ann', 'Bo', null] }]);
  await arrive();
  expect(within(ann.container).getByText('Bo')).toBeVisible();
  expect(within(ann.container).getByText(/^Waiting for 1 more\./)).toBeVisible();
});

test('who sits down by a name that is at the table already is told apart, and keeps the name', async () => {
  const { guest } = await invitedByAnn();
  await guest.user.type(within(guest.container).getByRole('textbox'), 'Ann');
  await guest.press('Sit down');
  expect(guest.tables.getState().tables).toMatchObject([{ names: ['Ann', 'Ann (2)', null] }]);
  expect(guest.settings.getState().ownName).toBe('Ann');
});

test('who opens a table is at it from the first, and hears each who sits down', async () => {
  const ann = await openedByAnn();
  const { told } = ann;
  const sitDown = async (name: string): Promise<void> => {
    const guest = await openFarPage(`${ann.id}.${ann.invite}`, { hand: ann.hand });
    await guest.user.type(within(guest.container).getByRole('textbox'), name);
    await guest.press('Sit down');
    await arrive();
  };
  const waiting = (more: number): string =>
    `Waiting for ${more} more. The round begins once every place is filled.`;
  expect(told).toEqual([waiting(2)]);
  await sitDown('Bo');
  expect(told.slice(1)).toEqual(['Bo sat down.', waiting(1)]);
  await sitDown('Cy');
  // With the last one the round begins.
  expect(told.slice(3, 4)).toEqual(['Cy sat down.']);
  expect(title(ann)).not.toBe('Your table is open');
});

test('the name of the settings stands there already, and a place can be chosen', async () => {
  const storage = createMemoryStorage();
  const { ann, guest } = await invitedByAnn(wishOfThree, storage);
  guest.unmount();
  guest.settings.getState().change({ ownName: 'Dora' });
  const again = await openFarPage(`${ann.id}.${ann.invite}`, { hand: ann.hand, storage });
  expect(within(again.container).getByRole('textbox')).toHaveValue('Dora');
  await again.press('Sit at place 3');
  expect(again.tables.getState().tables).toMatchObject([{ own: [2] }]);
});

test('somebody else at the same device sits down too, by a name of their own', async () => {
  const ann = await openedByAnn();
  await ann.press('Somebody else at this device sits down too');
  const field = screen.getByRole('textbox', { name: 'Their name' });
  expect(field).toHaveValue('');
  await ann.user.type(field, 'Cy{Enter}');
  await arrive();
  expect(ann.tables.getState().tables).toMatchObject([{ own: [0, 1] }]);
  expect(screen.getByText('Cy')).toBeVisible();
  // The name of the device's own person stays.
  expect(ann.settings.getState().ownName).toBe('');
});

test('a place that somebody else has taken meanwhile is not lost silently', async () => {
  const { ann, guest } = await invitedByAnn();
  guest.line.cut();
  const other = await openFarPage(`${ann.id}.${ann.invite}`, { hand: ann.hand });
  await other.user.type(within(other.container).getByRole('textbox'), 'Cy');
  await other.press('Sit at place 2');
  await guest.user.type(within(guest.container).getByRole('textbox'), 'Bo');
  await guest.press('Sit at place 2');
  guest.line.mend();
  await arrive();
  await arrive();
  const told = within(guest.container)
    .getAllByRole('alert')
    .map(({ textContent }) => textContent);
  expect(told).toContain('Somebody was faster: this place is filled.');
  expect(within(guest.container).getByRole('textbox')).toHaveValue('Bo');
});

test('the opener has the link, copied at a press, and what draws it as a code loads when opened', async () => {
  const scrolled = vi.fn();
  Element.prototype.scrollIntoView = scrolled;
  const ann = await openedByAnn();
  const link = `${location.origin}/#table=${ann.id}.${ann.invite}`;
  expect(screen.getByRole('textbox', { name: 'Invitation link' })).toHaveValue(link);
  await ann.press('Copy: Invitation link');
  expect(await navigator.clipboard.readText()).toBe(link);
  expect(screen.getByText('The link is copied.')).toBeVisible();
  expect(screen.queryByRole('img', { name: /code to scan/ })).toBeNull();
  await ann.user.click(screen.getByText('Code to scan'));
  expect(await screen.findByRole('img', { name: /code to scan/ })).toBeVisible();
  expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' });
});

test('the link for friends comes before somebody else at this device', async () => {
  await openedByAnn();
  const link = screen.getByRole('textbox', { name: 'Invitation link' });
  const more = screen.getByRole('button', { name: 'Somebody else at this device sits down too' });
  expect(link.compareDocumentPosition(more)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('who comes by a link chooses the language, who has opened the table has done so', async () => {
  const { ann, guest } = await invitedByAnn();
  const languages = (page: { readonly container: HTMLElement }) =>
    within(page.container).queryByRole('group', { name: 'Language' });
  expect(languages(ann)).toBeNull();
  expect(languages(guest)).toBeVisible();
  await guest.press('繁體中文');
  expect(guest.settings.getState().language).toBe('zh-Hant');
});

test('the house is the one way out of the lobby', async () => {
  await openedByAnn();
  expect(buttons()).toContain('Home');
  expect(buttons()).not.toContain('Back');
});

test('a table where somebody sits out says how many play, and that they take turns', async () => {
  await openedByAnn({ ...wishOfThree, places: [...wishOfThree.places, { by: 'elsewhere' }] });
  const game = screen.getByRole('region', { name: 'Tiu-U' });
  expect(seenText(game)).toContain('3 play, 1 sits out · 3 rounds');
  expect(game).toHaveTextContent('One of you sits out each round, in turn.');
});

test('who is invited hands out no link and fills no place', async () => {
  const { guest } = await invitedByAnn();
  expect(within(guest.container).queryByRole('textbox', { name: 'Invitation link' })).toBeNull();
  expect(within(guest.container).queryByRole('button', { name: /^Let a bot play/ })).toBeNull();
});

test('the opener lets a bot play at a free place, but not at the last one', async () => {
  const ann = await openedByAnn();
  await ann.press('Let a bot play at place 3');
  await ann.user.click(screen.getByRole('radio', { name: 'Lin' }));
  await ann.user.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: 'Let a bot play' }),
  );
  await arrive();
  expect(ann.tables.getState().tables).toMatchObject([{ names: ['Ann', null, 'Lin'] }]);
  expect(screen.getByText('Plays by feel')).toBeVisible();
  expect(buttons().filter((name) => name?.startsWith('Let a bot'))).toEqual([]);
});

test('the game is told with its goal and the rules that differ', async () => {
  const { guest } = await invitedByAnn({ ...wishOfThree, rules: { thirdTile: 'loose' } });
  const game = within(guest.container).getByRole('region', { name: 'Tiu-U' });
  expect(seenText(game)).toContain('3 players · 3 rounds');
  expect(heardText(game)).toContain('3 players, 3 rounds');
  expect(within(game).getByRole('listitem')).toHaveTextContent('The third tile of a kind');
});

test('the table is removed after it was asked about, and leaves this device', async () => {
  const { ann, guest } = await invitedByAnn();
  await ann.press('Remove the table');
  await ann.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Keep it' }));
  expect(ann.tables.getState().tables).toHaveLength(1);
  await ann.press('Remove the table');
  await ann.user.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove the table' }),
  );
  await arrive();
  expect(ann.tables.getState().tables).toEqual([]);
  expect(ann.goHome).toHaveBeenCalledOnce();
  await arrive();
  expect(title(guest)).toBe('The table was removed');
  expect(guest.tables.getState().tables).toEqual([]);
});

test('who comes when all places are taken is told so, and how to watch', async () => {
  const { ann, guest } = await invitedByAnn({
    ...wishOfThree,
    places: [
      { by: 'here', name: 'Ann' },
      { by: 'here', name: 'Cy' },
      { by: 'novice', name: 'Bo' },
    ],
  });
  expect(title(guest)).toBe('All places are filled');
  expect(within(guest.container).getByText(/ask the person who opened/)).toBeVisible();
  const names = within(guest.container)
    .getAllByRole('button')
    .map((one) => one.textContent);
  expect(names).toEqual(expect.arrayContaining(['Try again', 'To the first screen']));
  expect(within(guest.container).queryByRole('textbox')).toBeNull();
  const [{ id = '', watch = null } = {}] = ann.tables.getState().tables;
  const watcher = await openFarPage(`${id}.${watch}`, { hand: ann.hand });
  // No name is one too, and is not asked for again.
  await watcher.press('Watch');
  expect(watcher.tables.getState().tables).toMatchObject([{ watchesAs: '' }]);
  expect(await within(watcher.container).findByRole('grid', { name: /lake/i })).toBeVisible();
});

test('an address without the whole key says so, and asks nobody', async () => {
  const { ann } = await invitedByAnn();
  const page = await openFarPage(`${ann.id}.${ann.invite.slice(4)}`, { hand: ann.hand });
  expect(title(page)).toBe('This link isn’t complete');
  expect(page.tables.getState().tables).toEqual([]);
});

test('where the browser keeps nothing it is said, and the key stays in the address', async () => {
  const ann = await openedByAnn();
  const storage = createMemoryStorage();
  vi.spyOn(storage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const code = `${ann.id}.${ann.invite}`;
  const guest = await openFarPage(code, { hand: ann.hand, tables: openTables(storage) });
  expect(within(guest.container).getByText(/^This browser won’t let the page/)).toBeVisible();
  expect(guest.places.getState().place).toEqual({ room: 'table', code });
});
