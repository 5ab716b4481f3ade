import { act, render, screen, waitFor, within } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { climbingRound, simplePlay } from '../../../../src/engine/climbing/index.ts';
import { wing } from '../../../../src/families/climbing/wing.ts';
import type { LessonId } from '../../../../src/families/facts.ts';
import { climbingLessons } from '../../../../src/lessons/climbing/climbingLessons.ts';
import { playedRound } from '../../../../src/records/playedRound.ts';
import { firstPlace } from '../../../../src/store/lessons/lessonProgress.ts';
import type { Thinker } from '../../../../src/store/thinking/thinker.ts';
import { loadCatalogue } from '../../../../src/text/catalogue.ts';
import { languages } from '../../../../src/text/languages.ts';
import { createSay } from '../../../../src/text/say.ts';
import { climbingEffort } from '../../../../src/ui/climbing/learn/climbingEffort.ts';
import { OneLesson } from '../../../../src/ui/learn/LearnScreen.tsx';
import { minutesOf } from '../../../../src/ui/learn/minutes.ts';
import { smallMatch } from '../../../support/climbing/matches.ts';
import { Listening } from '../../../support/Listening.tsx';
import { lessonProps } from '../../../support/lessonProps.ts';
import { toldChanges } from '../../../support/told.ts';
import { said } from '../../learn/learnRoom.tsx';
import { useStillStage } from '../../motion/stillStage.ts';
import { fakeAudio } from '../../sound/fakeAudio.ts';

const { rooms } = wing.parts;
await rooms.lessons.load();

/** Answers every question at once with the simplest play. */
const simpleThinker: Thinker = {
  think: ({ round }, { onAnswer }) => {
    const { position } = climbingRound(playedRound(round));
    onAnswer({ play: simplePlay(position), values: [], standIn: false });
    return () => undefined;
  },
};

/** Whoever thinks here about a hint never ends, unless told. */
const endlessThinker: Thinker = { think: () => () => undefined };

