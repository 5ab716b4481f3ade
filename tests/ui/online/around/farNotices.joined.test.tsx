import { act, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { refusals } from '../../../../src/online/message.ts';
import type { FarState } from '../../../../src/store/online/farState.ts';
import { type FarCompany, seatedFar } from '../../../support/farDevices.ts';
import { atTurn, playOne, waitAtTables } from '../../../support/farPlays.ts';
import { say } from '../../../support/say.ts';
import { allCome, showFar } from '../../../support/shownFar.tsx';
import { toldChanges } from '../../../support/told.ts';

const told = (): string => toldChanges().join(' ');
const atTable = () => within(screen.getByRole('main'));

function phaseIn({ far }: FarCompany) {
  return far[0].source.getState().round?.played.position.phase;
}

/** A table whose state a test changes by hand, with what its device shows of it. */
async function handTable() {
  const { far } = await seatedFar({ variant: 'tiu-u', seats: 2 });
  const [{ table, source }] = far;
  const store = createStore<FarState>(() => table.getState());
  const forgotten: string[] = [];
  const deeds = {
    ...table.deeds,
    forgetRefused: () => {
      forgotten.push('refused');
      store.setState({ refused: null });
    },
  };
  const hand = { ...table, ...store, deeds };
  const change = (state: Partial<FarState>): void => act(() => store.setState(state));
  return { ...showFar({ table: hand, source }), change, forgotten };
}

describe('the way to the server', () => {
  test('is said to be lost for as long as it is, and to be back until anything is pressed', async () => {
    const company = await seatedFar({ variant: 'tiu-u', seats: 2 });
    const [ann] = company.far;
    const { user } = showFar(ann);
    await allCome();
    act(() => ann.line.cut());
    expect(atTable().getByText(say('far.notice.lost'))).toBeVisible();
    expect(told()).toContain(say('far.notice.lost'));
    await user.keyboard('{Escape}');
    expect(atTable().getByText(say('far.notice.lost'))).toBeVisible();
    ann.line.mend();
    await waitAtTables(company, 100);
    expect(atTable().getByText(say('far.notice.back'))).toBeVisible();
    expect(told()).toContain(say('far.notice.back'));
    await user.keyboard('{Escape}');
    expect(atTable().queryByText(say('far.notice.back'))).toBeNull();
  });

  test('is said to be back for a while only', async () => {
    const company = await seatedFar({ variant: 'tiu-u', seats: 2 });
    const [ann] = company.far;
    const { pass } = showFar(ann);
    await allCome();
    act(() => ann.line.cut());
    ann.line.mend();
    await waitAtTables(company, 100);
    expect(atTable().getByText(say('far.notice.back'))).toBeVisible();
    pass(6000);
    expect(atTable().queryByText(say('far.notice.back'))).toBeNull();
  });
});

describe('why something was not done', () => {
  test.each(refusals)('is said in words: %s', async (why) => {
    const { change, forgotten, user } = await handTable();
    change({ refused: { deed: 'play', why } });
    const words = say(`far.refused.${why}`);
    expect(words.length).toBeGreaterThan(10);
    expect(atTable().getByText(words)).toBeVisible();
    expect(told()).toContain(words);
    await user.keyboard('{Escape}');
    expect(forgotten).toEqual(['refused']);
    expect(atTable().queryByText(words)).toBeNull();
  });
});

describe('a server that tells what cannot be', () => {
  test('is not trusted', async () => {
    const { change } = await handTable();
    change({ isGarbled: true });
    expect(atTable().getByText(say('far.notice.misled'))).toBeVisible();
    expect(told()).toContain(say('far.notice.misled'));
    change({ isGarbled: false });
    expect(atTable().queryByText(say('far.notice.misled'))).toBeNull();
  });
});

describe('a play on its way', () => {
  test('shows as chosen at once, and in words once it takes long', async () => {
    const company = await seatedFar({ variant: 'tiu-u', seats: 2 });
    const device = atTurn(company);
    const { user, pass } = showFar(device);
    await allCome();
    await user.keyboard('1');
    const chosen = screen.getByRole('button', { name: /, chosen as bait$/ });
    const name = chosen.getAttribute('aria-label');
    act(() => device.line.cut());
    await user.keyboard('p');
    if (screen.queryByRole('dialog')) await user.keyboard('{Enter}');
    expect(device.source.getState().sent).not.toBeNull();
    expect(screen.getByRole('button', { name: /, chosen as bait$/ })).toHaveAccessibleName(name);
    act(() => device.line.mend());
    pass(1200);
    await allCome();
    expect(device.source.getState().sent).toBeNull();
    expect(screen.queryByRole('button', { name: /, chosen as bait$/ })).toBeNull();
  });

  test('says so where the way is there and slow', async () => {
    const { change, pass } = await handTable();
    change({ sent: { place: 0, deal: 1, at: 0, play: '66' } });
    pass(1000);
    expect(atTable().queryByText(say('far.notice.sent'))).toBeNull();
    pass(300);
    expect(atTable().getByText(say('far.notice.sent'))).toBeVisible();
    expect(told()).toContain(say('far.notice.sent'));
    change({ sent: null });
    expect(atTable().queryByText(say('far.notice.sent'))).toBeNull();
  });

  test('keeps its cards raised at a table of climbing', async () => {
    const company = await seatedFar({ variant: 'sap-ng-wu', seats: 3 });
    // Before the first lead the seats are asked what they lay.
    while (phaseIn(company) === 'lay') await playOne(company);
    const device = atTurn(company);
    const { user, container } = showFar(device);
    await allCome();
    await user.keyboard('1');
    const raised = (): number => container.querySelectorAll('[data-raised]').length;
    expect(raised()).toBeGreaterThan(0);
    act(() => device.line.cut());
    await user.click(screen.getByRole('button', { name: /^Play/ }));
    expect(device.source.getState().sent).not.toBeNull();
    expect(raised()).toBeGreaterThan(0);
    act(() => device.line.mend());
    await allCome();
    expect(raised()).toBe(0);
  });
});
