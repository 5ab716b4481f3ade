import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Control } from '../../../src/store/match/holder.ts';
import { currentRound, type MatchSetup } from '../../../src/store/match/match.ts';
import { createSettingsStore, type UndoAfterSeen } from '../../../src/store/settings.ts';
import { createLocalSource } from '../../../src/store/table/localSource.ts';
import type { TableStore } from '../../../src/store/table/table.ts';
import { undoneOf } from '../../../src/store/table/undoing.ts';
import { TableScreen } from '../../../src/ui/fishing/table/TableScreen.tsx';
import { openApp } from '../../support/app.tsx';
import { createMemoryStorage, noTaps, openShelf, openTable } from '../../support/browserParts.ts';
import { positionOf } from '../../support/fishing.ts';
import { Listening } from '../../support/Listening.tsx';
import { matchOf, playUntil, setupOf, somePlayOf } from '../../support/matches.ts';
import { toldChanges } from '../../support/told.ts';

/** A table at which the first person has made a hand play, and so seen a tile drawn. */
function openAfterDraw(
  controls: readonly Control[],
  undoAfterSeen?: UndoAfterSeen,
  change: Partial<MatchSetup> = {},
) {
  const store = openTable(createMemoryStorage());
  store.getState().startMatch(setupOf(controls, change));
  const settings = createSettingsStore(openShelf(createMemoryStorage()));
  if (undoAfterSeen !== undefined) settings.getState().change({ undoAfterSeen });
  const elsewhere = { onHome: vi.fn(), onScores: vi.fn(), onExport: vi.fn(), onSettings: vi.fn() };
  render(
    <TableScreen table={createLocalSource(store, settings)} settings={settings} {...elsewhere} />,
    { wrapper: Listening },
  );
  act(() => {
    playUntil(store, (match) => controls[positionOf(match).seat] === 'person');
    store.getState().look();
    store.getState().makePlay(somePlayOf(matchOf(store)));
  });
  return { store, plays: playsIn(store), user: userEvent.setup({ delay: null }) };
}

const playsIn = (store: TableStore): number => currentRound(matchOf(store)).plays.length;
const counted = 'Undone after something hidden was seen. The record notes it.';
/** What is seen of it, beside what is told. */
const notice = () =>
  screen.queryAllByText(counted).find((element) => element.closest('[data-told]') === null);
const refused = 'Your settings don’t allow this undo: something hidden was seen.';

test('an undo after a tile was seen says once that the record counts it, until the next press', async () => {
  const { store, plays, user } = openAfterDraw(['person', 'greedy']);
  expect(screen.queryByText(counted)).toBeNull();
  await user.keyboard('u');
  expect(playsIn(store)).toBe(plays - 1);
  expect(toldChanges().join(' ')).toMatch(counted);
  expect(currentRound(matchOf(store)).meta).toMatchObject({ practiceUndos: 1 });
  await user.keyboard('{Shift}');
  expect(notice()).toBeVisible();
  await user.click(screen.getByRole('heading', { level: 1 }));
  expect(notice()).toBeUndefined();
});

test('among several persons the others are asked, and “No” leaves everything as it is', async () => {
  const { store, plays, user } = openAfterDraw(['person', 'person', 'person']);
  const { players } = matchOf(store).setup;
  const taking = players[store.getState().looking ?? -1]?.name;
  const [one, other] = players.map(({ name }) => name).filter((name) => name !== taking);
  const undo = screen.getByRole('button', { name: 'Undo' });
  await user.click(undo);
  const dialog = within(screen.getByRole('dialog', { name: `${taking}: undo the last play?` }));
  expect(
    dialog.getByText(
      `Something hidden was seen since then. ${one} and ${other}: is that all right?`,
    ),
  ).toBeVisible();
  expect(playsIn(store)).toBe(plays);
  await user.click(dialog.getByRole('button', { name: 'No' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(playsIn(store)).toBe(plays);
  expect(undo).toHaveFocus();
  await user.click(undo);
  await user.click(screen.getByRole('button', { name: 'Yes, undo it' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(playsIn(store)).toBe(plays - 1);
  expect(screen.getByText(counted)).toBeVisible();
});

test.each([
  ['one person who plays', ['person', 'greedy'], 'Cy'],
  ['two who play', ['person', 'person'], '(Ann|Bo) and Cy'],
] as const)('who sits out is asked too beside %s', async (_, controls, asked) => {
  const sitsOut = { place: 2, name: 'Cy', control: 'person' } as const;
  const { store, plays, user } = openAfterDraw(controls, undefined, { sitsOut });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  const dialog = within(screen.getByRole('dialog', { name: /undo the last play\?$/ }));
  expect(dialog.getByText(new RegExp(`then\\. ${asked}: is that all right\\?$`))).toBeVisible();
  expect(playsIn(store)).toBe(plays);
  await user.click(dialog.getByRole('button', { name: 'Yes, undo it' }));
  expect(playsIn(store)).toBe(plays - 1);
});

test('a bot that sits out is not asked', async () => {
  const sitsOut = { place: 2, name: 'Cy', control: 'greedy' } as const;
  const { store, plays, user } = openAfterDraw(['person', 'greedy'], undefined, { sitsOut });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(playsIn(store)).toBe(plays - 1);
});

test('where the house says never, the table says why nothing is taken back', async () => {
  const { store, plays, user } = openAfterDraw(['person', 'greedy'], 'never');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(playsIn(store)).toBe(plays);
  expect(screen.getAllByText(refused)[0]).toBeVisible();
});

test('where the house allows it, nobody is asked', async () => {
  const { store, plays, user } = openAfterDraw(['person', 'person'], 'allowed');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(playsIn(store)).toBe(plays - 1);
});

test('at the curtain the others are asked too, and it says what became of it', async () => {
  const { table, settings, user } = openApp();
  act(() => settings.getState().change({ motion: 'none' }));
  act(() => {
    table.getState().startMatch(setupOf(['person', 'person']));
    // Where there was anything to choose for a drawn tile, nothing has been seen since.
    while (undoneOf(table.getState(), noTaps)?.seen !== 'hidden') {
      table.getState().look();
      const { looking } = table.getState();
      playUntil(table, (match) => positionOf(match).seat !== looking);
    }
  });
  const plays = playsIn(table);
  act(() => settings.getState().change({ undoAfterSeen: 'never' }));
  await user.click(screen.getByRole('button', { name: /undo my last play$/ }));
  expect(screen.getAllByText(refused)[0]).toBeVisible();
  expect(playsIn(table)).toBe(plays);
  act(() => settings.getState().change({ undoAfterSeen: 'asked' }));
  await user.click(screen.getByRole('button', { name: /undo my last play$/ }));
  await user.click(screen.getByRole('button', { name: 'Yes, undo it' }));
  expect(playsIn(table)).toBeLessThan(plays);
  expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleDescription(counted);
  await user.click(screen.getByRole('button', { name: /show my hand$/ }));
  expect(screen.queryByText(counted)).toBeNull();
});
