import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, test } from 'vitest';
import type { RoundRecord } from '../../../src/engine/index.ts';
import type { OpenWish } from '../../../src/store/online/openWish.ts';
import { createPlaceStore } from '../../../src/store/places.ts';
import { createLocalSource } from '../../../src/store/table/localSource.ts';
import { loadBetween } from '../../../src/ui/online/Between.tsx';
import { FarMatch } from '../../../src/ui/online/FarMatch.tsx';
import { DealProof } from '../../../src/ui/online/sheet/FarSheet.tsx';
import { AnnouncerContext } from '../../../src/ui/told/announcerContext.ts';
import { ToldRegion } from '../../../src/ui/told/ToldRegion.tsx';
import { createMemoryStorage, openSettings, openTable } from '../../support/browserParts.ts';
import { settled } from '../../support/devices.ts';
import { comeTo, type FarDevice, invitedTo, playFar, seatedFar } from '../../support/farDevices.ts';
import { nothingJoins } from '../../support/joining.ts';
import { promptAnnouncer } from '../../support/promptAnnouncer.ts';
import { servicesWith } from '../../support/services.ts';
import { toldChanges } from '../../support/told.ts';
import { Voice } from '../../support/Voice.tsx';

beforeAll(async () => {
  await loadBetween();
});

/** Shows a table that is played to the end of its first round, at its score sheet. */
async function showSheet({ table, tables }: FarDevice) {
  const shown = await showMatch({ table, tables });
  await shown.user.click(screen.getByRole('button', { name: /^Score/ }));
  await screen.findByRole('navigation', { name: 'What next' });
  return shown;
}

async function showMatch({ table, tables }: Pick<FarDevice, 'table' | 'tables'>) {
  const settings = openSettings(createMemoryStorage());
  settings.getState().change({ motion: 'none', soundAsked: true });
  const announcer = promptAnnouncer();
  const matches = openTable(createMemoryStorage());
  const places = createPlaceStore(window);
  const expected: unknown[] = [];
  const reviewer = {
    expect: (round: RoundRecord | null) => void expected.push(round),
    review: () => () => undefined,
  };
  const services = servicesWith({ tables, announcer, reviewer });
  const stores = {
    ...{ settings, places, matches, services, ...nothingJoins },
    table: createLocalSource(matches, settings),
  };
  const frame = { current: document.body };
  const { unmount } = render(
    <Voice>
      <AnnouncerContext value={announcer}>
        <FarMatch table={table} stores={stores} frame={frame} />
      </AnnouncerContext>
      <ToldRegion announcer={announcer} />
    </Voice>,
  );
  await allCome();
  return { user: userEvent.setup(), unmount, places, expected };
}

async function allCome(): Promise<void> {
  await act(settled);
}

async function played(wish: Partial<OpenWish> = {}) {
  const company = await seatedFar({ variant: 'tiu-u', seats: 2, ...wish });
  await playFar(company.hand, company.far, 3);
  await settled();
  const [ann, bo, cai] = company.far;
  if (bo === undefined) expect.fail('somebody else is there');
  return { ...company, ann, bo, cai };
}

async function seatedPair() {
  const { far } = await seatedFar({ variant: 'tiu-u', seats: 2 });
  const [ann, bo] = far;
  if (bo === undefined) expect.fail('somebody else is there');
  return { ann, bo };
}

const ways = () => within(screen.getByRole('navigation', { name: 'What next' }));
const told = (): string => toldChanges().join(' ');
const isAtTable = (): boolean => document.querySelector('[data-far="table"]') !== null;

async function namesOfWays(user: ReturnType<typeof userEvent.setup>) {
  await user.click(ways().getByRole('button', { name: 'More' }));
  return ways()
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
}

