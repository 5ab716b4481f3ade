import { act, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { type FarCompany, seatedFar } from '../../../support/farDevices.ts';
import { playOne, waitAtTables } from '../../../support/farPlays.ts';
import { allCome, showFar } from '../../../support/shownFar.tsx';
import { toldChanges } from '../../../support/told.ts';

const told = (): string => toldChanges().join(' ');
const card = (): HTMLElement | null => document.querySelector('[data-aside]');

/** What stands on the table, without what is told of it. */
const atTable = () => within(screen.getByRole('main'));

function answers(): readonly (string | null)[] {
  return within(document.querySelector<HTMLElement>('[data-aside]') ?? document.body)
    .queryAllByRole('button')
    .map(({ textContent }) => textContent);
}

/** Three at a table, of whom the first has played and then asks for something. */
async function threeAtTable(): Promise<FarCompany> {
  const company = await seatedFar({ variant: 'tiu-u', seats: 3 });
  for (let plays = 0; plays < 6; plays += 1) await playOne(company);
  return company;
}

describe('what somebody asks of the others', () => {
  test('stands beside the play until it is answered, and is told', async () => {
    const company = await threeAtTable();
    const [ann, bo, cai] = company.far;
    const { user } = showFar(ann);
    await allCome();
    expect(card()).toBeNull();
    await act(async () => void (await bo?.table.deeds.ask(1, 'undo')));
    await allCome();
    expect(card()).toHaveAccessibleName('Bo asks to undo their last play.');
    expect(answers()).toEqual(['Yes', 'No']);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(told()).toContain('Bo asks to undo their last play. 2 buttons');
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    await allCome();
    const waits = 'Bo asks to undo their last play. You agreed. Waiting for Cai.';
    expect(card()).toHaveAccessibleName(waits);
    expect(told()).toContain(waits);
    expect(answers()).toEqual([]);
    await act(async () => void (await cai?.table.deeds.answer(2, true)));
    await allCome();
    expect(card()).toBeNull();
    expect(atTable().getByText('Everybody agreed: the play is undone.')).toBeVisible();
    expect(told()).toContain('Everybody agreed: the play is undone.');
  });

  test('tells who has asked whom it waits for, and who has said no', async () => {
    const company = await threeAtTable();
    const [ann, bo, cai] = company.far;
    const { user } = showFar(ann);
    await allCome();
    await act(async () => void (await ann.table.deeds.ask(0, 'end')));
    await allCome();
    expect(card()).toHaveAccessibleName('You proposed to end the table. Waiting for Bo and Cai.');
    expect(answers()).toEqual([]);
    await act(async () => void (await bo?.table.deeds.answer(1, true)));
    await allCome();
    expect(card()).toHaveAccessibleName('You proposed to end the table. Waiting for Cai.');
    await act(async () => void (await cai?.table.deeds.answer(2, false)));
    await allCome();
    expect(card()).toBeNull();
    expect(atTable().getByText('Cai said no.')).toBeVisible();
    expect(told()).toContain('Cai said no.');
    // Anything that is pressed puts it away.
    await user.keyboard('{Escape}');
    expect(atTable().queryByText('Cai said no.')).toBeNull();
  });

  test('is over once somebody else moves on', async () => {
    const company = await threeAtTable();
    const [ann] = company.far;
    showFar(ann);
    await allCome();
    const asker = company.far.findIndex(({ source }) => source.getState().deeds.play === undefined);
    await act(async () => void (await company.far[asker]?.table.deeds.ask(asker, 'end')));
    await allCome();
    expect(card()).not.toBeNull();
    await playOne(company);
    expect(card()).toBeNull();
    expect(told()).toContain('The game went on, so the request is over.');
  });
});

describe('somebody who is away for two minutes', () => {
  test('is asked about once, until they come back and go again', async () => {
    const company = await threeAtTable();
    const [ann, bo] = company.far;
    const { user } = showFar(ann);
    await allCome();
    bo?.line.cut();
    await waitAtTables(company, 121_000);
    expect(card()).toHaveAccessibleName('Bo has been away for two minutes.');
    expect(answers()).toEqual(['Wait', 'Let a bot play', 'End the table']);
    expect(told()).toContain('Bo has been away for two minutes. 3 buttons after the bar answer.');
    await user.click(screen.getByRole('button', { name: 'Wait' }));
    expect(card()).toBeNull();
    bo?.line.mend();
    await waitAtTables(company, 100);
    bo?.line.cut();
    await waitAtTables(company, 121_000);
    expect(card()).toHaveAccessibleName('Bo has been away for two minutes.');
  });

  test('is asked about although a request waits for their answer alone', async () => {
    const company = await seatedFar({ variant: 'tiu-u', seats: 2 });
    for (let plays = 0; plays < 4; plays += 1) await playOne(company);
    const [ann, bo] = company.far;
    showFar(ann);
    await allCome();
    await act(async () => void (await ann.table.deeds.ask(0, 'end')));
    await allCome();
    expect(card()).toHaveAccessibleName('You proposed to end the table. Waiting for Bo.');
    bo?.line.cut();
    await waitAtTables(company, 121_000);
    expect(card()).toHaveAccessibleName('Bo has been away for two minutes.');
  });

  test('has a bot play for them if the others agree, until they are back', async () => {
    const company = await threeAtTable();
    const [ann, bo, cai] = company.far;
    const { user, seat } = showFar(ann);
    await allCome();
    bo?.line.cut();
    await waitAtTables(company, 121_000);
    await user.click(screen.getByRole('button', { name: 'Let a bot play' }));
    await allCome();
    expect(card()).toHaveAccessibleName('You asked that a bot plays for Bo. Waiting for Cai.');
    await act(async () => void (await cai?.table.deeds.answer(2, true)));
    await allCome();
    expect(seat('Bo')).toHaveAccessibleName(/ Away, a bot plays\.$/);
    expect(told()).toContain('A bot now plays for Bo.');
    bo?.line.mend();
    await waitAtTables(company, 100);
    expect(told()).toContain('Bo plays again.');
  });

  test('leads to the end of the table only after it was asked for once more', async () => {
    const company = await threeAtTable();
    const [ann, bo] = company.far;
    const { user } = showFar(ann);
    await allCome();
    bo?.line.cut();
    await waitAtTables(company, 121_000);
    await user.click(screen.getByRole('button', { name: 'End the table' }));
    expect(ann.table.getState().told?.request).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Ask the others' }));
    await allCome();
    expect(ann.table.getState().told?.request).toMatchObject({ wish: 'end', place: 0 });
  });
});
