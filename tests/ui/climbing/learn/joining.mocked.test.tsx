import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { absentFamiliesIn } from '../../../../src/families/joinNamed.ts';
import { loadRooms } from '../../../../src/ui/whole/useRooms.ts';
import { openApp } from '../../../support/app.tsx';
import { createMemoryStorage } from '../../../support/browserParts.ts';
import { smallMatch } from '../../../support/climbing/matches.ts';
import { lateJoining } from '../../../support/lateJoining.ts';

await loadRooms();

test('the list has the lessons of climbing, and how long they take, without the family; a lesson waits for it', async () => {
  const joining = lateJoining();
  const { places, user } = openApp(createMemoryStorage(), {}, joining.joinNamed);
  act(() => places.getState().goTo({ room: 'learn', code: '' }));
  const start = await screen.findByRole('button', { name: 'Start Suits and their order' });
  expect(start.closest('li')).toHaveTextContent(/[1-3] min/);
  expect(absentFamiliesIn(joining.asked.join(' '))).toEqual([]);
  await user.click(start);
  expect(joining.asked.some((text) => text.includes('sap-ng-wu'))).toBe(true);
  await joining.come();
  expect(await screen.findByText('Step 1 of 7')).toBeVisible();
});

const small = { controls: ['person', 'novice', 'novice'], hands: ['66 65', '64', '63'] } as const;

test('whoever comes from a climbing table is led to the lessons of its games', async () => {
  const { table, places } = openApp();
  act(() => {
    table.getState().startMatch(...smallMatch(small));
    places.getState().goTo({ room: 'learn', code: '' });
  });
  expect(await screen.findByRole('button', { name: 'Start: First Sap Ng Wu' })).toBeVisible();
});
