import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { createSettingsStore } from '../../../../src/store/settings.ts';
import { createLocalSource } from '../../../../src/store/table/localSource.ts';
import { climbingWords } from '../../../../src/text/climbing/climbingWords.ts';
import { TableScreen } from '../../../../src/ui/climbing/table/TableScreen.tsx';
import { createMemoryStorage, openShelf, openTable } from '../../../support/browserParts.ts';
import { type SmallMatch, smallMatch, textsOf } from '../../../support/climbing/matches.ts';
import { climbingPlay } from '../../../support/climbing/table.ts';
import { Listening } from '../../../support/Listening.tsx';
import { matchOf } from '../../../support/matches.ts';
import { say } from '../../../support/say.ts';
import { toldChanges } from '../../../support/told.ts';
import { Voice } from '../../../support/Voice.tsx';

function openScreen(small: SmallMatch, tapsPasses = false, wrapper: typeof Voice = Voice) {
  // Nothing is laid out in jsdom, so nothing lies under a finger.
  document.elementFromPoint = () => null;
  const store = openTable(createMemoryStorage());
  store.getState().startMatch(...smallMatch(small));
  const settings = createSettingsStore(openShelf(createMemoryStorage()));
  settings.getState().change({ tapsPasses });
  const elsewhere = { onHome: vi.fn(), onScores: vi.fn(), onExport: vi.fn(), onSettings: vi.fn() };
  render(
    <TableScreen table={createLocalSource(store, settings)} settings={settings} {...elsewhere} />,
    { wrapper },
  );
  return {
    store,
    settings,
    elsewhere,
    user: userEvent.setup({ delay: null }),
    make: (...texts: readonly string[]) =>
      act(() => {
        for (const text of texts) store.getState().makePlay(climbingPlay(text));
      }),
    plays: () => textsOf(matchOf(store)),
  };
}

const hands = ['66*2 22', '33 31 51', '11 51'];
const alone: SmallMatch = { controls: ['person', 'greedy', 'greedy'], hands };
const told = () => toldChanges().join(' ');
const main = () => screen.getByRole('main');
const hand = () => screen.queryByRole('grid', { name: /^Hand/ });

describe('a lone pass', () => {
  const second: SmallMatch = { controls: ['greedy', 'person', 'greedy'], hands };

  test('W7: is not asked for', () => {
    openScreen(second).make('66');
    expect(screen.queryByRole('button', { name: 'Pass' })).toBeNull();
    expect(main()).toHaveTextContent('Nothing you hold beats it, so you pass.');
  });

  test('is tapped by who wishes that', async () => {
    const { make, user, plays } = openScreen(second, true);
    make('66');
    await user.click(screen.getByRole('button', { name: 'Pass' }));
    expect(plays()).toEqual(['66', 'pass']);
  });

  test('is told with why where the table makes it, as it does where several play here', () => {
    openScreen(second, false, Listening).make('66', 'pass', 'pass');
    expect(told()).toContain('Bo passed, holding nothing that beats it.');
    cleanup();
    openScreen(second, true, Listening).make('66', 'pass', 'pass');
    expect(told()).toContain('Bo and Cai passed.');
    cleanup();
    const several: SmallMatch = {
      controls: ['person', 'greedy', 'person'],
      hands: ['22*2', '33 44', '51*2'],
    };
    const { store, make } = openScreen(several, false, Listening);
    act(() => store.getState().look());
    make('22', '33', 'pass', 'pass');
    expect(told()).toContain('Ann passed, holding nothing that beats it.');
  });
});

test('a press on a table that has gone on since plays for nobody', () => {
  const { store, make, plays } = openScreen({ controls: ['greedy', 'person', 'greedy'], hands });
  make('22');
  const pass = screen.getByRole('button', { name: 'Pass' });
  act(() => {
    store.getState().makePlay(climbingPlay('pass'));
    pass.click();
  });
  expect(plays()).toEqual(['22', 'pass']);
});

test('the own play is taken back, with what the others have answered', async () => {
  const { make, user, plays } = openScreen(alone);
  make('22', '33', 'pass');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(plays()).toEqual([]);
  expect(main()).toHaveTextContent('Tap the cards you want to play.');
});

test('a declaration taken back says that the round was over, or that this is ruled out', async () => {
  const { make, user, plays, settings } = openScreen({
    controls: ['person', 'greedy', 'greedy'],
    hands: ['66*4 54*4 63*4 11*3 22', '33', '33'],
  });
  make('66*4+63*4+54*4', 'pass', 'pass', '11*3', 'pass', 'pass', 'declare');
  const ended = plays();
  settings.getState().change({ undoAfterSeen: 'never' });
  await user.keyboard('u');
  expect(plays()).toEqual(ended);
  expect(
    screen.getByText('Your settings don’t allow this undo: the review now shows every hand.'),
  ).toBeVisible();
  settings.getState().change({ undoAfterSeen: 'asked' });
  await user.keyboard('u');
  expect(plays()).toEqual(ended.slice(0, -1));
  expect(screen.getByText('Undone after the round was over. The record notes it.')).toBeVisible();
});

test('r shows the last turn again as the table was then, a press leads to the present', async () => {
  const { store, make, user } = openScreen(alone);
  make('22', '33', 'pass');
  await user.keyboard('r');
  expect(store.getState().watched).not.toBeNull();
  expect(main()).toHaveTextContent('Since your turn');
  expect(screen.queryByRole('button', { name: 'Pass' })).toBeNull();
  await user.keyboard('p');
  expect(main()).toHaveTextContent('Beat 3‑3, or pass.');
  expect(textsOf(matchOf(store))).toHaveLength(3);
});

test('behind the curtain no hand is shown; who looks sees the own one alone', () => {
  const { store, make } = openScreen({ controls: ['person', 'person', 'greedy'], hands });
  expect(hand()).toBeNull();
  act(() => store.getState().look());
  expect(hand()).toHaveAccessibleName('Hand: Ann, 3 cards');
  make('22');
  act(() => store.getState().look());
  expect(hand()).toHaveAccessibleName('Hand: Bo, 3 cards');
});

test('W9: the rule of a question answers what it says', async () => {
  const { make, user } = openScreen({
    controls: ['person', 'greedy', 'greedy'],
    hands: ['66*4 54*4 63*4 11*3 22', '33', '33'],
  });
  make('66*4+63*4+54*4', 'pass', 'pass', '11*3', 'pass', 'pass');
  const rule = climbingWords.ruleText('W9', say, { variant: 'sap-ng-wu', changed: [] });
  expect(document.body).not.toHaveTextContent(rule);
  await user.click(screen.getByRole('button', { name: 'The rule: Declaring' }));
  expect(document.body).toHaveTextContent(rule);
});
