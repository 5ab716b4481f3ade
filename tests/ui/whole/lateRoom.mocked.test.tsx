import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../../support/app.tsx';
import { lateJoining } from '../../support/lateJoining.ts';
import { say } from '../../support/say.ts';

// Climbing joins in the last test of the file.

const heading = () => screen.queryByRole('heading', { level: 1 });

function open(hash: string) {
  window.history.replaceState(null, '', hash);
  const joining = lateJoining();
  return { ...openApp(undefined, undefined, joining.joinNamed), joining };
}

test('a room whose family does not load says so', async () => {
  const { joining } = open('#rules=sap-ng-wu');
  await joining.fail();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('didn’t load');
});

test.each(['review', 'deal'])('a link to a round of a late family asks for it: %s', (room) => {
  // More of a link need not be sound until its family is there.
  const { joining } = open(`#${room}=${btoa('["sap-ng-wu"')}`);
  expect(joining.asked).toEqual([expect.stringContaining('sap-ng-wu')]);
  expect(heading()).toBeNull();
});

test('the rules of a late family are shown at their address once it has joined', async () => {
  const { joining } = open('#rules=sap-ng-wu');
  expect(joining.asked).toEqual(['sap-ng-wu']);
  expect(heading()).toBeNull();
  await joining.come();
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toContain(
    say('variant.sap-ng-wu'),
  );
});
