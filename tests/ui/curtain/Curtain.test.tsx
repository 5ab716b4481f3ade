import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Motion } from '../../../src/store/settings.ts';
import { openApp } from '../../support/app.tsx';
import { openTable } from '../../support/browserParts.ts';
import { positionOf } from '../../support/fishing.ts';
import { matchOf, playUntil, setupOf, somePlayOf } from '../../support/matches.ts';
import { parted } from '../../support/parted.ts';
import { toldChanges, toldRegion } from '../../support/told.ts';

/** Everything in the page that could be a tile of a hand. */
const handsShown = () => screen.queryAllByRole('grid', { name: /^Hand/ }).length;

const passDevice = { name: /^Pass the device to/ };
/** The curtain falls by a clock. */
const patient = { timeout: 30_000 };

function openBetweenTwo(motion: Motion = 'none') {
  const app = openApp();
  act(() => app.settings.getState().change({ motion }));
  act(() => app.table.getState().startMatch(setupOf(['person', 'person'])));
  return app;
}

test('between two persons the curtain stands in place of the table until the next one looks', async () => {
  const { user } = openBetweenTwo();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Pass the device to/);
  expect(document.title).toBe('Pass the device – Fifteen Lakes');
  expect(screen.queryByRole('grid')).toBeNull();
  expect(screen.getByText(parted('Round 1 · your turn: play a tile from your hand'))).toBeVisible();
  await user.click(screen.getByRole('button', { name: /show my hand$/ }));
  await screen.findByRole('grid', { name: /^Hand/ });
  expect(handsShown()).toBe(1);
});

test('tells the last play, who the device goes to and whose turn it is', async () => {
  const { table, user } = openBetweenTwo();
  // Nobody looked when it was opened.
  await waitFor(() => expect(toldChanges().at(-1)).toMatch(/^Pass the device to \w+\. Round 1/));
  await user.click(screen.getByRole('button', { name: /show my hand$/ }));
  await screen.findByRole('grid', { name: /^Hand/ });
  const first = table.getState().looking ?? 0;
  act(() => playUntil(table, (match) => positionOf(match).seat !== first));
  await waitFor(() =>
    expect(toldChanges()).toEqual([
      expect.stringMatching(/^Ann .*\. Pass the device to Bo\. Round 1, your turn/),
    ]),
  );
});

test('the hand that was told goes with it, and no key tells one behind the curtain', async () => {
  const { table, user } = openBetweenTwo();
  await user.click(screen.getByRole('button', { name: /show my hand$/ }));
  await screen.findByRole('grid', { name: /^Hand/ });
  await user.keyboard('.');
  await waitFor(() => expect(toldRegion()).toHaveTextContent(/\d+ tiles: /));
  const first = table.getState().looking ?? 0;
  act(() => playUntil(table, (match) => positionOf(match).seat !== first));
  await screen.findByRole('heading', passDevice);
  await user.keyboard('.');
  await waitFor(() => expect(toldRegion()).toHaveTextContent(/Pass the device/));
  expect(toldRegion()).not.toHaveTextContent(/\d+ tiles: /);
});

