import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { createSettingsStore } from '../../../src/store/settings.ts';
import { TableScreen } from '../../../src/ui/table/TableScreen.tsx';
import { createMemoryStorage, openShelf, openTable } from '../../support/browserParts.ts';
import { setupOf } from '../../support/matches.ts';
import { Voice } from '../../support/Voice.tsx';

test('behind the curtain no hand is shown; who looks can play and take back', async () => {
  const store = openTable(createMemoryStorage());
  store.getState().startMatch(setupOf(['person', 'person']));
  const settings = createSettingsStore(openShelf(createMemoryStorage()));
  const elsewhere = { onMenu: vi.fn(), onScores: vi.fn(), onExport: vi.fn() };
  render(<TableScreen store={store} settings={settings} {...elsewhere} />, { wrapper: Voice });
  expect(screen.queryByRole('grid', { name: /^Hand/ })).not.toBeInTheDocument();

  store.getState().look();
  const user = userEvent.setup({ delay: null });
  const hand = within(await screen.findByRole('grid', { name: /^Hand/ }));
  const [bait] = hand.getAllByRole('button');
  if (bait !== undefined) await user.click(bait);
  await user.keyboard('p');
  expect(store.getState().match?.rounds[0]?.plays).toHaveLength(1);

  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(store.getState().match?.rounds[0]?.plays).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  expect(elsewhere.onMenu).toHaveBeenCalledOnce();
});
