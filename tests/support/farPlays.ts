import { act } from '@testing-library/react';
import { rulesOf } from '../../src/engine/index.ts';
import { settled } from './devices.ts';
import type { FarCompany, FarDevice } from './farDevices.ts';

/** The device of the person who has the turn, while somebody shows the table. */
export function atTurn({ far }: Pick<FarCompany, 'far'>): FarDevice {
  const found = far.find(({ source }) => source.getState().deeds.play !== undefined);
  if (found === undefined) throw new Error('nobody has the turn');
  return found;
}

export async function playOne(company: FarCompany): Promise<void> {
  const { source } = atTurn(company);
  const { round, deeds } = source.getState();
  if (round === null) throw new Error('a round is played');
  const { position } = round.played;
  act(() => void deeds.play?.(round, rulesOf(position.game).lastResort(position)));
  await waitAtTables(company, 1300);
}

/** Lets time pass at the tables, and all come that comes of it. */
export async function waitAtTables({ hand }: FarCompany, milliseconds: number): Promise<void> {
  await act(() => hand.pass(milliseconds));
  await act(settled);
}

export async function playUntilTurnOf(company: FarCompany, device: FarDevice): Promise<void> {
  while (device.source.getState().deeds.play === undefined) {
    const isAsked = company.far.some(({ source }) => source.getState().deeds.play !== undefined);
    // The server makes what decides nothing.
    await (isAsked ? playOne(company) : waitAtTables(company, 1300));
  }
}
