import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../../support/app.tsx';
import { matchOf } from '../../support/matches.ts';

test('four at Sap Ng Wu and every relative are two taps away, by their names', async () => {
  const { table, user } = openApp();
  await user.click(screen.getByText('More ways to play'));
  await screen.findByRole('button', { name: 'Deal' });
  const atOnce = within(screen.getByRole('region', { name: 'Play at once' }));
  const names = atOnce.getAllByRole('button').map(({ textContent }) => textContent);
  for (const name of ['Sap Ng Wu (climbing), 4 players', 'Wu Han', 'Chang Pai', 'Luan Chuo']) {
    expect(names.filter((one) => one.startsWith(name))).not.toEqual([]);
  }
  expect(names.filter((one) => one.startsWith('Ma Hua Hua'))).toHaveLength(1);
  await user.click(atOnce.getByRole('button', { name: /^Sap Ng Wu .*4 players/ }));
  const { setup } = matchOf(table);
  expect(setup).toMatchObject({ variant: 'sap-ng-wu', players: { length: 4 } });
  expect(new Set(setup.players.map(({ name }) => name)).size).toBe(4);
});
