import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { baitOf, formOf, legalPlays } from '../../../../../src/engine/fishing/index.ts';
import { halvesOf, type Kind } from '../../../../../src/engine/index.ts';
import type { Match } from '../../../../../src/store/match/match.ts';
import { createSettingsStore } from '../../../../../src/store/settings.ts';
import { createLocalSource } from '../../../../../src/store/table/localSource.ts';
import type { TableStore } from '../../../../../src/store/table/table.ts';
import { GoContext } from '../../../../../src/ui/asking/goContext.ts';
import { TableScreen } from '../../../../../src/ui/fishing/table/TableScreen.tsx';
import { createMemoryStorage, openShelf, openTable } from '../../../../support/browserParts.ts';
import { positionOf } from '../../../../support/fishing.ts';
import { matchOf, playUntil, setupOf } from '../../../../support/matches.ts';
import { tableAnswer } from '../../../../support/told.ts';
import { Voice } from '../../../../support/Voice.tsx';

const go = vi.fn();
beforeEach(() => go.mockClear());

/** A hand tile of the person that can capture and so may not be placed. */
function compelled(match: Match): Kind | undefined {
  const position = positionOf(match);
  if (position.phase !== 'hand' || position.seat !== 0) return undefined;
  const plays = legalPlays(position);
  const placed = plays.filter((play) => formOf(play) === 'place').map(baitOf);
  return plays.map(baitOf).find((bait) => !placed.includes(bait));
}

function TableOf({ store }: { readonly store: TableStore }) {
  const nowhere = (): void => undefined;
  const [settings] = useState(() => createSettingsStore(openShelf(createMemoryStorage())));
  const [table] = useState(() => createLocalSource(store, settings));
  return (
    <GoContext value={go}>
      <TableScreen
        table={table}
        settings={settings}
        onHome={nowhere}
        onScores={nowhere}
        onExport={nowhere}
        onSettings={nowhere}
      />
    </GoContext>
  );
}

/** A table where capturing is compulsory and a tile of the hand can. */
function open() {
  const store = openTable(createMemoryStorage());
  const rules = { captureFromHand: 'bait', doubleAt: 100 } as const;
  store.getState().startMatch(setupOf(['person', 'greedy'], { rules }));
  playUntil(store, (match) => compelled(match) !== undefined);
  const bait = compelled(matchOf(store));
  if (bait === undefined) throw new Error('a tile must capture');
  render(<TableOf store={store} />, { wrapper: Voice });
  return { name: halvesOf(bait).join('‑'), user: userEvent.setup({ delay: null }) };
}

const code = 'captureFromHand=bait,doubleAt=100';

test('F2 what a bait must do offers its rule, as it is set at this table, and the page of it', async () => {
  const { name, user } = open();
  const hand = within(screen.getByRole('grid', { name: /^Hand: / }));
  const [tile] = hand.getAllByRole('button', { name: new RegExp(name) });
  if (tile !== undefined) await user.click(tile);
  await user.click(await screen.findByRole('button', { name: 'Rule F2' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Rule F2' }));
  expect(
    dialog.getByText('Changed at this table – Catching from the hand: The bait must if it can'),
  ).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Read on in the rules' }));
  expect(go).toHaveBeenCalledWith({ room: 'rules', code: `tiu-u/F2/${code}` });
});

test('F2 a typed play that is refused offers the rule against it', async () => {
  const { name, user } = open();
  await user.keyboard('/');
  await user.type(screen.getByRole('textbox'), `${name.replace('‑', '')}{Enter}`);
  expect(screen.getByRole('alert')).toHaveTextContent('You can’t play');
  await user.click(screen.getByRole('button', { name: 'Rule F2' }));
  expect(screen.getByRole('dialog', { name: 'Rule F2' })).toBeVisible();
});

test('the rules of this table are among what can be asked', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'At this table' }));
  await user.click(screen.getByRole('button', { name: 'Rules' }));
  expect(go).toHaveBeenCalledWith({ room: 'rules', code: `tiu-u/${code}` });
});

test('a key opens the rules of this table', async () => {
  const { user } = open();
  await user.keyboard('b');
  expect(go).toHaveBeenCalledWith({ room: 'rules', code: `tiu-u/${code}` });
});

test('F7 a fish that is pressed without a bait, or that the bait does not catch, is answered with the rule', async () => {
  const store = openTable(createMemoryStorage());
  store.getState().startMatch(setupOf(['person', 'greedy'], { rules: {} }));
  playUntil(store, (match) => {
    const position = positionOf(match);
    return position.phase === 'hand' && position.seat === 0;
  });
  render(<TableOf store={store} />, { wrapper: Voice });
  const user = userEvent.setup({ delay: null });
  const tilesOf = (grid: RegExp) =>
    within(screen.getByRole('grid', { name: grid })).getAllByRole('button');
  const answer = tableAnswer();
  const [anyFish] = tilesOf(/^Lake/);
  if (anyFish === undefined) throw new Error('there is a lake');
  await user.click(anyFish);
  expect(answer).toHaveTextContent('Pick a bait from your hand, then a glowing fish.');
  const [bait] = tilesOf(/^Hand: /);
  if (bait === undefined) throw new Error('there is a hand');
  await user.click(bait);
  expect(answer).toBeEmptyDOMElement();
  const dim = tilesOf(/^Lake/).find((tile) => tile.dataset.look === 'dim');
  if (dim === undefined) throw new Error('there is a fish that it does not catch');
  await user.click(dim);
  expect(answer).toHaveTextContent(/ doesn’t catch /);
  await user.click(within(answer).getByRole('button', { name: 'Rule F7' }));
  expect(screen.getByRole('dialog', { name: 'Rule F7' })).toBeVisible();
});
