import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { fishing, legalPlays } from '../../../../src/engine/fishing/index.ts';
import type { Control } from '../../../../src/store/match/holder.ts';
import { currentRound, type Match } from '../../../../src/store/match/match.ts';
import { createSettingsStore, type Settings } from '../../../../src/store/settings.ts';
import { createLocalSource } from '../../../../src/store/table/localSource.ts';
import { startPace } from '../../../../src/store/table/pace.ts';
import { TableScreen } from '../../../../src/ui/fishing/table/TableScreen.tsx';
import {
  createHandTimer,
  createMemoryStorage,
  openShelf,
  openTable,
} from '../../../support/browserParts.ts';
import { positionOf } from '../../../support/fishing.ts';
import { matchOf, playUntil, setupOf } from '../../../support/matches.ts';
import { pressEvery } from '../../../support/pressClock.ts';
import { promptThinker } from '../../../support/thinkers.ts';
import { tableAnswer } from '../../../support/told.ts';
import { Voice } from '../../../support/Voice.tsx';

/** A table, of a person and bots, at which something is waited for as the test says. */
function openWhere(
  holds: (match: Match) => boolean,
  change: Partial<Settings> = {},
  bots: readonly Control[] = ['greedy', 'greedy'],
) {
  const store = openTable(createMemoryStorage());
  const settings = createSettingsStore(openShelf(createMemoryStorage()));
  settings.getState().change(change);
  store.getState().startMatch(setupOf(['person', ...bots]));
  playUntil(store, holds);
  const hand = createHandTimer();
  startPace(store, settings, promptThinker, hand.timer);
  const elsewhere = { onHome: vi.fn(), onScores: vi.fn(), onExport: vi.fn(), onSettings: vi.fn() };
  render(
    <TableScreen table={createLocalSource(store, settings)} settings={settings} {...elsewhere} />,
    { wrapper: Voice },
  );
  const playsIn = () => currentRound(matchOf(store)).plays.length;
  return { store, settings, hand, elsewhere, playsIn, user: userEvent.setup({ delay: null }) };
}

const botsTurn = (match: Match): boolean => {
  const position = positionOf(match);
  return position.seat === 1 && position.phase === 'hand' && legalPlays(position).length > 1;
};
const openAtBot = (change?: Partial<Settings>) => openWhere(botsTurn, change);

const main = () => screen.getByRole('main');
const grid = (name: RegExp) => within(screen.getByRole('grid', { name }));
const firstIn = (name: RegExp): HTMLElement => {
  const [tile] = grid(name).getAllByRole('button');
  if (tile === undefined) throw new Error('there is no tile');
  return tile;
};

test('the prompt that waits says that a tap hurries, until one has', async () => {
  const { hand, user } = openAtBot();
  expect(main()).toHaveTextContent('Waiting for Bo. Tap to hurry.');
  await user.click(screen.getByText('Waiting for Bo. Tap to hurry.'));
  expect(main()).toHaveTextContent('Waiting for Bo');
  expect(main()).not.toHaveTextContent('Tap to hurry');
  expect(hand.waits()).toEqual([0]);
});

test('where bots are fast anyhow it says nothing of that', () => {
  openAtBot({ botSpeed: 'fast' });
  expect(main()).toHaveTextContent('Waiting for Bo');
  expect(main()).not.toHaveTextContent('Tap to hurry');
});

test('a tile of the lake hurries; the next play is made for itself', async () => {
  const { hand, user, playsIn } = openAtBot();
  const before = playsIn();
  await user.click(firstIn(/^Lake/));
  expect(playsIn()).toBe(before);
  act(() => hand.pass());
  expect(playsIn()).toBe(before + 1);
  expect(hand.waits()).toEqual([225]);
});

test('what acts by itself does not hurry: a boat, the bar, a tile of the hand', async () => {
  const { hand, elsewhere, user } = openAtBot();
  await user.click(screen.getByRole('button', { name: /^Bo: / }));
  await user.keyboard('{Escape}');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Home' }));
  await user.click(firstIn(/^Hand/));
  expect(elsewhere.onHome).toHaveBeenCalledOnce();
  expect(hand.waits()).toEqual([900]);
});

test('Space and Enter hurry where nothing that acts has the focus', async () => {
  for (const key of [' ', '{Enter}']) {
    const { store, hand, user } = openAtBot();
    act(() => screen.getAllByRole('button', { name: 'Home' }).at(-1)?.focus());
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Enter' });
    expect(hand.waits()).toEqual([900]);
    act(() => screen.getAllByRole('button', { name: 'Home' }).at(-1)?.blur());
    await user.keyboard(key);
    expect(hand.waits()).toEqual([0]);
    act(() => store.getState().show('start'));
  }
});

test('the press that plays does not hurry who comes next', async () => {
  const { store, hand, user, playsIn } = openWhere((match) => {
    const position = positionOf(match);
    return position.seat === 0 && position.phase === 'drawn' && legalPlays(position).length > 1;
  });
  const before = playsIn();
  await user.click(grid(/^Lake/).getAllByRole('button', { name: /can be caught/ })[0] ?? main());
  expect(playsIn()).toBe(before + 1);
  expect(hand.waits()).toEqual([900]);
  expect(store.getState().hurried).toBe(0);
});

test('a press that finds a person to decide hurries nothing', async () => {
  const { store, user } = openWhere((match) => positionOf(match).seat === 0);
  await user.click(firstIn(/^Lake/));
  await user.keyboard(' ');
  expect(store.getState().hurried).toBe(0);
  expect(store.getState().knowsHurry).toBe(false);
});

test('the second half of a double tap plays nothing that has come under it', async () => {
  const { store, hand, user } = openAtBot();
  pressEvery(100);
  const lake = firstIn(/^Lake/);
  await user.click(lake);
  expect(store.getState().hurried).toBe(1);
  // It would hurry once more; it does not even get there.
  await user.click(lake);
  expect(store.getState().hurried).toBe(1);
  expect(hand.waits()).toEqual([0]);
});

test('the only play is told to be made for its person, who cannot make it', () => {
  const isForced = (match: Match): boolean => {
    const position = positionOf(match);
    if (position.seat !== 0 || fishing.playsItself(position)) return false;
    return legalPlays(position).length === 1;
  };
  const { hand, playsIn } = openWhere(isForced, { playsForced: true }, ['greedy']);
  expect(main()).toHaveTextContent('Only one play is possible, so it plays itself.');
  for (const tile of grid(/^Hand/).getAllByRole('button')) {
    expect(tile).toHaveAttribute('data-idle');
  }
  const before = playsIn();
  act(() => hand.pass());
  expect(playsIn()).toBe(before + 1);
});

test('a tap that puts an answer away hurries nothing', async () => {
  const { store, user } = openAtBot();
  await user.keyboard('s');
  const [words] = tableAnswer().querySelectorAll('p');
  if (words === undefined) throw new Error('the table answers');
  await user.click(words);
  expect(tableAnswer()).toBeEmptyDOMElement();
  expect(store.getState().hurried).toBe(0);
});
