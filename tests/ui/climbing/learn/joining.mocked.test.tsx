import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { loadRooms } from '../../../../src/ui/whole/useRooms.ts';
import { openApp } from '../../../support/app.tsx';
import { createMemoryStorage } from '../../../support/browserParts.ts';
import { smallMatch } from '../../../support/climbing/matches.ts';
import { lateJoining } from '../../../support/lateJoining.ts';

await loadRooms();

test('the list has the lessons of climbing at once, and how long they take when it has joined', async () => {
  const joining = lateJoining();
  const { places, user } = openApp(createMemoryStorage(), {}, joining.joinNamed);
  act(() => places.getState().goTo({ room: 'learn', code: '' }));
  const start = await screen.findByRole('button', { description: 'Suits and their order' });
  const item = start.closest('li');
  expect(item).not.toHaveTextContent('min');
  expect(joining.asked.some((text) => text.includes('sap-ng-wu'))).toBe(true);
  await joining.come();
  expect(item).toHaveTextContent(/[1-3] min/);
  await user.click(start);
  expect(await screen.findByText('Step 1 of 7')).toBeVisible();
});

const small = { controls: ['person', 'novice', 'novice'], hands: ['66 65', '64', '63'] } as const;

test('whoever comes from a climbing table is led to the lessons of its games', async () => {
  const { table, places } = openApp();
  act(() => {
    table.getState().startMatch(...smallMatch(small));
    places.getState().goTo({ room: 'learn', code: '' });
  });
  expect(await screen.findByRole('button', { name: 'Start: Suits and their order' })).toBeVisible();
});
