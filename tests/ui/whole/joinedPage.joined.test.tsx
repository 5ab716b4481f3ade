import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp, storageAfter } from '../../support/app.tsx';
import { setupOf } from '../../support/matches.ts';
import { say } from '../../support/say.ts';

test('a page that a late family has joined shows its match like any other', async () => {
  const setup = setupOf(['person', 'greedy', 'greedy'], { variant: 'sap-ng-wu' });
  openApp(storageAfter((table) => table.getState().startMatch(setup)));
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(heading).toHaveTextContent(say('variant.sap-ng-wu'));
  expect(screen.queryByRole('alert')).toBeNull();
});
