import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { formOf, legalPlays } from '../../../../src/engine/fishing/index.ts';
import type { Control } from '../../../../src/store/match/holder.ts';
import {
  currentRound,
  type Match,
  type MatchSetup,
  playsItself,
  withPlay,
} from '../../../../src/store/match/match.ts';
import { createSettingsStore } from '../../../../src/store/settings.ts';
import { startAdvice } from '../../../../src/store/table/advice.ts';
import { createLocalSource } from '../../../../src/store/table/localSource.ts';
import type { Thinker } from '../../../../src/store/thinking/thinker.ts';
import { TableScreen } from '../../../../src/ui/fishing/table/TableScreen.tsx';
import { createMemoryStorage, openShelf, openTable } from '../../../support/browserParts.ts';
import { positionOf } from '../../../support/fishing.ts';
import { Listening } from '../../../support/Listening.tsx';
import { matchOf, playUntil, setupOf, somePlayOf } from '../../../support/matches.ts';
import { expectStandIns } from '../../../support/standIns.ts';
import { createHandThinker, promptThinker } from '../../../support/thinkers.ts';
import { tableAnswer, toldChanges, toldRegion } from '../../../support/told.ts';

function openScreen(
  controls: readonly Control[],
  change: Partial<MatchSetup> = {},
  thinker: Thinker = promptThinker,
) {
  const store = openTable(createMemoryStorage());
  store.getState().startMatch(setupOf(controls, change));
  const settings = createSettingsStore(openShelf(createMemoryStorage()));
  const elsewhere = {
    onHome: vi.fn(),
    onScores: vi.fn(),
    onExport: vi.fn(),
    onSettings: vi.fn(),
  };
  startAdvice(store, thinker);
  render(
    <TableScreen table={createLocalSource(store, settings)} settings={settings} {...elsewhere} />,
    { wrapper: Listening },
  );
  return { store, settings, elsewhere, user: userEvent.setup({ delay: null }) };
}

/** One against a bot, at a hand play with something to choose, after a few plays. */
function openAtChoice(thinker?: Thinker) {
  const page = openScreen(['person', 'greedy'], {}, thinker);
  act(() =>
    playUntil(page.store, (match) => {
      const position = positionOf(match);
      const played = currentRound(match).plays.length > 5;
      return played && position.seat === 0 && legalPlays(position).length > 1;
    }),
  );
  return page;
}

const atTable = () => within(screen.getByRole('main'));
const answer = tableAnswer;
const chosen = () => screen.queryAllByRole('button', { name: /chosen as bait/ });
const firstOfHand = (): HTMLElement => {
  const [tile] = within(screen.getByRole('grid', { name: /^Hand/ })).getAllByRole('button');
  if (tile === undefined) throw new Error('the hand is empty');
  return tile;
};

const told = toldRegion;
const thinkingLine = () => document.querySelector<HTMLElement>('[data-part="thinking"]');
const playsInLog = () =>
  within(screen.getByRole('complementary', { name: 'Log' })).getAllByRole('listitem').length;

test('behind the curtain no hand is shown; who looks can play and take back', async () => {
  const { store, elsewhere, user } = openScreen(['person', 'person']);
  expect(screen.queryByRole('grid', { name: /^Hand/ })).not.toBeInTheDocument();

  act(() => store.getState().look());
  const hand = within(await screen.findByRole('grid', { name: /^Hand/ }));
  const [bait] = hand.getAllByRole('button');
  if (bait !== undefined) await user.click(bait);
  await user.keyboard('p');
  expect(store.getState().match?.rounds[0]?.plays).toHaveLength(1);

  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await user.click(screen.getByRole('button', { name: 'Yes, undo it' }));
  expect(store.getState().match?.rounds[0]?.plays).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Home' }));
  expect(elsewhere.onHome).toHaveBeenCalledOnce();
});

test('a press on a table that has gone on since plays for nobody', () => {
  /** The same play is open to the person now and, once it has been made, to the bot. */
  const isOpenToBoth = (match: Match): boolean => {
    const { phase, seat } = positionOf(match);
    const place = legalPlays(positionOf(match)).find((play) => formOf(play) === 'place');
    if (phase !== 'drawn' || seat !== 0 || playsItself(match) || place === undefined) return false;
    const next = withPlay(match, place);
    return next.ok && legalPlays(positionOf(next.value)).includes(place);
  };
  const { store } = openScreen(['person', 'greedy'], { seed: 'lotus-3' });
  act(() => playUntil(store, isOpenToBoth));
  const plays = currentRound(matchOf(store)).plays.length;
  const place = screen.getByRole('button', { name: 'Place in the lake' });
  act(() => {
    place.click();
    expect(currentRound(matchOf(store)).plays).toHaveLength(plays + 1);
    place.click();
  });
  expect(currentRound(matchOf(store)).plays).toHaveLength(plays + 1);
});

