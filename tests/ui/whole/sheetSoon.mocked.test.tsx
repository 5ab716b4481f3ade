import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openApp, storageAfter } from '../../support/app.tsx';
import { playUntil, setupOf } from '../../support/matches.ts';

// Its modules are its own, so nothing but the table can have loaded the score sheet.
test('the score sheet is there at once after its table has been shown', async () => {
  const { table } = openApp(
    storageAfter((left) => left.getState().startMatch(setupOf(['person', 'greedy']))),
  );
  act(() => table.getState().show('table'));
  await screen.findByRole('grid', { name: /^Hand: / });
  await act(() => vi.dynamicImportSettled());
  act(() => playUntil(table, () => false));
  act(() => table.getState().show('scores'));
  expect(
    screen.getByRole('heading', { level: 1, name: /^Score sheet, ?.* won by \d+$/ }),
  ).toHaveFocus();
});
