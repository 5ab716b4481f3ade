import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { VariantId } from '../../../../src/engine/index.ts';
import type { AttentionWays, Notices } from '../../../../src/ui/online/around/attentionWays.ts';
import { type FarCompany, seatedFar } from '../../../support/farDevices.ts';
import { atTurn, playUntilTurnOf, waitAtTables } from '../../../support/farPlays.ts';
import { allCome, noWays, showFar } from '../../../support/shownFar.tsx';

const menu = () => screen.getByRole('dialog', { name: 'At this table' });
const inMenu = (role: 'button' | 'checkbox', name: string) =>
  within(menu()).queryByRole(role, { name });

async function shownMenu(variant: VariantId = 'tiu-u', seats = 2, ways = noWays) {
  const company = await seatedFar({ variant, seats });
  const [ann] = company.far;
  const shown = showFar(ann, ways);
  await allCome();
  const open = () => shown.user.click(screen.getByRole('button', { name: 'At this table' }));
  await open();
  return { ...shown, company, ann, open };
}

describe('the menu of a table far away', () => {
  test('leads to the phrases and to the people', async () => {
    const { user, asked, open } = await shownMenu();
    const press = async (name: string) => {
      const button = inMenu('button', name);
      if (button === null) throw new Error(`no ${name}`);
      await user.click(button);
    };
    await press('Say something');
    expect(screen.getByRole('dialog', { name: 'Say it to everybody' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await open();
    await press('People and links');
    expect(asked).toEqual(['people']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('leaves out what only a match at one device has', async () => {
    await shownMenu('sap-ng-wu', 3);
    expect(within(menu()).queryByRole('group', { name: 'Bots play' })).toBeNull();
    expect(within(menu()).queryByText('Bots play')).toBeNull();
    expect(inMenu('checkbox', 'Pass with my own hand')).toBeNull();
  });

  test('asks before it has the others asked to end the table', async () => {
    const { user, ann } = await shownMenu();
    const end = inMenu('button', 'Propose to end the table');
    if (end === null) throw new Error('nobody can end it');
    await user.click(end);
    expect(ann.table.getState().told?.request).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Ask the others' }));
    await allCome();
    expect(ann.table.getState().told?.request).toMatchObject({ wish: 'end' });
  });

  test('lists its key among the others', async () => {
    const { user } = await shownMenu();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.keyboard('?');
    expect(screen.getByRole('dialog', { name: 'Keyboard' })).toHaveTextContent(
      'Say something to the others',
    );
  });

  test('asks for a bot in the place of who has been away for long', async () => {
    const { user, ann, company, open } = await shownMenu('tiu-u', 3);
    expect(inMenu('button', 'Ask for a bot to play for Bo')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    company.far[1]?.line.cut();
    await waitAtTables(company, 121_000);
    await open();
    const ask = inMenu('button', 'Ask for a bot to play for Bo');
    if (ask === null) throw new Error('nobody can ask');
    await user.click(ask);
    await allCome();
    expect(ann.table.getState().told?.request).toMatchObject({ wish: 'stand-in', about: 1 });
  });
});

describe('passing ahead', () => {
  const ahead = 'Pass until the next lead';

  test('is there where a game knows passes, and for who plays', async () => {
    await shownMenu('tiu-u', 2);
    expect(inMenu('checkbox', ahead)).toBeNull();
  });

  test('shows that it is on, and is taken back', async () => {
    const { user, ann, seat, open } = await shownMenu('sap-ng-wu', 3);
    const field = inMenu('checkbox', ahead);
    if (field === null) throw new Error('nobody can pass ahead');
    expect(field).not.toBeChecked();
    await user.click(field);
    await allCome();
    expect(inMenu('checkbox', ahead)).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(ann.table.getState().told?.round?.views[0]?.passes).toBe(true);
    expect(seat('Ann')).toHaveAccessibleName(/Passing until the next lead\.$/);
    await user.click(screen.getByRole('button', { name: 'Stop passing' }));
    await allCome();
    expect(ann.table.getState().told?.round?.views[0]?.passes).toBe(false);
    await open();
    expect(inMenu('checkbox', ahead)).not.toBeChecked();
  });
});

/** A device that tells what is asked of it. */
function watchedWays(allowed: NotificationPermission = 'granted') {
  const log: string[] = [];
  let now = allowed;
  const notices: Notices = {
    allowed: () => now,
    ask: () => {
      log.push('ask');
      if (now === 'default') now = 'granted';
      return Promise.resolve(now === 'granted');
    },
    show: (title, body) => {
      log.push(`show ${title}: ${body}`);
      return () => log.push('close');
    },
  };
  const ways: AttentionWays = {
    mark: (on) => void log.push(`mark ${on}`),
    notices,
    keepAwake: () => {
      log.push('awake');
      return () => log.push('asleep');
    },
  };
  return { log, ways };
}

afterEach(() => {
  vi.restoreAllMocks();
});

/** The page goes out of sight, or comes back. */
function turnPage(isHidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

/** Somebody who is not to play yet, and the company they are in. */
async function waiting(allowed?: NotificationPermission) {
  turnPage(false);
  const company: FarCompany = await seatedFar({ variant: 'tiu-u', seats: 2 });
  const { log, ways } = watchedWays(allowed);
  const next = company.far.indexOf(atTurn(company)) + 1;
  const device = company.far[next % 2];
  if (device === undefined) throw new Error('two sit here');
  return { ...showFar(device, ways), company, device, log };
}

describe('whoever is waited for', () => {
  test('reads it in the title of the page, and on the mark of the app', async () => {
    const { company, device, log } = await waiting();
    expect(document.title).toBe('At the table');
    expect(log).toEqual(['mark false']);
    await playUntilTurnOf(company, device);
    expect(document.title).toMatch(/^● Your turn – At the table$/);
    expect(log).toContain('mark true');
  });

  test('is told by the device only where they wanted that, and while the page is out of sight', async () => {
    const { company, device, log, settings } = await waiting();
    turnPage(true);
    await playUntilTurnOf(company, device);
    expect(log.filter((line) => line.startsWith('show'))).toEqual([]);
    act(() => settings.getState().change({ tellsTurn: true }));
    expect(log.at(-1)).toBe('show Your turn: Tiu-U');
    turnPage(false);
    expect(log).toContain('close');
  });

  test('has a screen that stays on, unless they have switched that off', async () => {
    const { company, device, log, settings } = await waiting();
    expect(log).not.toContain('awake');
    await playUntilTurnOf(company, device);
    expect(log).toContain('awake');
    act(() => settings.getState().change({ keepsAwake: false }));
    expect(log).toContain('asleep');
  });

  test('lets go of the screen with the page, and takes it again', async () => {
    const { company, device, log } = await waiting();
    await playUntilTurnOf(company, device);
    turnPage(true);
    expect(log.at(-1)).toBe('asleep');
    turnPage(false);
    expect(log.at(-1)).toBe('awake');
  });
});

describe('what calls people back', () => {
  const tell = 'Tell me when it’s my turn';

  test('is not offered where the device has nothing for it', async () => {
    await shownMenu();
    expect(inMenu('checkbox', tell)).toBeNull();
    expect(inMenu('checkbox', 'Keep the screen on during my turn')).toBeNull();
  });

  test('asks the browser only once somebody wants it', async () => {
    const { log, ways } = watchedWays('default');
    const { user, settings } = await shownMenu('tiu-u', 2, ways);
    expect(log).not.toContain('ask');
    const field = inMenu('checkbox', tell);
    if (field === null) throw new Error('it is not offered');
    await user.click(field);
    expect(log).toContain('ask');
    expect(settings.getState().tellsTurn).toBe(true);
    expect(inMenu('checkbox', tell)).toBeChecked();
  });

  test('says that the browser does not allow it', async () => {
    const { ways } = watchedWays('denied');
    const { user, settings } = await shownMenu('tiu-u', 2, ways);
    const field = inMenu('checkbox', tell);
    if (field === null) throw new Error('it is not offered');
    await user.click(field);
    expect(settings.getState().tellsTurn).toBe(false);
    expect(inMenu('checkbox', tell)).not.toBeChecked();
    expect(inMenu('checkbox', tell)).toHaveAccessibleDescription(/doesn’t allow/);
  });
});
