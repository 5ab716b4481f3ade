import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { laterPart, laterScreen } from '../../../src/ui/load/laterScreen.tsx';
import { held } from '../../support/held.ts';
import { Voice } from '../../support/Voice.tsx';

function openLater(make = laterScreen) {
  const load = held();
  const Later = make<{ readonly title: string }>(async () => {
    await load.promise;
    return { Screen: ({ title }) => <h1>{title}</h1> };
  });
  render(<Later title="Rules" />, { wrapper: Voice });
  return load;
}

test('a screen that loads when it is shown says so until it has come', async () => {
  const load = openLater();
  expect(screen.getByRole('status')).toBeInTheDocument();
  await act(async () => load.keep());
  expect(screen.getByRole('heading', { name: 'Rules' })).toBeInTheDocument();
  expect(screen.queryByRole('status')).toBeNull();
});

test('a screen that does not load says so in a heading, which takes the focus', async () => {
  const load = openLater();
  await act(async () => load.fail());
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('didn’t load');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('a part of a screen that does not load leaves heading and focus to the screen', async () => {
  const load = openLater(laterPart);
  await act(async () => load.fail());
  expect(screen.getByRole('alert')).toHaveTextContent('didn’t load');
  expect(screen.queryByRole('heading')).toBeNull();
});
