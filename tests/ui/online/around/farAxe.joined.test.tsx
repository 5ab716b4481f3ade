import { act, screen } from '@testing-library/react';
import axe from 'axe-core';
import { expect, test } from 'vitest';
import { seatedFar } from '../../../support/farDevices.ts';
import { waitAtTables } from '../../../support/farPlays.ts';
import { allCome, noWays, showFar } from '../../../support/shownFar.tsx';

/** What axe finds wrong; contrast needs a page that is laid out. */
async function found(container: HTMLElement): Promise<readonly string[]> {
  const rules = { 'color-contrast': { enabled: false } };
  const { violations } = await axe.run(container, { rules });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

test('what stands around a table far away is sound for readers', async () => {
  const company = await seatedFar({ variant: 'sap-ng-wu', seats: 3 });
  const [ann, bo] = company.far;
  const ways = {
    ...noWays,
    notices: {
      allowed: () => 'default' as const,
      ask: () => Promise.resolve(true),
      show: () => () => undefined,
    },
    keepAwake: () => () => undefined,
  };
  const { user, container } = showFar(ann, ways);
  await allCome();
  await act(async () => void (await bo?.table.deeds.say(1, 'hello')));
  await act(async () => void (await bo?.table.deeds.ask(1, 'end')));
  await allCome();
  expect(screen.getByRole('group', { name: 'Bo proposes to end the table.' })).toBeVisible();
  expect(await found(container)).toEqual([]);
  await act(async () => void (await ann.table.deeds.answer(0, false)));
  bo?.line.cut();
  await waitAtTables(company, 121_000);
  expect(screen.getByRole('button', { name: 'Let a bot play' })).toBeVisible();
  expect(await found(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'At this table' }));
  expect(await found(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Say something' }));
  expect(screen.getByRole('dialog', { name: 'Say it to everybody' })).toBeVisible();
  expect(await found(container)).toEqual([]);
});
