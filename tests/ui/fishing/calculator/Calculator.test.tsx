import { render, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { kindOf } from '../../../../src/engine/index.ts';
import { roomPartsOf } from '../../../../src/families/rooms.ts';
import { createPlaceStore } from '../../../../src/store/places.ts';
import { createLocalSource } from '../../../../src/store/table/localSource.ts';
import { LedgerRoom } from '../../../../src/ui/ledger/LedgerRoom.tsx';
import {
  createMemoryStorage,
  openLedger,
  openSettings,
  openShelf,
  openTable,
} from '../../../support/browserParts.ts';
import { nothingJoins } from '../../../support/joining.ts';
import { actsOn, catchesIn } from '../../../support/ledger.ts';
import { parted } from '../../../support/parted.ts';
import { servicesWith } from '../../../support/services.ts';
import { Voice } from '../../../support/Voice.tsx';
import { openLedgerPage } from '../../ledger/ledgerPage.tsx';

function open(storage = createMemoryStorage()) {
  const page = openLedgerPage({ storage });
  return { ...page, act: page.store.getState() };
}

const key = (name: RegExp) => within(screen.getByRole('grid')).getByRole('button', { name });
const field = () => screen.getByRole('textbox', { name: 'Or type the catch' });
const status = () => screen.getByRole('status', { name: 'What has changed' });
const tab = (name: RegExp) =>
  within(screen.getByRole('group', { name: 'Whose catch' })).getByRole('button', { name });
const button = (name: string) => screen.getByRole('button', { name });

describe('the keypad', () => {
  test('has a key for each of the 21 kinds with the copies left, one tab stop for all', async () => {
    const { user } = open();
    const keys = within(screen.getByRole('grid')).getAllByRole('button');
    expect(keys).toHaveLength(21);
    expect(keys.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    await user.click(key(/^Black Nine, 6‑3, 2 left/));
    expect(key(/^Black Nine/)).toHaveAccessibleName('Black Nine, 6‑3, 1 left');
    expect(tab(/^Ann/)).toHaveAccessibleName('Ann: 18 points, 1 tile');
  });

  test('goes out when the kit holds no more, over all catches, and says so', async () => {
    const { user, store } = open();
    await user.click(key(/^Black Nine/));
    await user.click(tab(/^Ben/));
    await user.click(key(/^Black Nine/));
    expect(key(/^Black Nine/)).toHaveAttribute('aria-disabled', 'true');
    await user.click(key(/^Black Nine/));
    expect(status()).toHaveTextContent('Black Nine 6‑3: the game has 2 tiles, and none is left.');
    expect(catchesIn(store.getState()).catches.map(({ tiles }) => tiles.length)).toEqual([1, 1, 0]);
  });

  test('is used by keys alone: arrows, Enter, digits, Backspace, Delete', async () => {
    const { user } = open();
    key(/^Heaven/).focus();
    await user.keyboard('{ArrowRight}{Enter}{ArrowDown}{Enter}');
    expect(field()).toHaveValue('11 65');
    await user.keyboard('36');
    expect(field()).toHaveValue('11 65 63');
    await user.keyboard('6');
    expect(status()).toHaveTextContent('6‑… now the other half');
    await user.keyboard('{Backspace}4{Escape}11');
    expect(field()).toHaveValue('11*2 65 63');
    await user.keyboard('{Delete}{Backspace}');
    expect(field()).toHaveValue('11 63');
    await user.keyboard('70');
    expect(status()).toHaveTextContent('7-0 isn’t a tile');
    await user.keyboard('{Home}');
    expect(key(/^Heaven/)).toHaveFocus();
  });

  test('knows the digits of a tile wherever the focus is, but not in a field', async () => {
    const { user } = open();
    button('Back').focus();
    await user.keyboard('63');
    expect(field()).toHaveValue('63');
    await user.type(field(), ' 54');
    expect(field()).toHaveValue('63 54');
    await user.click(button('Game and players'));
    await user.keyboard('11');
    await user.click(button('Close'));
    expect(field()).toHaveValue('63 54');
  });
});

describe('typing', () => {
  test('shows what was tapped, and the keypad what was typed', async () => {
    const { user } = open();
    await user.click(key(/^Heaven/));
    await user.type(field(), ' 63 [[5:4] 66*2');
    expect(key(/^Heaven/)).toHaveAccessibleName('Heaven, 6‑6, 1 left');
    await user.click(key(/^Earth/));
    expect(field()).toHaveValue('66*3 63 54 11');
  });

  test('a word is no mistake before it is ended', async () => {
    const { user } = open();
    await user.type(field(), '66 6');
    expect(field()).not.toBeInvalid();
    await user.type(field(), ' ');
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription(/“6” isn’t a tile/);
  });

  test('a mistake is told while a sound word behind it is being typed', async () => {
    const { user } = open();
    await user.type(field(), '99 54');
    expect(field()).toHaveAccessibleDescription(/“99” isn’t a tile/);
    await user.type(field(), ' 9*');
    expect(field()).toHaveAccessibleDescription(/“99” isn’t a tile/);
    expect(field()).not.toHaveAccessibleDescription(/“9” isn’t a tile/);
    await user.type(field(), '、');
    expect(field()).toHaveAccessibleDescription(/“9\*” isn’t a tile/);
  });

  test('more than the kit holds is refused in words and loses nothing', async () => {
    const { user } = open();
    await user.type(field(), '54 66*5 ');
    await user.tab();
    expect(field()).toHaveValue('54 66*5');
    expect(field()).toHaveAccessibleDescription(
      /Heaven 6‑6: the game has 4, and with these you’d have 5/,
    );
    await user.click(button('Enter this round'));
    expect(screen.getByText(/Ann: some of what was typed isn’t counted/)).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
    await user.clear(field());
    await user.type(field(), '54 66*4{Enter}');
    expect(field()).not.toBeInvalid();
  });
});

describe('what has changed', () => {
  test('is told with its rule: a group, a bonus, a payment that doubles', async () => {
    const { user, act } = open();
    act.changeGame({ variant: 'shi-wu-hu-64', rules: {}, seatCount: 2 });
    await user.type(field(), '66*4 54');
    await user.click(key(/^Black Nine/));
    expect(status()).toHaveTextContent('Ann + Black Nine 6‑3: +30, 180 points');
    await user.type(field(), ' 54');
    await user.click(key(/^Black Nine/));
    expect(status()).toHaveTextContent(/Every Heaven-Nine tile: 300 points extra\. .*S8/);
    await user.click(button('Remove last'));
    expect(status()).toHaveTextContent(/the 300 extra points are gone/);
    await user.click(button('Clear'));
    await user.type(field(), '66');
    await user.click(key(/^Red Nine/));
    expect(status()).toHaveTextContent(/Heaven-Nine is complete: now 60 points\. .*S4/);
    await user.click(button('Remove last'));
    expect(status()).toHaveTextContent('Heaven-Nine is no longer complete.');
  });

  test('doubling is told and explained', async () => {
    const { user, act } = open();
    act.changeGame({ variant: 'shi-wu-hu-64', rules: { doubleAt: 100 }, seatCount: 2 });
    await user.type(field(), '66 63');
    await user.click(key(/^Red Nine/));
    expect(status()).not.toHaveTextContent('double');
    await user.click(key(/^Heaven/));
    expect(status()).toHaveTextContent(/the difference doubles\. .*S9/);
    const settling = within(screen.getByRole('region', { name: 'Who pays whom' }));
    expect(settling.getByText('Ben to Ann: 240 points')).toBeVisible();
    expect(settling.getByText(/doubled because only one of the two reached 100/)).toBeVisible();
  });

  test('an odd number of tiles is told as a slip, and not forbidden', async () => {
    const { user } = open();
    await user.click(key(/^Heaven/));
    expect(screen.getByText(/Ann: 1 tile, an odd number/)).toBeVisible();
    expect(tab(/^Ann/)).toHaveTextContent('odd');
    await user.click(key(/^Heaven/));
    expect(screen.queryByText(/an odd number/)).toBeNull();
    await user.click(key(/^Heaven/));
    await user.click(button('Enter this round'));
    expect(screen.getByRole('table')).toBeVisible();
  });
});

describe('a catch', () => {
  test('loses the tile that is pressed in it, and the focus stays there', async () => {
    const { user } = open();
    await user.type(field(), '66*2 63{Enter}');
    await user.click(button('Black Nine, 6‑3, 1 tile: take one out'));
    expect(button('Heaven, 6‑6, 2 tiles: take one out')).toHaveFocus();
    await user.keyboard('{Enter}{Enter}');
    expect(screen.getByRole('list', { name: 'Catch: Ann' })).toHaveFocus();
    expect(field()).toHaveValue('');
  });

  test('is filled with an example, after a question where something is entered', async () => {
    const { user } = open();
    await user.click(button('Tiu-U: 132 points'));
    expect(tab(/^Ann/)).toHaveAccessibleName('Ann: 132 points, 16 tiles');
    await user.click(button('Shi Wu Hu 64 (fishing): 670 points'));
    await user.click(button('Keep what I entered'));
    expect(tab(/^Ann/)).toHaveAccessibleName(/132/);
    await user.click(button('Shi Wu Hu 64 (fishing): 670 points'));
    await user.click(button('Show the example'));
    expect(tab(/^Ann/)).toHaveAccessibleName(/^Ann: 670 points/);
    await user.click(button('Undo'));
    expect(tab(/^Ann/)).toHaveAccessibleName(/132/);
  });

  test('says what is nowhere yet', async () => {
    const { user } = open();
    await user.type(field(), '66*4 63');
    expect(screen.getByText('59 of 64 tiles are in no catch.')).toBeInTheDocument();
  });
});

describe('the ledger', () => {
  test('adds up, is mended, cut down and brought back', async () => {
    const { user, act } = open();
    act.rename(1, 'Mei');
    for (const [ann, mei] of [
      ['66*4', '55'],
      ['11', '65*2'],
    ]) {
      await user.type(field(), `${ann}{Enter}`);
      await user.click(tab(/^Mei/));
      await user.type(field(), `${mei}{Enter}`);
      await user.click(button('Enter this round'));
    }
    const rows = () =>
      within(screen.getByRole('table'))
        .getAllByRole('row')
        .map((row) => [...row.children].map(({ textContent }) => textContent));
    expect(rows()).toEqual([
      ['Round', 'Ann', 'Mei'],
      ['1', '96 +76', '20 −76'],
      ['2', '10 −34', '44 +34'],
      ['Total', '+42', '−42'],
    ]);
    await user.click(button('Round 1: look at it, edit it or delete it'));
    await user.click(button('Edit this round'));
    expect(tab(/^Ann/)).toHaveFocus();
    await user.click(button('Remove last'));
    await user.click(button('Save the changes to round 1'));
    expect(rows()[1]).toEqual(['1', '72 +52', '20 −52']);
    await user.click(button('Round 1: look at it, edit it or delete it'));
    await user.click(button('Edit this round'));
    await user.click(button('Leave round 1 as it was'));
    expect(button('Enter this round')).toHaveFocus();
    await user.click(button('Round 2: look at it, edit it or delete it'));
    await user.click(button('Delete this round'));
    expect(rows()).toHaveLength(3);
    expect(button('Bring back')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(rows()[3]).toEqual(['Total', '+18', '−18']);
    expect(screen.getByRole('heading', { name: 'Ledger of the evening' })).toHaveFocus();
    await user.click(button('Clear the ledger'));
    await user.click(button('Delete them'));
    expect(screen.queryByRole('table')).toBeNull();
    await user.click(button('Bring back'));
    expect(rows()).toHaveLength(4);
  });

  test('brings the focus to each deletion, and tells it anew', async () => {
    const { user } = open();
    for (const text of ['66', '11', '55']) {
      await user.type(field(), `${text}{Enter}`);
      await user.click(button('Enter this round'));
    }
    const remove = async (name: string): Promise<Element | null> => {
      await user.click(button(name));
      await user.click(button('Delete this round'));
      expect(button('Bring back')).toHaveFocus();
      return screen.getByText('1 round deleted.');
    };
    const told = await remove('Round 3: look at it, edit it or delete it');
    expect(await remove('Round 1: look at it, edit it or delete it')).not.toBe(told);
  });

  test('of two and of three players are kept apart', async () => {
    const { user, act } = open();
    await user.type(field(), '66{Enter}');
    await user.click(button('Enter this round'));
    act.changeGame({ variant: 'tiu-u', rules: {}, seatCount: 3 });
    expect(await screen.findByText(/^With another number of players: 1 round more/)).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
    act.changeGame({ variant: 'tiu-u', rules: {}, seatCount: 2 });
    expect(await screen.findByRole('table')).toBeVisible();
  });

  test('is copied as a table in words, or shown to be copied by hand', async () => {
    const { user } = open();
    await user.type(field(), '66*4{Enter}');
    await user.click(button('Enter this round'));
    await user.click(button('Copy as text'));
    expect(await screen.findByText('Copied to the clipboard.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(
      [
        'Ledger of the evening',
        'Tiu-U',
        '',
        'Round | Ann      | Ben',
        '1     | 96 (+96) | 0 (−96)',
        'Total | +96      | −96',
        '',
      ].join('\n'),
    );
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(button('Copy as text'));
    expect(await screen.findByRole('textbox', { name: 'The ledger as text' })).toHaveValue(
      await navigator.clipboard.readText(),
    );
  });

  test('tells of damaged storage, and saves what was there', async () => {
    const storage = createMemoryStorage();
    storage.texts.set('ledger', 'broken');
    const { user } = open(storage);
    expect(screen.getByText(/The saved ledger is damaged/)).toBeVisible();
    expect(button('Save the damaged data to a file')).toBeVisible();
    await user.click(button('Got it'));
    expect(screen.queryByText(/damaged/)).toBeNull();
  });
});

test('rules are asked as on the score sheet: what they say, how they are set, and where they come from', async () => {
  const { user, act } = open();
  act.changeGame({ variant: 'tiu-u', rules: { doubleAt: 500 }, seatCount: 2 });
  const settling = within(screen.getByRole('region', { name: 'Who pays whom' }));
  await user.click(await settling.findByRole('button', { name: /S9/ }));
  const answer = within(screen.getByRole('dialog', { name: /S9/ }));
  expect(answer.getByText('Changed at this table – Doubling: 500')).toBeVisible();
  // No variant doubles from there on.
  expect(answer.getByText('no source plays it this way.', { exact: false })).toBeVisible();
  expect(answer.getByText('Source of the rest')).toBeVisible();
});

test('the room shows the one ledger of the page', () => {
  const storage = createMemoryStorage();
  actsOn(openLedger(storage)).add(kindOf('66'));
  const services = servicesWith({ ledgerShelf: openShelf(storage, undefined, 'ledger') });
  const [matches, settings] = [openTable(storage), openSettings(storage)];
  const stores = {
    table: createLocalSource(matches, settings),
    matches,
    settings,
    places: createPlaceStore(window),
    services,
    ...nothingJoins,
  };
  render(
    <LedgerRoom
      partsOf={roomPartsOf}
      stores={stores}
      services={services}
      code=""
      onGo={() => undefined}
      onLeave={() => undefined}
    />,
    { wrapper: Voice },
  );
  expect(field()).toHaveValue('66');
});

test('the few games come first in the dialog, then the ways to play the chosen one', async () => {
  const { user, store } = open();
  await user.click(button('Game and players'));
  const games = within(screen.getByRole('group', { name: 'Which game' }));
  expect(games.getAllByRole('radio')).toHaveLength(3);
  expect(games.getByRole('radio', { name: 'Tiu-U' })).toBeChecked();
  const way = screen.getByRole('combobox', { name: 'Way to play' });
  expect(within(way).getAllByRole('option')).toHaveLength(3);
  await user.selectOptions(way, 'tiu-u-woodpile');
  expect(store.getState().entered.game.variant).toBe('tiu-u-woodpile');
  expect(games.getByRole('radio', { name: 'Tiu-U' })).toBeChecked();
  await user.click(games.getByRole('radio', { name: 'Shi Wu Hu (fishing)' }));
  expect(store.getState().entered.game.variant).toBe('shi-wu-hu');
  expect(way).toHaveDisplayValue('Shi Wu Hu (fishing)');
});

test('the game, the rules and the names are chosen in a dialog', async () => {
  const { user, store } = open();
  await user.click(button('Game and players'));
  await user.click(screen.getByRole('radio', { name: '3 players' }));
  await user.type(screen.getByRole('textbox', { name: 'Name of player 3' }), 'Li');
  await user.click(screen.getByRole('radio', { name: 'Shi Wu Hu (fishing)' }));
  const doubling = screen.getByRole('group', { name: /^Doubling/ });
  await user.clear(within(doubling).getByRole('textbox'));
  await user.type(within(doubling).getByRole('textbox'), '500');
  await user.click(button('Close'));
  expect(tab(/^Li/)).toBeVisible();
  expect(screen.getByText(parted('Shi Wu Hu (fishing) · 3 players'))).toBeVisible();
  expect(screen.getByText('1 rule changed')).toBeVisible();
  expect(store.getState().entered.game.rules).toEqual({ doubleAt: 500 });
});
