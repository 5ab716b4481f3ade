import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../../support/app.tsx';
import { lateJoining } from '../../support/lateJoining.ts';
import { matchOf } from '../../support/matches.ts';

// Climbing joins in the last test of the file.

const playLate = { name: /^Play Sap Ng Wu/ };
const playEarly = { name: /^Play Tiu-U/ };

test('a match whose family does not load is not begun, which is told, and others are played', async () => {
  const joining = lateJoining();
  const { table, user } = openApp(undefined, undefined, joining.joinNamed);
  await user.click(screen.getByRole('button', playLate));
  await joining.fail();
  expect(screen.getByRole('alert')).toHaveTextContent('didn’t load');
  expect(table.getState().match).toBeNull();
  await user.click(screen.getByRole('button', playLate));
  expect(joining.asked).toEqual(['sap-ng-wu', 'sap-ng-wu']);
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(screen.getByRole('button', playEarly));
  expect(matchOf(table).setup.variant).toBe('tiu-u');
});

test('a match begins as soon as its family has joined, which is waited for in words', async () => {
  const joining = lateJoining();
  const { table, user } = openApp(undefined, undefined, joining.joinNamed);
  await user.click(
    screen.getByRole('button', { name: /^Opponent in Sap Ng Wu.*: Bo and Bo\s2\./ }),
  );
  await user.click(screen.getByRole('radio', { name: 'Cy' }));
  expect(screen.getByRole('button', { name: /: Cy and Cy\s2\./ })).toBeVisible();
  await user.click(screen.getByRole('button', playLate));
  expect(joining.asked).toEqual(['sap-ng-wu']);
  expect(table.getState().match).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('One moment…')).toBeInTheDocument();
  await joining.come();
  expect(screen.queryByText('One moment…')).toBeNull();
  expect(matchOf(table).setup).toMatchObject({
    variant: 'sap-ng-wu',
    rules: {},
    players: [
      { name: 'You', control: 'person' },
      { name: 'Cy', control: 'greedy' },
      { name: 'Cy 2', control: 'greedy' },
    ],
  });
  expect(table.getState().screen).toBe('table');
  expect(screen.queryByRole('button', playLate)).toBeNull();
});
