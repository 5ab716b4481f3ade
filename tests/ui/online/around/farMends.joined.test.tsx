import { act, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { playFar, seatedFar } from '../../../support/farDevices.ts';
import { waitAtTables } from '../../../support/farPlays.ts';
import { allCome, showFar } from '../../../support/shownFar.tsx';
import { toldChanges } from '../../../support/told.ts';

const told = (): string => toldChanges().join(' ');
const atTable = () => within(screen.getByRole('main'));

describe('who goes and comes back', () => {
  test('is said in sight for a while, and who is waited for in the prompt', async () => {
    const company = await seatedFar({ variant: 'tiu-u', seats: 2 });
    const [ann, bo] = company.far;
    const looker = company.far.find(({ source }) => source.getState().deeds.play === undefined);
    if (looker === undefined || bo === undefined) expect.fail('somebody waits');
    const away = looker === ann ? bo : ann;
    const name = away === ann ? 'Ann' : 'Bo';
    const { pass } = showFar(looker);
    await allCome();
    expect(atTable().getByText(`Waiting for ${name}`)).toBeVisible();
    away.line.cut();
    await waitAtTables(company, 25_000);
    expect(atTable().getByText(`${name} is away.`)).toBeVisible();
    expect(atTable().getByText(`Waiting for ${name}, who is away`)).toBeVisible();
    pass(6000);
    expect(atTable().queryByText(`${name} is away.`)).toBeNull();
    away.line.mend();
    await waitAtTables(company, 100);
    expect(atTable().getByText(`${name} is back.`)).toBeVisible();
    expect(atTable().getByText(`Waiting for ${name}`)).toBeVisible();
  });
});

describe('the own seat', () => {
  test('is marked, as all devices show the same order', async () => {
    const company = await seatedFar({ variant: 'sap-ng-wu', seats: 3 });
    const { seat } = showFar(company.far[1] ?? company.far[0]);
    await allCome();
    expect(seat('Bo')).toHaveAccessibleName(/ You\.$/);
    expect(seat('Bo')).toHaveTextContent('You');
    expect(seat('Ann')).not.toHaveAccessibleName(/You/);
  });
});

describe('the end of a round at the table', () => {
  test('says whom the next one waits for, and who is ready', async () => {
    const company = await seatedFar({ variant: 'tiu-u', seats: 2 });
    await playFar(company.hand, company.far, 3);
    const [ann, bo] = company.far;
    const { user } = showFar(ann);
    await allCome();
    await user.click(screen.getByRole('button', { name: 'Next round' }));
    await allCome();
    expect(atTable().getByText('Waiting for Bo')).toBeVisible();
    expect(atTable().getByText('Ready for the next deal: Ann')).toBeVisible();
    expect(told()).toContain('Waiting for Bo.');
    expect(screen.queryByRole('button', { name: 'Next round' })).toBeNull();
    await act(async () => void (await bo?.table.deeds.agree(1)));
    await allCome();
    expect(screen.queryByText('Waiting for Bo')).toBeNull();
  });
});
