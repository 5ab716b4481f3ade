import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { laterScreen } from '../../../src/ui/load/laterScreen.tsx';
import { held } from '../../support/held.ts';
import { Voice } from '../../support/Voice.tsx';

function openScreen() {
  const load = held();
  const Later = laterScreen<{ readonly title: string }>(async () => {
    await load.promise;
    return { Screen: ({ title }) => <h1>{title}</h1> };
  });
  render(<Later title="Rules" />, { wrapper: Voice });
  return load;
}

test('a screen that loads when it is shown says so until it has come', async () => {
  const load = openScreen();
  expect(screen.getByRole('status')).toBeInTheDocument();
  await act(async () => load.keep());
  expect(screen.getByRole('heading', { name: 'Rules' })).toBeInTheDocument();
  expect(screen.queryByRole('status')).toBeNull();
});

test('a screen that does not load says so', async () => {
  const load = openScreen();
  await act(async () => load.fail());
  expect(screen.getByRole('alert')).toHaveTextContent('didn’t load');
});
