import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { currentRound } from '../../../src/store/match/match.ts';
import { sapNgWu } from '../../records/climbing/sample.ts';
import { openApp } from '../../support/app.tsx';
import { lateJoining } from '../../support/lateJoining.ts';
import { matchOf } from '../../support/matches.ts';

// Climbing joins in the last test of the file.

const record = JSON.stringify(sapNgWu);

async function openImport(text: string) {
  const joining = lateJoining();
  const app = openApp(undefined, undefined, joining.joinNamed);
  await app.user.click(screen.getByRole('button', { name: 'Open a saved round' }));
  fireEvent.change(await screen.findByRole('textbox', { name: 'Text of the record' }), {
    target: { value: text },
  });
  const open = () => app.user.click(screen.getByRole('button', { name: 'Open' }));
  return { ...app, joining, open };
}

test('a record whose family does not load is told as not loaded, not as wrong', async () => {
  const { table, joining, open } = await openImport(record);
  await open();
  await joining.fail();
  expect(screen.getByRole('alert')).toHaveTextContent('didn’t load');
  expect(table.getState().match).toBeNull();
});

test('a record is not opened once the dialog was closed while its family loaded', async () => {
  const { table, user, joining, open } = await openImport(record);
  await open();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await joining.fail();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(table.getState().match).toBeNull();
});

test('what a text fails to load is not told of the text that took its place', async () => {
  const { joining, open } = await openImport(record);
  await open();
  fireEvent.change(screen.getByRole('textbox', { name: 'Text of the record' }), {
    target: { value: 'another' },
  });
  await joining.fail();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('of a text too large nobody joins', async () => {
  const { joining, open } = await openImport(record + ' '.repeat(4_000_000));
  await open();
  expect(screen.getByRole('alert')).toHaveTextContent('the limit is 4 MB');
  expect(joining.asked).toEqual([]);
});

test('a record is opened once its family has joined', async () => {
  const { table, joining, open } = await openImport(record);
  await open();
  expect(joining.asked).toEqual([record]);
  expect(table.getState().match).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  await joining.come();
  expect(matchOf(table).setup.variant).toBe('sap-ng-wu');
  expect(currentRound(matchOf(table)).plays).toHaveLength(sapNgWu.plays.length);
  expect(screen.queryByRole('dialog')).toBeNull();
});
