import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { startMatch } from '../../../src/store/match/match.ts';
import { formatMatch } from '../../../src/store/match/matchRecords.ts';
import { browserPatience } from '../../../src/store/silence.ts';
import { openApp, storageAfter } from '../../support/app.tsx';
import { matchOf, playUntil, setupOf } from '../../support/matches.ts';

const other = formatMatch(startMatch(setupOf(['person', 'random'], { variant: 'shi-wu-hu' })));

const inProgress = () =>
  storageAfter((table) => {
    table.getState().startMatch(setupOf(['person', 'greedy']));
    playUntil(table, ({ rounds }) => rounds.some(({ plays }) => plays.length > 3));
    table.getState().show('start');
  });

async function openImport(storage = inProgress()) {
  const app = openApp(storage);
  await app.user.click(screen.getByRole('button', { name: 'Open a saved round' }));
  await screen.findByRole('dialog');
  const paste = (text: string): void => {
    fireEvent.change(screen.getByRole('textbox', { name: 'Text of the record' }), {
      target: { value: text },
    });
  };
  const open = () => app.user.click(screen.getByRole('button', { name: 'Open' }));
  return { ...app, paste, open };
}

afterEach(() => vi.restoreAllMocks());

test('a wrong record is refused in words with its line, and nothing changes', async () => {
  const { table, paste, open } = await openImport();
  const before = matchOf(table);
  paste(`\n${other.replace('"plays":[]', '"plays":["99"]')}`);
  await open();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Line 2: “99” at index 0 of the plays is not a play.',
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Nothing has been changed.');
  paste('');
  await open();
  expect(screen.getByRole('alert')).toHaveTextContent('There is no record in this text.');
  expect(matchOf(table)).toBe(before);
});

test('a sound record opens at once, and the match before it is left', async () => {
  const { table, left, paste, open } = await openImport();
  const before = matchOf(table);
  paste(other);
  await open();
  expect(matchOf(table).setup.variant).toBe('shi-wu-hu');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(left.getState().left.map(({ records }) => records)).toEqual([formatMatch(before)]);
});

test('a record comes from a file, and from a dropped one', async () => {
  const { table, user } = await openImport(storageAfter(() => undefined));
  await user.upload(screen.getByLabelText('Choose a file'), new File(['not a record'], 'a.jsonl'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Line 1: The text is not whole JSON.');
  const dropped = new File([other], 'b.jsonl');
  fireEvent.drop(screen.getByRole('dialog'), {
    dataTransfer: { files: [dropped], getData: () => '' },
  });
  await vi.waitFor(() => expect(matchOf(table).setup.variant).toBe('shi-wu-hu'));
});

test('a file too large is not even read', async () => {
  const { user } = await openImport();
  const file = new File(['x'], 'big.jsonl');
  Object.defineProperty(file, 'size', { value: 5_000_000 });
  await user.upload(screen.getByLabelText('Choose a file'), file);
  expect(await screen.findByRole('alert')).toHaveTextContent('the limit is 4 MB');
});

test('a pasted text too large is told, not cut short', async () => {
  const { table, paste, open } = await openImport();
  const before = matchOf(table);
  paste(other + ' '.repeat(4_000_000));
  await open();
  expect(screen.getByRole('alert')).toHaveTextContent('the limit is 4 MB');
  expect(matchOf(table)).toBe(before);
});

test('a clipboard that may not be read is told', async () => {
  const { user } = await openImport();
  vi.spyOn(navigator.clipboard, 'readText').mockRejectedValue(new DOMException('denied'));
  await user.click(screen.getByRole('button', { name: 'Read the clipboard' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Paste into the field instead');
});

describe('a clipboard that is silent', () => {
  let answer = (_: string): void => undefined;
  const press = (name: string): boolean => fireEvent.click(screen.getByRole('button', { name }));
  const read = async (): Promise<void> => {
    vi.spyOn(navigator.clipboard, 'readText').mockReturnValue(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    press('Read the clipboard');
    await act(() => vi.advanceTimersByTimeAsync(browserPatience - 1));
    expect(screen.queryByRole('alert')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1));
  };
  afterEach(() => void vi.useRealTimers());

  test('is told, and what it says late is opened', async () => {
    const { table } = await openImport();
    await read();
    expect(screen.getByRole('alert')).toHaveTextContent('Paste into the field instead');
    await act(async () => answer(other));
    expect(matchOf(table).setup.variant).toBe('shi-wu-hu');
  });

  test('opens nothing over what was put into the field since', async () => {
    const { table } = await openImport();
    const before = matchOf(table);
    await read();
    const field = screen.getByRole('textbox', { name: 'Text of the record' });
    fireEvent.change(field, { target: { value: 'of my own' } });
    await act(async () => answer(other));
    expect(matchOf(table)).toBe(before);
    expect(field).toHaveValue('of my own');
  });

  test('opens nothing once the dialog is closed', async () => {
    const { table } = await openImport();
    const before = matchOf(table);
    await read();
    press('Cancel');
    expect(screen.queryByRole('dialog')).toBeNull();
    await act(async () => answer(other));
    expect(matchOf(table)).toBe(before);
  });
});

test('the record of a match is copied, with a warning while its tiles are hidden', async () => {
  const { table, user } = openApp(inProgress());
  await user.click(screen.getByRole('button', { name: /^Tiu-U with/ }));
  // Beside the log and in its dialog there is no other way to it.
  await user.keyboard('l');
  expect(await screen.findByRole('dialog', { name: 'Log' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save the record' })).toBeNull();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'At this table' }));
  await user.click(screen.getByRole('button', { name: 'Save the record' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save the record' }));
  expect(dialog.getByText(/sees what is still hidden/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe(formatMatch(matchOf(table)));
  expect(dialog.getByRole('status')).toHaveTextContent('Copied to the clipboard.');
});