test('r shows the last turn again as the table was then, a press leads to the present', async () => {
  const { store, user } = openAtChoice();
  const plays = currentRound(matchOf(store)).plays.length;
  expect(playsInLog()).toBe(plays);
  await user.keyboard('r');
  expect(atTable().getByText('Since your turn')).toBeVisible();
  expect(playsInLog()).toBe(store.getState().watched);
  expect(playsInLog()).toBeLessThan(plays);
  await user.click(screen.getByRole('heading', { level: 1 }));
  expect(screen.queryByText('Since your turn')).toBeNull();
  expect(playsInLog()).toBe(plays);
});

test('the press that leads to the present does nothing else, the next one does', async () => {
  const { store, user } = openAtChoice();
  await user.keyboard('r');
  await user.click(firstOfHand());
  expect(store.getState().watched).toBeNull();
  expect(chosen()).toHaveLength(0);
  await user.click(firstOfHand());
  expect(chosen()).toHaveLength(1);
});

test('the key that leads to the present does nothing else, the next one does', async () => {
  const { store, user } = openAtChoice();
  const plays = currentRound(matchOf(store)).plays.length;
  await user.keyboard('r');
  await user.keyboard('u');
  expect(store.getState().watched).toBeNull();
  expect(currentRound(matchOf(store)).plays).toHaveLength(plays);
  await user.keyboard('u');
  expect(currentRound(matchOf(store)).plays.length).toBeLessThan(plays);
});

test('Enter that leads to the present does not press the button it is on', async () => {
  const { store, elsewhere, user } = openAtChoice();
  await user.keyboard('r');
  act(() => screen.getByRole('button', { name: 'Home' }).focus());
  await user.keyboard('{Enter}');
  expect(store.getState().watched).toBeNull();
  expect(elsewhere.onHome).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(elsewhere.onHome).toHaveBeenCalledOnce();
});

test('an answer is gone after undo, and one from before the play does not come back', async () => {
  const { store, user } = openAtChoice();
  const before = currentRound(matchOf(store)).plays.length;
  await user.keyboard('s');
  expect(answer()).not.toBeEmptyDOMElement();
  act(() => void store.getState().makePlay(somePlayOf(matchOf(store))));
  await user.keyboard('u');
  expect(currentRound(matchOf(store)).plays).toHaveLength(before);
  expect(answer()).toBeEmptyDOMElement();
  await user.keyboard('s');
  expect(answer()).not.toBeEmptyDOMElement();
  await user.keyboard('u');
  expect(currentRound(matchOf(store)).plays.length).toBeLessThan(before);
  expect(answer()).toBeEmptyDOMElement();
});

test('a hint is told at the first press unless hints are switched off, and the record counts it', async () => {
  const { store, settings, user } = openAtChoice();
  act(() => settings.getState().change({ hints: false }));
  expect(screen.queryByRole('button', { name: 'Hint' })).toBeNull();
  act(() => settings.getState().change({ hints: true }));
  await user.click(screen.getByRole('button', { name: 'Hint' }));
  expect(atTable().getByText(/^(Catch|Place) .*: /)).toBeVisible();
  expect(store.getState().hint?.told).toBe('whole');
  expect(currentRound(matchOf(store)).meta).toMatchObject({ hints: 1 });
});

test('a hint that takes time shows how far it is, where it will be told', async () => {
  const thoughts = createHandThinker();
  const { user } = openAtChoice(thoughts.thinker);
  await user.keyboard('i');
  const prompt = atTable().getByText('Looking for a hint…').closest('p');
  expect(prompt).toContainElement(thinkingLine());
  act(() => thoughts.think(0.5));
  expect(thinkingLine()?.firstElementChild).toHaveStyle({ transform: 'scaleX(0.5)' });
  expect(told()).not.toHaveTextContent('is thinking');
  act(() => thoughts.answer());
  expect(thinkingLine()).toBeNull();
  expect(atTable().getByText(/^(Catch|Place) .*: /)).toBeVisible();
});

