import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openApp } from '../../support/app.tsx';
import { createMemoryStorage, openLedger, openShelf } from '../../support/browserParts.ts';
import { joinClimbingPage } from '../../support/climbing/joinPage.ts';
import { smallMatch } from '../../support/climbing/matches.ts';
import { actsOn } from '../../support/ledger.ts';

joinClimbingPage();

/** Presses a button without a pointer, so that whatever takes it away has to place the focus. */
async function press(user: UserEvent, button: HTMLElement): Promise<void> {
  act(() => button.focus());
  await user.keyboard('{Enter}');
}

// It comes first, before any room has been loaded.
test('whoever opens the rules from a climbing table stands on their heading', async () => {
  const { table, places, user } = openApp();
  const hands = ['66*2 22', '33 31 51', '11 51'];
  act(() =>
    table.getState().startMatch(...smallMatch({ controls: ['person', 'greedy', 'greedy'], hands })),
  );
  await press(user, await screen.findByRole('button', { name: 'At this table' }));
  const more = within(await screen.findByRole('dialog'));
  await press(user, more.getByRole('button', { name: 'Rules' }));
  const heading = await screen.findByRole('heading', { level: 1, name: /Sap Ng Wu/ });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(places.getState().place).toMatchObject({ room: 'rules' });
});

test('whoever mends a round of the other family stands on a heading or a control of its page', async () => {
  const storage = createMemoryStorage();
  const { changeGame, typeCatch, enterRound } = actsOn(openLedger(storage));
  changeGame({ variant: 'tiu-u', rules: {}, seatCount: 3 });
  typeCatch('66*4 63');
  enterRound();
  changeGame({ variant: 'sap-ng-wu', rules: {}, seatCount: 3 });
  const { places, user } = openApp(storage, {
    ledgerShelf: openShelf(storage, undefined, 'ledger'),
  });
  act(() => places.getState().goTo({ room: 'calculator' }));
  expect(await screen.findByRole('group', { name: 'Who declared' })).toBeVisible();
  await press(user, screen.getByRole('button', { name: /^Round 1:/ }));
  await press(
    user,
    within(screen.getByRole('dialog')).getByRole('button', { name: 'Edit this round' }),
  );
  expect(await screen.findByText(/^You’re editing round 1\./)).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Who declared' })).toBeNull();
  await waitFor(() => expect(screen.getByRole('main')).toContainElement(focused()));
  expect(focused().matches('h1, h2, a, button, input')).toBe(true);
});

/** What has the focus; the page itself where nothing has. */
function focused(): HTMLElement {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement)) throw new Error('nothing has the focus');
  return activeElement;
}