describe('the score sheet of a table far away', () => {
  test('leads on, with nothing that only a match of this device can do', async () => {
    const { ann } = await played();
    const { user, places, expected } = await showSheet(ann);
    expect(expected.at(-1)).toMatchObject({ players: ['Ann', 'Bo'] });
    expect(await namesOfWays(user)).toEqual([
      'Next round',
      'Review',
      'More',
      'Back to the table',
      'Share',
      'Save the record',
      'Print',
    ]);
    await user.click(ways().getByRole('button', { name: 'Review' }));
    expect(places.getState().place).toMatchObject({ room: 'review' });
  });

  test('waits for the others once it has agreed, and the last one’s agreement leads on', async () => {
    const { ann, bo } = await played();
    const { user } = await showSheet(ann);
    await user.click(ways().getByRole('button', { name: 'Next round' }));
    await allCome();
    const waiting = ways().getByRole('button', { name: 'Waiting for Bo' });
    expect(waiting).toHaveAttribute('aria-disabled', 'true');
    expect(waiting).toHaveFocus();
    expect(told()).toContain('Waiting for Bo.');
    expect(screen.getByText('Ready for the next deal: Ann')).toBeVisible();
    await act(async () => void (await bo.table.deeds.agree(1)));
    await allCome();
    expect(isAtTable()).toBe(true);
    expect(told()).toMatch(/^Tiu-U\. (Ann starts|Bo starts|You start\. Your turn)\.$/);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('tells who has agreed before, and the next sheet is shown when somebody asks', async () => {
    const { ann, bo, hand, far } = await played();
    const { user } = await showSheet(ann);
    await act(async () => void (await bo.table.deeds.agree(1)));
    await allCome();
    expect(told()).toContain('Ready for the next deal: Bo.');
    await user.click(ways().getByRole('button', { name: 'Next round' }));
    await allCome();
    expect(isAtTable()).toBe(true);
    await act(() => playFar(hand, far, 4));
    await allCome();
    expect(isAtTable()).toBe(true);
    await user.click(screen.getByRole('button', { name: /^Score/ }));
    expect(await screen.findByRole('region', { name: 'The match so far' })).toBeVisible();
  });

  test('stays for who has not agreed to the next deal, with a way to it', async () => {
    const { ann, bo, id, hand } = await played();
    const { watch } = ann.tables.getState().tables[0] ?? {};
    const watcher = comeTo(hand, invitedTo(id, watch ?? ''), id);
    await settled();
    const { user } = await showSheet(watcher);
    expect(screen.getByText(/^The next round is dealt as soon as everybody/)).toBeVisible();
    expect(ways().queryByRole('button', { name: 'Next round' })).toBeNull();
    const title = screen.getByRole('heading', { level: 1 });
    await act(async () => {
      await ann.table.deeds.agree(0);
      await bo.table.deeds.agree(1);
    });
    await allCome();
    expect(watcher.table.getState().told?.round?.deal).toBe(2);
    expect(screen.getByRole('heading', { level: 1 })).toBe(title);
    expect(told()).toContain('The next round has been dealt.');
    const main = within(screen.getByRole('main'));
    expect(main.getByText('The next round has been dealt.')).toBeVisible();
    await user.click(ways().getByRole('button', { name: 'Go to the table' }));
    expect(isAtTable()).toBe(true);
  });

  test('stays for who was away when a bot stood in and the others had the next one dealt', async () => {
    const { ann, bo, hand } = await played();
    const { user } = await showSheet(ann);
    act(() => ann.line.cut());
    expect(screen.getByText(/^The connection to the table is lost/)).toBeVisible();
    await act(async () => {
      await hand.pass(180_000);
      expect(await bo.table.deeds.ask(1, 'stand-in', 0)).toBeNull();
      expect(await bo.table.deeds.agree(1)).toBeNull();
      ann.line.mend();
    });
    await allCome();
    expect(ann.table.getState().told?.round?.deal).toBe(2);
    await user.click(ways().getByRole('button', { name: 'Go to the table' }));
    expect(isAtTable()).toBe(true);
  });

  test('says that another match follows once the goal is reached', async () => {
    const { ann, bo } = await played({ goal: { rounds: 1 } });
    const { user } = await showSheet(ann);
    expect(screen.getByText(/^As soon as everybody is ready, another match/)).toBeVisible();
    await user.click(ways().getByRole('button', { name: 'Another match' }));
    await allCome();
    await act(async () => void (await bo.table.deeds.agree(1)));
    await allCome();
    expect(ann.table.getState().told?.round).toMatchObject({ match: 2, number: 1 });
    expect(isAtTable()).toBe(true);
  });

  test('says that the table has ended, and offers no further deal', async () => {
    const { ann, bo } = await played();
    const { user } = await showSheet(ann);
    await act(async () => {
      await ann.table.deeds.ask(0, 'end');
      await bo.table.deeds.answer(1, true);
    });
    await allCome();
    expect(screen.getByText(/^This table has ended/)).toBeVisible();
    expect((await namesOfWays(user)).slice(0, 2)).toEqual(['Review', 'Back to the table']);
  });

  test('has all who share a device agree at once', async () => {
    const { ann, bo } = await played({
      seats: 3,
      places: [{ by: 'here', name: 'Ann' }, { by: 'here', name: 'Bo' }, { by: 'elsewhere' }],
    });
    const { user } = await showSheet(ann);
    await user.click(ways().getByRole('button', { name: 'Next round' }));
    await allCome();
    expect(bo.table.getState().told?.next?.agreed).toEqual([0, 1]);
    expect(ways().getByRole('button', { name: 'Waiting for Cai' })).toBeVisible();
  });

  test('is there again for who comes back from the review, as long as no other round is', async () => {
    const { ann, bo, hand, far } = await played();
    const first = await showSheet(ann);
    first.unmount();
    const again = await showMatch(ann);
    expect(await screen.findByRole('button', { name: 'Next round' })).toBeVisible();
    expect(isAtTable()).toBe(false);
    again.unmount();
    await bo.table.deeds.agree(1);
    await ann.table.deeds.agree(0);
    await settled();
    await showMatch(ann);
    expect(isAtTable()).toBe(true);
    // Its end is seen at the table.
    await act(() => playFar(hand, far, 4));
    await allCome();
    expect(isAtTable()).toBe(true);
  });

  test('tells who sits out, now and next', async () => {
    const { ann } = await played({
      places: [{ by: 'here', name: 'Ann' }, { by: 'elsewhere' }, { by: 'elsewhere' }],
    });
    await showSheet(ann);
    expect(screen.getByText('Cai sat out')).toBeVisible();
    expect(screen.getByText('Next to sit out: Ann')).toBeVisible();
  });
});

const warning = /Don’t trust this table\.$/;

describe('the proof of a deal', () => {
  test('stands on the sheet, and tells what it does not prove', async () => {
    const { ann } = await played();
    const { user } = await showSheet(ann);
    const line = /^The server fixed its part of the shuffle before anybody/;
    expect(screen.getByText(line)).toBeVisible();
    const host = /^It doesn’t prove that nobody has looked/;
    expect(screen.getByText(host)).not.toBeVisible();
    await user.click(screen.getByText('What this proves, and what it doesn’t'));
    expect(screen.getByText(host)).toBeVisible();
    expect(screen.queryByText('It doesn’t prove who sits out.')).toBeNull();
  });

  test('warns of a server that has lied', async () => {
    const { hand, far, id } = await seatedFar({ variant: 'tiu-u', seats: 2 });
    const bo = far[1];
    if (bo === undefined) expect.fail('two are there');
    const cheated = comeTo(hand, bo.tables, id, (_, body) =>
      JSON.parse(JSON.stringify(body).replaceAll(/"secret":"[0-9a-f]{4}/g, '"secret":"0000')),
    );
    await playFar(hand, far, 3);
    await settled();
    await showSheet(cheated);
    const words = /^This deal isn’t the one the server had committed to/;
    expect(within(screen.getByRole('main')).getByText(words)).toBeVisible();
    expect(told()).toMatch(words);
  });

  test.each([
    ['unseen', /^This device came after the deal/],
    ['other-secret', warning],
    ['salt-left-out', warning],
    ['other-deal', warning],
    ['not-as-seen', warning],
  ] as const)('has a line for %s', (verdict, words) => {
    render(<DealProof hasOut verdict={verdict} />, { wrapper: Voice });
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByText('It doesn’t prove who sits out.')).toBeInTheDocument();
  });
});

describe('a table that ends', () => {
  test('in the middle of a round shows no live table, but what everybody held', async () => {
    const { ann, bo } = await seatedPair();
    await showMatch(ann);
    expect(isAtTable()).toBe(true);
    await act(async () => void (await bo.table.deeds.ask(1, 'end')));
    await allCome();
    expect(screen.queryByRole('button', { name: 'Yes' })).toBeNull();
    await act(async () => screen.getByRole('button', { name: 'End it for all' }).click());
    await allCome();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This table has ended');
    expect(isAtTable()).toBe(false);
    expect(screen.getByText('The last round wasn’t over, so it doesn’t count.')).toBeVisible();
    const hands = screen.getAllByRole('figure');
    expect(hands.map((hand) => hand.textContent)).toEqual(['Ann', 'Bo']);
    for (const hand of hands) {
      expect(within(hand).getByRole('img').children.length).toBeGreaterThan(5);
    }
    expect(screen.getByRole('button', { name: 'Save the record' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Undo/ })).toBeNull();
    await act(async () => screen.getByRole('button', { name: 'Take it off the list' }).click());
    expect(ann.tables.getState().tables).toEqual([]);
  });

  test('is proposed on the score sheet as well', async () => {
    const { ann, bo } = await played();
    const { user } = await showSheet(ann);
    await act(async () => void (await bo.table.deeds.ask(1, 'end')));
    await allCome();
    expect(screen.getByRole('group', { name: 'Bo proposes to end the table.' })).toBeVisible();
    expect(told()).toContain('2 buttons at the top of the page answer.');
    await user.click(screen.getByRole('button', { name: 'No' }));
    await allCome();
    expect(screen.queryByRole('group', { name: /proposes/ })).toBeNull();
  });
});