test('a bot that is waited for is shown to think at its seat, and said to once in a round', () => {
  const { store } = openScreen(['person', 'greedy']);
  const toBot = (): void =>
    act(() => {
      const plays = currentRound(matchOf(store)).plays.length;
      playUntil(
        store,
        (match) => positionOf(match).seat === 1 && currentRound(match).plays.length > plays,
      );
    });
  toBot();
  expect(thinkingLine()).toBeNull();
  act(() => store.getState().showThinking(0.25));
  expect(screen.getByRole('button', { name: /^Bo: / })).toContainElement(thinkingLine());
  expect(thinkingLine()?.firstElementChild).toHaveStyle({ transform: 'scaleX(0.25)' });
  expect(told()).toHaveTextContent(/Bo is thinking\.$/);
  toBot();
  expect(thinkingLine()).toBeNull();
  act(() => store.getState().showThinking(0));
  expect(thinkingLine()).not.toBeNull();
  expect(told().textContent.match(/is thinking/g)).toHaveLength(1);
});

test('the log and the live region say where a quicker bot has stood in, as long as the play stands', async () => {
  expectStandIns();
  const { store, user } = openScreen(['person', 'greedy']);
  act(() =>
    playUntil(
      store,
      (match) => positionOf(match).seat === 1 && currentRound(match).plays.length > 3,
    ),
  );
  const words = /The chosen bot didn’t answer, so another one made this play/;
  const log = within(screen.getByRole('complementary', { name: 'Log' }));
  const marks = () => log.queryAllByText(words);
  expect(marks()).toHaveLength(0);
  act(() =>
    store.getState().makeBotPlay({ play: somePlayOf(matchOf(store)), values: [], standIn: true }),
  );
  expect(marks()).toHaveLength(1);
  expect(toldChanges().at(-1)).toMatch(words);
  expect(log.getAllByRole('listitem').at(-1)).toContainElement(marks()[0] ?? null);
  await user.keyboard('u');
  expect(marks()).toHaveLength(0);
});

test('m mutes this device and switches the sound on again', async () => {
  const { settings, user } = openScreen(['person', 'greedy']);
  await user.keyboard('m');
  expect(settings.getState().sound).toBe(true);
  await user.click(
    screen.getByRole('button', { name: 'Sound and vibration are on: turn both off' }),
  );
  expect(settings.getState().sound).toBe(false);
});

test('the tiles are made as chosen, or else as the game has them', () => {
  const { settings } = openScreen(['person', 'greedy']);
  const makes = () => [
    ...new Set(
      [...document.querySelectorAll('[data-make]')].map((tile) => tile.getAttribute('data-make')),
    ),
  ];
  expect(makes()).toEqual(['lacquer']);
  act(() => settings.getState().change({ tiles: 'ivory' }));
  expect(makes()).toEqual(['ivory']);
});

describe('the menu', () => {
  const openMenu = async (page: ReturnType<typeof openAtChoice>) => {
    await page.user.click(screen.getByRole('button', { name: 'At this table' }));
    return within(screen.getByRole('dialog', { name: 'At this table' }));
  };

  test('changes the speed of the bots and the order of the hand at once', async () => {
    const page = openAtChoice();
    const hand = () =>
      within(screen.getByRole('grid', { name: /^Hand/ }))
        .getAllByRole('button')
        .map((tile) => tile.id);
    const before = hand();
    const menu = await openMenu(page);
    await page.user.click(menu.getByRole('radio', { name: 'At once' }));
    await page.user.click(menu.getByRole('radio', { name: 'As dealt' }));
    expect(page.settings.getState()).toMatchObject({ botSpeed: 'at-once', handOrder: 'dealt' });
    expect(hand()).not.toEqual(before);
    expect(hand().toSorted()).toEqual(before.toSorted());
    expect(menu.getByRole('radio', { name: 'As dealt' })).toBeChecked();
  });

  test('deals anew, and the focus goes to the heading of the new table', async () => {
    const page = openAtChoice();
    const { seed } = currentRound(matchOf(page.store));
    const menu = await openMenu(page);
    await page.user.click(menu.getByRole('button', { name: 'Deal again' }));
    await page.user.click(screen.getByRole('button', { name: 'Deal again' }));
    expect(currentRound(matchOf(page.store))).toMatchObject({ plays: [] });
    expect(currentRound(matchOf(page.store)).seed).not.toBe(seed);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('offers no other deal where the round is over', async () => {
    const page = openAtChoice();
    act(() => playUntil(page.store, () => false));
    const menu = await openMenu(page);
    expect(menu.queryByRole('button', { name: 'Deal again' })).toBeNull();
    await page.user.click(menu.getByRole('button', { name: 'Leave the round' }));
    expect(page.elsewhere.onHome).toHaveBeenCalledOnce();
  });
});