test('no hand is in the page from the play on that ends a turn', async () => {
  const { table, user } = openBetweenTwo();
  await user.click(screen.getByRole('button', { name: /show my hand$/ }));
  await screen.findByRole('grid', { name: /^Hand/ });
  const seen: number[] = [];
  const first = table.getState().looking;
  const watcher = new MutationObserver(() => {
    if (document.title.startsWith('Pass')) seen.push(handsShown());
  });
  watcher.observe(document.documentElement, { childList: true, subtree: true });
  act(() => {
    const start = matchOf(table).rounds[0]?.plays.length ?? 0;
    playUntil(table, ({ rounds }) => (rounds[0]?.plays.length ?? 0) === start + 2);
  });
  await act(() => Promise.resolve());
  watcher.disconnect();
  expect(table.getState().looking).toBe(first);
  expect(screen.queryByRole('grid')).toBeNull();
  expect(seen.every((hands) => hands === 0)).toBe(true);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('where things move, the last play is seen before the curtain falls, with no hand but its own', async () => {
  const { table, user } = openBetweenTwo('full');
  await user.click(screen.getByRole('button', { name: /show my hand$/ }));
  const first = table.getState().looking ?? 0;
  const own = matchOf(table).setup.players[first]?.name;
  act(() => playUntil(table, (match) => positionOf(match).seat !== first));
  const hand = screen.getByRole('grid', { name: /^Hand/ });
  expect(hand).toHaveAccessibleName(new RegExp(`^Hand: ${own},`));
  const tiles = within(hand).getAllByRole('button');
  for (const tile of tiles) expect(tile).toHaveAttribute('data-idle');
  // All are idle in the same way, so two clicks tell as much as one on each.
  for (const tile of tiles.slice(0, 2)) await user.click(tile);
  expect(screen.queryByRole('button', { name: /^Place/ })).toBeNull();
  const heading = await screen.findByRole('heading', passDevice, patient);
  await waitFor(() => expect(heading).toHaveFocus());
  expect(handsShown()).toBe(0);
});

test('with less motion the curtain falls at once', async () => {
  const { table, user } = openBetweenTwo('less');
  await user.click(screen.getByRole('button', { name: /show my hand$/ }));
  const first = table.getState().looking;
  act(() => playUntil(table, (match) => positionOf(match).seat !== first));
  expect(screen.getByRole('heading', passDevice)).toBeVisible();
});

test('undo of the play that ended a turn brings the curtain at once', async () => {
  const { table, user } = openBetweenTwo('full');
  await user.click(screen.getByRole('button', { name: /show my hand$/ }));
  await screen.findByRole('grid', { name: /^Hand/ });
  const first = table.getState().looking;
  act(() => playUntil(table, (match) => positionOf(match).seat !== first));
  expect(handsShown()).toBe(1);
  act(() => table.getState().undo());
  expect(screen.getByRole('heading', passDevice)).toBeVisible();
  expect(handsShown()).toBe(0);
});

test('where another tab has gone on, the hand of whoever looked there is never shown', async () => {
  const { table, storage, user } = openBetweenTwo('full');
  await user.click(screen.getByRole('button', { name: /show my hand$/ }));
  await screen.findByRole('grid', { name: /^Hand/ });
  const elsewhere = openTable(storage);
  elsewhere.getState().look();
  const first = elsewhere.getState().looking;
  playUntil(elsewhere, (match) => positionOf(match).seat !== first);
  elsewhere.getState().look();
  playUntil(elsewhere, (match) => positionOf(match).seat === first);
  act(() => void table.getState().makePlay(somePlayOf(matchOf(table))));
  expect(table.getState().looking).not.toBe(first);
  expect(screen.getByRole('heading', passDevice)).toBeVisible();
  expect(handsShown()).toBe(0);
});

test('the curtain tells both what has been played, the one who played last of their own draw', async () => {
  const { table, user } = openBetweenTwo();
  await user.click(screen.getByRole('button', { name: /show my hand$/ }));
  act(() => {
    table.getState().makePlay(somePlayOf(matchOf(table)));
    table.getState().makePlay(somePlayOf(matchOf(table)));
  });
  const news = within(screen.getByRole('list', { name: 'Last turn' })).getAllByRole('listitem');
  expect(news).toHaveLength(2);
  expect(news[1]).toHaveTextContent(/^(Ann|Bo) drew the /);
});

test('who played before may take back until the next one has looked', async () => {
  const { table, user } = openBetweenTwo();
  expect(screen.queryByRole('button', { name: /undo my/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: /show my hand$/ }));
  const before = matchOf(table).rounds[0]?.plays.length;
  act(() => {
    table.getState().makePlay(somePlayOf(matchOf(table)));
    table.getState().makePlay(somePlayOf(matchOf(table)));
  });
  await user.click(screen.getByRole('button', { name: /undo my last play$/ }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(matchOf(table).rounds[0]?.plays.length).toBeLessThan((before ?? 0) + 2);
});

test('who looks is shown what the other has played, from its beginning', async () => {
  const { table, user } = openBetweenTwo();
  await user.click(screen.getByRole('button', { name: /show my hand$/ }));
  expect(screen.queryByText('Since your turn')).toBeNull();
  act(() => {
    const first = table.getState().looking;
    playUntil(table, (match) => positionOf(match).seat !== first);
  });
  await user.click(screen.getByRole('button', { name: /show my hand$/ }));
  expect(table.getState().watched).toBe(0);
  expect(within(screen.getByRole('main')).getByText('Since your turn')).toBeVisible();
  expect(handsShown()).toBe(1);
  await user.click(screen.getByRole('button', { name: 'Back to now' }));
  expect(screen.queryByText('Since your turn')).toBeNull();
  expect(table.getState().watched).toBeNull();
});

test('who sits out is named, and looks on without a hand until the curtain stands again', async () => {
  const sitsOut = { place: 2, name: 'Cy', control: 'person' } as const;
  const { table, user } = openApp();
  act(() => table.getState().startMatch(setupOf(['person', 'person'], { sitsOut })));
  await user.click(screen.getByRole('button', { name: 'Cy sits out: look on' }));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Sitting out: Cy');
  expect(await screen.findByText('Looking on: this is what everyone may see')).toBeVisible();
  expect(screen.getByRole('grid', { name: /^Lake/ })).toBeVisible();
  expect(handsShown()).toBe(0);
  await user.keyboard('.');
  expect(toldRegion()).not.toHaveTextContent(/tiles: /);
  await user.click(screen.getByRole('button', { name: 'Done looking' }));
  await screen.findByRole('heading', passDevice);
  await user.click(screen.getByRole('button', { name: /show my hand$/ }));
  await screen.findByRole('grid', { name: /^Hand/ });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sitting out: Cy');
  expect(screen.queryByText(/^Looking on/)).toBeNull();
});

test('who looks on after another has looked and played is shown and told no hand of theirs', async () => {
  const sitsOut = { place: 2, name: 'Cy', control: 'person' } as const;
  const { table, user } = openApp();
  act(() => table.getState().startMatch(setupOf(['person', 'person'], { sitsOut })));
  await user.click(screen.getByRole('button', { name: /show my hand$/ }));
  await screen.findByRole('grid', { name: /^Hand/ });
  const first = table.getState().looking ?? 0;
  act(() => playUntil(table, (match) => positionOf(match).seat !== first));
  await screen.findByRole('heading', passDevice);
  await user.click(screen.getByRole('button', { name: 'Cy sits out: look on' }));
  await screen.findByText('Looking on: this is what everyone may see');
  expect(handsShown()).toBe(0);
  await user.keyboard('.');
  expect(toldRegion()).not.toHaveTextContent(/tiles: /);
});

test('where nobody sits out nobody looks on', () => {
  openBetweenTwo();
  expect(screen.queryByRole('button', { name: /look on/ })).toBeNull();
});
