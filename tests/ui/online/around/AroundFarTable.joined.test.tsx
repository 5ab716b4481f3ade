import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { phrases } from '../../../../src/online/message.ts';
import { seatedFar } from '../../../support/farDevices.ts';
import { atTurn, playOne, waitAtTables } from '../../../support/farPlays.ts';
import { allCome, showFar } from '../../../support/shownFar.tsx';
import { toldChanges } from '../../../support/told.ts';

const told = (): string => toldChanges().join(' ');

describe('the seats of a table far away', () => {
  test('tell who is there, who has gone, and who has come back', async () => {
    const company = await seatedFar({ variant: 'tiu-u', seats: 3 });
    const [ann, bo] = company.far;
    const { seat } = showFar(ann);
    await allCome();
    expect(seat('Bo')).toHaveAccessibleName(/ Here\.$/);
    expect(seat('Ann')).not.toHaveAccessibleName(/ Here\.$/);
    bo?.line.cut();
    await waitAtTables(company, 10_000);
    expect(seat('Bo')).toHaveAccessibleName(/ Here\.$/);
    expect(told()).not.toContain('away');
    await waitAtTables(company, 15_000);
    expect(seat('Bo')).toHaveAccessibleName(/ Away\.$/);
    expect(screen.getByTitle('Away')).toBeVisible();
    expect(told()).toContain('Bo is away.');
    bo?.line.mend();
    await waitAtTables(company, 100);
    expect(seat('Bo')).toHaveAccessibleName(/ Here\.$/);
    expect(told()).toContain('Bo is back.');
  });

  test('tell who thinks for long, calmly', async () => {
    const company = await seatedFar({ variant: 'sap-ng-wu', seats: 3 });
    const thinker = atTurn(company);
    const looker = company.far.find((one) => one !== thinker);
    if (looker === undefined) throw new Error('somebody looks on');
    const { pass } = showFar(looker);
    await allCome();
    pass(7000);
    expect(screen.queryByTitle('Still thinking')).toBeNull();
    pass(2000);
    expect(screen.getByTitle('Still thinking')).toBeVisible();
    expect(told()).not.toContain('thinking');
    await playOne(company);
    expect(screen.queryByTitle('Still thinking')).toBeNull();
  });

  test('never mark who plays at this device as thinking', async () => {
    const company = await seatedFar({ variant: 'tiu-u', seats: 2 });
    const { pass } = showFar(atTurn(company));
    await allCome();
    pass(60_000);
    expect(screen.queryByTitle('Still thinking')).toBeNull();
  });
});

describe('a phrase', () => {
  test('is said with one press, and stands at the seat of who says it', async () => {
    const company = await seatedFar({ variant: 'tiu-u', seats: 2 });
    const [ann, bo] = company.far;
    const { user, pass, container } = showFar(ann);
    await allCome();
    await user.keyboard(',');
    const dialog = screen.getByRole('dialog', { name: 'Say it to everybody' });
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(phrases.length);
    await user.click(within(dialog).getByRole('button', { name: 'Well played!' }));
    await allCome();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(bo?.table.getState().said).toMatchObject({ place: 0, phrase: 'well-played' });
    expect(container.querySelector('[data-seat="0"] [data-said]')).toHaveTextContent(
      'Well played!',
    );
    expect(told()).toContain('Ann: Well played!');
    pass(6000);
    expect(container.querySelector('[data-said]')).toBeNull();
  });

  test('that was said before the table is shown is over', async () => {
    const company = await seatedFar({ variant: 'tiu-u', seats: 2 });
    const [ann, bo] = company.far;
    await bo?.table.deeds.say(1, 'hello');
    await allCome();
    const { container } = showFar(ann);
    await allCome();
    expect(container.querySelector('[data-said]')).toBeNull();
  });
});