function openLesson(id: LessonId, thinker = endlessThinker) {
  // Nothing is laid out in jsdom, so nothing lies under a finger.
  document.elementFromPoint = () => null;
  const given = lessonProps();
  const services = { ...given.services, thinker };
  const props = { ...given, services };
  act(() => props.stores.settings.getState().change({ botSpeed: 'at-once', motion: 'none' }));
  render(<OneLesson id={id} parts={rooms} lessons={rooms.lessons} {...props} />, {
    wrapper: Listening,
  });
  return { ...props, user: userEvent.setup() };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const card = (name: RegExp) =>
  within(screen.getByRole('grid', { name: /^Hand: You/ })).getByRole('button', { name });
const hinted = () => [...document.querySelectorAll('[data-hinted]')].map(({ id }) => id);

/** Reads what is said of each play of the others, and goes on from it. */
async function readOf(user: UserEvent, plays: readonly string[]): Promise<void> {
  for (const words of plays) {
    await waitFor(() => expect(said()).toHaveTextContent(words));
    await user.click(button('Continue'));
  }
}

describe('the two minutes', () => {
  const ladders = () => within(screen.getByRole('main')).queryAllByRole('list');
  const untilSaid = (words: string) => waitFor(() => expect(said()).toHaveTextContent(words));

  test('from the suits to being paid, in nine taps, and nobody has to read of each pass', async () => {
    const { user, onDone } = openLesson('sap-ng-wu-two-minutes');
    let taps = 0;
    const tap = async (what: HTMLElement): Promise<void> => {
      taps += 1;
      await user.click(what);
    };
    expect(said()).toHaveTextContent('Win fifteen cards');
    expect(ladders().map((list) => list.children.length)).toEqual([11, 6, 4]);
    expect(document.querySelector('[data-part="middle"]')?.children).toHaveLength(1);
    await tap(button('Continue'));
    await untilSaid('Cy led 5‑2: only cards before it in its row beat it.');
    expect(ladders()).toEqual([]);
    expect(said().querySelectorAll('[data-pose]')).toHaveLength(4);
    await tap(card(/5‑3, 1 card/));
    await tap(button('Play 5‑3'));
    await untilSaid('a card you win is a wu, and you have 13');
    await tap(card(/5‑1, 1 card/));
    await tap(button('Play 5‑1'));
    await untilSaid('Bo and Cy went higher');
    await tap(button('Pass'));
    await untilSaid('a mixed play');
    await tap(card(/6‑6, 1 card/));
    await tap(button('Play a 6‑6 with a 5‑4'));
    await untilSaid('With 15 wu you may declare');
    expect(onDone).not.toHaveBeenCalled();
    await tap(button('Declare'));
    await untilSaid('Bo and Cy paid you a chip each');
    expect(taps).toBe(9);
    expect(onDone).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('table', { name: 'The round, counted' })).toBeVisible();
    expect(button('Play a real round')).toHaveFocus();
    expect(button('More lessons')).toBeVisible();
  });

  test('by the keyboard alone; other plays are told to be others, and change nothing', async () => {
    const { user, onDone } = openLesson('sap-ng-wu-two-minutes');
    await user.keyboard('{Enter}');
    await untilSaid('Cy led 5‑2');
    await user.keyboard('p');
    expect(said()).toHaveTextContent('You may pass, but here you can beat it.');
    await user.keyboard('5{Enter}');
    await untilSaid('you have 13');
    await user.keyboard('1{Enter}');
    expect(said()).toHaveTextContent('Allowed, but we’re after something else here.');
    await user.keyboard('{Escape}2{Enter}');
    await untilSaid('Bo and Cy went higher');
    await user.keyboard('p');
    await untilSaid('a mixed play');
    await user.keyboard('1{Enter}');
    await untilSaid('With 15 wu you may declare');
    await user.keyboard('c');
    expect(said()).toHaveTextContent('Take your chips.');
    await user.keyboard('d');
    await untilSaid('paid you a chip each');
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  test('lead to a round of the game, or to the one that was begun', async () => {
    const { user, stores } = openLesson('sap-ng-wu-two-minutes');
    const [setup, deal] = smallMatch({
      controls: ['person', 'novice', 'novice'],
      hands: ['66 65', '64', '63'],
    });
    for (let skips = 0; skips < 12; skips += 1) await user.click(button('Skip this step'));
    expect(button('Play a real round')).toBeVisible();
    act(() => stores.matches.getState().startMatch(setup, deal));
    act(() => stores.matches.getState().show('start'));
    const { match } = stores.matches.getState();
    await user.click(button('Back to your round'));
    expect(stores.matches.getState()).toMatchObject({ match, screen: 'table' });
  });
});

test('W2: the suits are pointed at, then played by, to the end of the lesson', async () => {
  const { user, onDone } = openLesson('sap-ng-wu-suits');
  expect(said()).toHaveTextContent('You want to win cards');
  expect(screen.queryByRole('button', { name: /^Pass$/ })).toBeNull();
  await user.click(button('Continue'));
  await user.click(card(/6‑6, 1 card/));
  expect(said()).toHaveTextContent('The 6‑6 is one of the scholars: number 1 of 11 from the top.');
  expect(hinted()).toEqual(['hand-61']);
  await user.click(card(/6‑1, 1 card/));
  await user.click(card(/6‑2, 1 card/));
  await user.click(card(/6‑3, 1 card/));
  expect(hinted()).toEqual([]);
  await user.click(card(/6‑2, 1 card/));
  await user.click(button('Play 6‑2'));
  await readOf(user, ['Bo passed.', 'You won 1 wu.']);
  expect(said()).toHaveTextContent('Nobody beat your 6‑2.');
  // Any other lead is legal, and told so; the table stays as it was.
  await user.click(card(/6‑6, 1 card/));
  await user.click(button('Play 6‑6'));
  expect(said()).toHaveTextContent('Allowed, but we’re after something else here.');
  expect(onDone).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  await user.click(card(/6‑3, 1 card/));
  await user.click(button('Play 6‑3'));
  await readOf(user, ['Bo passed.', 'You won 1 wu.']);
  expect(said()).toHaveTextContent('One more wu.');
  expect(onDone).toHaveBeenCalled();
  expect(button('Next lesson')).toHaveFocus();
});

/** Presses the key that a card of the hand has by its place. */
async function pressKeyOf(user: UserEvent, name: RegExp): Promise<void> {
  const fans = within(screen.getByRole('grid', { name: /^Hand: You/ })).getAllByRole('button');
  await user.keyboard(`${fans.indexOf(card(name)) + 1}`);
}

test('cards are pointed at and raised by the keys of the hand', async () => {
  const { user } = openLesson('sap-ng-wu-suits');
  await user.click(button('Continue'));
  await pressKeyOf(user, /6‑6, 1 card/);
  expect(said()).toHaveTextContent('The 6‑6 is one of the scholars: number 1 of 11 from the top.');
  for (const name of [/6‑1, 1 card/, /6‑2, 1 card/, /6‑3, 1 card/]) await pressKeyOf(user, name);
  await pressKeyOf(user, /6‑2, 1 card/);
  expect(card(/6‑2, 1 card, 1 picked/)).toHaveFocus();
  await user.keyboard('{Enter}');
  await readOf(user, ['Bo passed.']);
});

test('in the round of a lesson cards are raised by the keys of the hand', async () => {
  const { user } = openLesson('sap-ng-wu-round');
  await waitFor(() => expect(screen.getByRole('grid', { name: /^Hand: You/ })).toBeVisible());
  await user.keyboard('1');
  const [first] = within(screen.getByRole('grid', { name: /^Hand: You/ })).getAllByRole('button');
  expect(first).toHaveFocus();
  expect(first).toHaveAccessibleName(/, 1 picked/);
});

test.each(['sap-ng-wu-suits', 'sap-ng-wu-round'] as const)(
  'in the lesson %s plays are heard, and nothing before them',
  async (id) => {
    const { started } = fakeAudio();
    const { user, stores } = openLesson(id);
    act(() => stores.settings.getState().change({ sound: true }));
    if (id === 'sap-ng-wu-suits') {
      await user.click(button('Continue'));
      for (const name of [/6‑1, /, /6‑2, /, /6‑3, /, /6‑2, /]) await user.click(card(name));
    } else await user.keyboard('1');
    expect(started()).toBe(0);
    await user.keyboard('{Enter}');
    expect(started()).toBeGreaterThan(0);
  },
);

test('what is raised is read out, cards are asked about, and what was won is shown by key', async () => {
  const { user } = openLesson('sap-ng-wu-round');
  await user.keyboard('1');
  expect(toldChanges().at(-1)).toMatch(/^Picked: /);
  await user.keyboard('?');
  const [, face = ''] = /(\d‑\d)/.exec(document.activeElement?.ariaLabel ?? '') ?? [];
  expect(screen.getByRole('dialog')).toHaveAccessibleName(new RegExp(`${face}$`));
  await user.click(button('Close'));
  await user.keyboard('w');
  expect(screen.getByRole('dialog', { name: 'Wu of all players' })).toBeVisible();
});

describe('the table of a lesson', () => {
  const begun = useStillStage();
  /** Whether a card has flown, though the next play may have ended that; covers have no list. */
  const flew = () => begun.some(({ frames }) => Array.isArray(frames));

  test.each([
    ['full', true],
    ['less', false],
    ['none', false],
  ] as const)('with motion “%s” tells a play by cards that fly: %s', async (motion, flies) => {
    const { user, stores } = openLesson('sap-ng-wu-round');
    act(() => stores.settings.getState().change({ motion }));
    expect(flew()).toBe(false);
    await user.keyboard('1');
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('button', { name: /picked/ })).toBeNull();
    expect(flew()).toBe(flies);
  });

  test('tells the plays of a lesson with steps so too', async () => {
    const { user, stores } = openLesson('sap-ng-wu-suits');
    act(() => stores.settings.getState().change({ motion: 'full' }));
    await user.click(button('Continue'));
    for (const name of [/6‑6, /, /6‑1, /, /6‑2, /, /6‑3, /, /6‑2, /]) await user.click(card(name));
    expect(flew()).toBe(false);
    await user.click(button('Play 6‑2'));
    expect(flew()).toBe(true);
  });
});

test('W3: a card that does not beat is told why, by the table’s own reasons', async () => {
  const { user } = openLesson('sap-ng-wu-sets');
  card(/3‑3, 3 cards/).focus();
  await user.keyboard('   {Enter}');
  await readOf(user, ['Bo passed.', 'Cy beat it with three of 4‑4.']);
  await user.click(card(/1‑1, 2 cards/));
  expect(said()).toHaveTextContent('It takes 3 cards to beat this play.');
  await user.click(card(/6‑6, 3 cards/));
  expect(said()).toHaveTextContent('Yes: you have three of 6‑6.');
});

test('W9: declaring too early is told to be legal; the keys play on, and declare', async () => {
  const { user, onPlace } = openLesson('sap-ng-wu-wu');
  card(/6‑3, 3 cards/).focus();
  await user.keyboard('   {Enter}');
  await readOf(user, ['Bo passed.', 'You won 3 wu.']);
  await user.click(button('Continue'));
  await user.click(button('Declare'));
  expect(said()).toHaveTextContent('You may declare now for one chip from each.');
  await user.keyboard('c');
  card(/6‑6, 3 cards/).focus();
  await user.keyboard('   {Enter}');
  await readOf(user, ['Bo passed.', 'You won 3 wu.']);
  await user.keyboard('d');
  expect(said()).toHaveTextContent('Bo and Cy pay you two chips each.');
  expect(screen.getByRole('table', { name: 'The round, counted' })).toBeVisible();
  expect(onPlace).not.toHaveBeenLastCalledWith(firstPlace);
  await user.click(button('Continue'));
  expect(onPlace).toHaveBeenLastCalledWith(firstPlace);
});

test('W6: laying is refused, or told to be legal, until the pair is laid that is asked for', async () => {
  const { user } = openLesson('sap-ng-wu-supreme');
  await user.click(button('Keep them'));
  expect(said()).toHaveTextContent('You may keep them all');
  await user.click(card(/4‑2, 2 cards/));
  expect(button('Lay')).toHaveAttribute('aria-disabled', 'true');
  await user.click(card(/2‑1, 2 cards/));
  await user.click(button(/^Lay Supreme/));
  expect(said()).toHaveTextContent('Two wu before anybody has played.');
});

test('the round is skipped by whoever wants to, and is then not done', async () => {
  const props = openLesson('sap-ng-wu-round');
  expect(card(/1‑1, 1 card/)).toBeVisible();
  await props.user.click(button('Skip this lesson'));
  expect(props.onPassed).toHaveBeenCalled();
  expect(props.onDone).not.toHaveBeenCalled();
});

test('the round is played to its end by the hints that are told, and then once more', async () => {
  const { user, onDone } = openLesson('sap-ng-wu-round', simpleThinker);
  const hint = (words: string) =>
    waitFor(() => expect(said().lastElementChild).toHaveTextContent(words));
  expect(said()).toHaveTextContent('You have 9 wu. With 15 you may declare.');
  await hint('Beat it with a 1‑1 with a 5‑3. 3 plays that nobody can beat');
  // What goes with the leader comes up with it.
  card(/1‑1/).focus();
  await user.keyboard(' {Enter}');
  await readOf(user, ['Bo passed.']);
  for (const [kind, words] of [
    [/4‑3/, 'Lead two of 4‑3. 2 plays that nobody can beat'],
    // The one before has announced this one too.
    [/5‑2/, 'Lead two of 5‑2. Nobody can beat that, and it makes 15 wu'],
  ] as const) {
    await hint(words);
    card(kind).focus();
    await user.keyboard('  {Enter}');
    await readOf(user, ['Bo passed.']);
  }
  await hint('Declare');
  expect(onDone).not.toHaveBeenCalled();
  await user.keyboard('d');
  expect(said()).toHaveTextContent('Now you know the game.');
  expect(onDone).toHaveBeenCalledTimes(1);
  await user.click(button('Once more'));
  await hint('Beat it with a 1‑1 with a 5‑3. 3 plays that nobody can beat');
});

test.each(languages)(
  'every lesson with an end takes one to three minutes in %s',
  async (language) => {
    const say = createSay(language, await loadCatalogue(language, undefined, ['climbing']));
    for (const { id, look } of climbingLessons) {
      const effort = climbingEffort(id, say);
      if (look === 'beats' || look === 'worth') {
        expect(effort, id).toBeUndefined();
        continue;
      }
      expect([1, 2, 3], id).toContain(effort && minutesOf(effort));
    }
  },
);
