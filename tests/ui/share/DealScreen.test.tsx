import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { RoundRecord } from '../../../src/engine/index.ts';
import { formatLink } from '../../../src/records/link.ts';
import { currentRound } from '../../../src/store/match/match.ts';
import { createPlaceStore } from '../../../src/store/places.ts';
import { GoContext } from '../../../src/ui/asking/goContext.ts';
import { DealScreen } from '../../../src/ui/share/DealScreen.tsx';
import { forgedLink } from '../../records/forgedLink.ts';
import { createMemoryStorage, openSettings, openTable } from '../../support/browserParts.ts';
import { fishingDeal } from '../../support/fishing.ts';
import { nobodyJoins } from '../../support/joining.ts';
import { finishedRound, matchOf, playUntil, setupOf } from '../../support/matches.ts';
import { servicesWith } from '../../support/services.ts';
import { Voice } from '../../support/Voice.tsx';

const setup = setupOf(['person', 'expert'], { rules: { doubleAt: 200 } });
const round = finishedRound(setup);
const sent: RoundRecord = { ...round, plays: [] };

function openDeal(code: string, storage = createMemoryStorage()) {
  const table = openTable(storage);
  window.history.replaceState(null, '', `/#deal=${code}`);
  const places = createPlaceStore(window);
  const settings = openSettings(storage);
  const services = servicesWith();
  const stores = {
    table,
    places,
    settings,
    services,
    joinNamed: nobodyJoins,
  };
  const onLeave = vi.fn();
  const user = userEvent.setup({ delay: null });
  const { unmount } = render(
    <GoContext value={places.getState().goTo}>
      <DealScreen
        stores={stores}
        services={services}
        code={code}
        onGo={() => undefined}
        onLeave={onLeave}
      />
    </GoContext>,
    { wrapper: Voice },
  );
  return { table, places, user, onLeave, storage, unmount };
}

test('says who sends it, which game with which rules it is, and who starts', () => {
  openDeal(formatLink(sent));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ann sent you a deal');
  expect(screen.getByText('1 rule differs from Tiu-U')).toBeVisible();
  expect(screen.getByText('Doubling: 200')).toBeVisible();
  const starter = sent.starter === 0 ? 'You (seat 1)' : 'Bo (seat 2)';
  expect(screen.getByText(`First to play: ${starter}`)).toBeVisible();
});

test('tells of a deal under changed rules only what is true of them, and leads to all of them', async () => {
  const { user, places } = openDeal(
    formatLink({ ...sent, rules: { captureFromHand: 'hand', captureFromDraw: 'must' } }),
  );
  expect(screen.queryByText(/^Catch or place/)).toBeNull();
  expect(
    screen.getByText('Two sets of Chinese dominoes, 64 tiles together.', { exact: false }),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Read all its rules' }));
  expect(places.getState().place).toEqual({
    room: 'rules',
    code: 'tiu-u/captureFromHand=hand,captureFromDraw=must',
  });
});

test('F7 tells that the Supreme pair catches by its pips where it does not as a pair', () => {
  const note = /^4‑2 and 2‑1 catch each other as soon as one of the two switches/;
  const supremePair = false;
  const { unmount } = openDeal(formatLink({ ...sent, rules: { captures: { supremePair } } }));
  expect(screen.queryByText(note)).toBeNull();
  unmount();
  openDeal(
    formatLink({ ...sent, rules: { captures: { supremePair, supremeCatchesSixes: true } } }),
  );
  expect(screen.getByText(note)).toBeVisible();
});

test('tells of a deal under a variant’s own rules what the variant is', () => {
  openDeal(formatLink({ ...sent, rules: {} }));
  expect(screen.getByText(/^Catch or place/)).toBeVisible();
});

test('shows no tile of the deal, nor its seed', () => {
  openDeal(formatLink(sent));
  const { textContent } = document.body;
  expect(textContent).not.toContain('lotus-42');
  expect(document.querySelector('svg')).toBeNull();
});

test('plays that very deal, against the bots that were chosen', async () => {
  const { table, places, user } = openDeal(formatLink(sent));
  const seat = within(screen.getByRole('group', { name: 'Seat 2' }));
  await user.selectOptions(seat.getByRole('combobox'), 'novice bot');
  await user.type(screen.getAllByRole('textbox', { name: 'Name' })[0] ?? document.body, 'Dora');
  await user.click(screen.getByRole('button', { name: 'Play this deal' }));
  const match = matchOf(table);
  expect(currentRound(match)).toMatchObject({
    deal: round.deal,
    starter: round.starter,
    rules: round.rules,
    players: ['Dora', 'Bo'],
    plays: [],
    meta: { players: ['person', 'novice'] },
  });
  expect(table.getState().screen).toBe('table');
  expect(places.getState().place).toBeNull();
});

test('plays a deal that has no seed as well', async () => {
  const { seed: _, ...dealt } = sent;
  const { table, user } = openDeal(formatLink(dealt));
  await user.click(screen.getByRole('button', { name: 'Play this deal' }));
  const deal = fishingDeal(currentRound(matchOf(table)));
  expect(deal.drawPile).toEqual(fishingDeal(round).drawPile);
  expect(deal.hands.map((hand) => hand.toSorted())).toEqual(
    round.deal.hands.map((hand) => hand.toSorted()),
  );
});

test('leaves the plays aside if the code holds some', async () => {
  const { table, user } = openDeal(formatLink(round));
  await user.click(screen.getByRole('button', { name: 'Play this deal' }));
  expect(currentRound(matchOf(table)).plays).toEqual([]);
});

test('asks before it takes the place of a match, and keeps that if it is told to', async () => {
  const storage = createMemoryStorage();
  const before = openTable(storage);
  before.getState().startMatch(setupOf(['person', 'greedy'], { seed: 'mine' }));
  playUntil(before, ({ rounds }) => rounds.some(({ plays }) => plays.length > 3));
  const kept = storage.texts.get('match');
  const { table, user } = openDeal(formatLink(sent), storage);
  await user.click(screen.getByRole('button', { name: 'Play this deal' }));
  await user.click(screen.getByRole('button', { name: 'Keep my match' }));
  expect(storage.texts.get('match')).toBe(kept);
  await user.click(screen.getByRole('button', { name: 'Play this deal' }));
  await user.click(screen.getByRole('button', { name: 'Leave it and deal' }));
  expect(currentRound(matchOf(table)).deal).toEqual(round.deal);
});

test.each([
  ['nothing', '', /not whole/],
  ['a code cut short', formatLink(sent).slice(0, -4), /not whole/],
  ['a newer code', forgedLink({ version: 9, header: '' }), /newer version/],
  ['no record', forgedLink({ header: '["mahjong",["a","b"],[],0,"s",{},0]' }), /mahjong/],
  ['markup', '<img src=x onerror=alert(1)>', /not whole/],
])('refuses %s in words, and changes nothing', async (_, code, words) => {
  const { storage, onLeave, user } = openDeal(code);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This link does not open');
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.getByText('Nothing on this device was lost or changed.')).toBeVisible();
  expect(storage.texts.size).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(onLeave).toHaveBeenCalled();
});
