import { expect, type Page } from '@playwright/test';
import {
  formatPlay,
  kindCountsOf,
  litKinds,
  type Phase,
  viewFor,
  wordOf,
} from '../../src/engine/climbing/index.ts';
import { formatKind, invariant, tilesOf } from '../../src/engine/index.ts';
import { formatLink } from '../../src/records/link.ts';
import { currentRound, type Match } from '../../src/store/match/match.ts';
import { combinationWords } from '../../src/text/climbing/combinationWords.ts';
import { tileLabel } from '../../src/text/tileNames.ts';
import { voices } from '../support/voices.ts';
import {
  asksPerson,
  climbingPositionOf,
  climbingSetup,
  climbingUntil,
  goodPlay,
  isOver,
} from './climbingMatch.ts';
import {
  awaitedAtClimbing,
  climbingTableOf,
  expectClimbingLog,
  untilPlayed,
} from './climbingSteps.ts';
import { focused, press, pressToNextScreen, tabTo } from './keys.ts';
import { awaited, makePlay, pressGuardOver, withTheSameSeeds } from './steps.ts';
import { leaveMatch, openMatch, playsOf, storedMatch } from './storedMatch.ts';
import { type Listener, listenFrom, recordTold, toldSoFar } from './told.ts';
import { find, findAll, type Reader, readerOf, type TreeNode } from './tree.ts';
import { test } from './watchedTest.ts';

const say = voices.en;
const quick = { botSpeed: 'at-once', motion: 'none' } as const;
const alone = climbingSetup(['person', 'greedy', 'greedy']);

test('somebody without a mouse plays a whole round of Sap Ng Wu and deals the next one', async ({
  page,
}) => {
  await withTheSameSeeds(page);
  await openMatch(page, null, quick);
  await tabTo(page, 'Play Sap Ng Wu (climbing)');
  await pressToNextScreen(page, 'Enter');
  await awaitedAtClimbing(page);
  expect(await focused(page)).toBe('H1');
  let turns = 0;
  while ((await awaitedAtClimbing(page)) !== 'over') {
    const match = await storedMatch(page);
    await playByKeys(page, match, turns);
    await untilPlayed(page, playsOf(match));
    expect(await focused(page)).not.toBe('BODY');
    turns += 1;
  }
  const first = await storedMatch(page);
  await expectClimbingLog(page, first);
  await tabTo(page, 'Score sheet');
  await pressToNextScreen(page, 'Enter');
  await expect(page.getByRole('heading', { name: 'Score sheet' })).toBeFocused();
  await tabTo(page, 'Next round');
  await pressToNextScreen(page, 'Enter');
  await awaitedAtClimbing(page);
  expect((await storedMatch(page)).rounds).toHaveLength(2);
});

/** Raises the cards of a good play by digits, by arrows and Space, or writes it down. */
async function playByKeys(page: Page, match: Match, turn: number): Promise<void> {
  const chosen = goodPlay(match);
  const letters = { pass: 'p', declare: 'd', decline: 'c' } as const;
  const word = wordOf(chosen);
  if (word === 'pass' || word === 'declare' || word === 'decline')
    return press(page, letters[word]);
  if (turn % 3 === 2) {
    await press(page, '/');
    await page.keyboard.type(formatPlay(chosen));
    return press(page, 'Enter');
  }
  const { play, fans } = climbingTableOf(page);
  const names = await fans.evaluateAll((all) => all.map(({ id }) => id));
  const { phase } = climbingPositionOf(match);
  const wanted = say(`climbing.table.action.${phase === 'lay' ? 'lay' : 'play'}`, {
    what: combinationWords(chosen, say, 'sap-ng-wu'),
  });
  const isReady = async (): Promise<boolean> => (await play.textContent()) === wanted;
  for (const { kind, copies } of kindCountsOf(chosen)) {
    const at = names.indexOf(`hand-${formatKind(kind)}`);
    const raise = await raiserOf(page, at, turn);
    // In answer each press raises another combination that beats with the card.
    const presses = phase === 'answer' ? 12 : copies;
    for (let made = 0; made < presses && !(await isReady()); made += 1) await raise();
  }
  await expect(play).toHaveText(wanted);
  await press(page, 'Enter');
}

/** Goes to a fan of the hand, and then raises one more of its cards with each press. */
async function raiserOf(page: Page, at: number, turn: number): Promise<() => Promise<void>> {
  if (turn % 3 === 0 && at < 9) return () => press(page, `${at + 1}`);
  const { fans } = climbingTableOf(page);
  await press(page, '1');
  await press(page, 'Backspace');
  for (let steps = 0; steps < at; steps += 1) await press(page, 'ArrowRight');
  await expect(fans.nth(at)).toBeFocused();
  return () => press(page, 'Space');
}

test('somebody who hears the page knows what is to be beaten, what beats it and what Play would play', async ({
  page,
}) => {
  const left = climbingUntil(alone, asksPerson('answer'));
  await recordTold(page);
  await openMatch(page, left, quick);
  const reader = await readerOf(page);
  const listener = listenFrom(left);
  const met = new Set<Phase>();
  while ((await turnHeard(page, reader, listener)) !== 'over') {
    const match = await storedMatch(page);
    const { phase } = climbingPositionOf(match);
    met.add(phase);
    const tree = await reader.read();
    expectHandTold(tree, match);
    if (phase === 'declare') await pressNode(page, reader, 'Declare');
    else if (phase === 'answer' && findAll(tree, 'button', /, can beat/).length === 0) {
      await pressNode(page, reader, 'Pass');
    } else await raiseAndPlay(page, reader, match);
    await untilPlayed(page, playsOf(match));
  }
  expect([...met]).toEqual(expect.arrayContaining(['answer', 'lead']));
});

/** Waits until somebody is asked and every play has been told in words. */
async function turnHeard(page: Page, reader: Reader, listener: Listener): Promise<'mine' | 'over'> {
  await pressGuardOver(page);
  let turn: 'mine' | 'over' = 'mine';
  await expect(async () => {
    const match = await storedMatch(page);
    listener.expectAllTold(await toldSoFar(page), match);
    turn = isOver(match) ? 'over' : 'mine';
    const asked = turn === 'over' ? 'Score sheet' : /^(Play|Pass|Declare)/;
    expect(findAll(await reader.read(), 'button', asked).length).toBeGreaterThan(0);
  }).toPass();
  return turn;
}

/** The play to beat, and of each fan whether its cards can beat it. */
function expectHandTold(tree: TreeNode, match: Match): void {
  const position = climbingPositionOf(match);
  const view = viewFor(position, position.seat);
  const lit = litKinds(view);
  const fans = findAll(find(tree, 'grid', /^Hand: /), 'button');
  const kinds = [...new Set(tilesOf(view.hand))];
  expect(fans).toHaveLength(kinds.length);
  for (const kind of kinds) {
    const fan = fans.find(({ name }) => name.startsWith(`${tileLabel(kind, say)}, `));
    const told = /, can(’t)? beat/.exec(fan?.name ?? '')?.[0];
    if (view.phase === 'answer')
      expect(told).toBe(lit.includes(kind) ? ', can beat' : ', can’t beat');
    else if (view.phase === 'lead') expect(told).toBeUndefined();
  }
  if (view.phase !== 'answer' || view.trick === null) return;
  const lines = find(tree, 'region', 'The play to beat').lines.join(' ');
  const middle = lines.replaceAll(/ ?, +/g, ', ');
  const name = match.setup.players[view.trick.seat]?.name;
  expect(middle).toContain(`${name}, ${combinationWords(view.trick.play, say, 'sap-ng-wu')}`);
}

async function raiseAndPlay(page: Page, reader: Reader, match: Match): Promise<void> {
  const hand = find(await reader.read(), 'grid', /^Hand: /);
  const [fan] = [...findAll(hand, 'button', /, can beat/), ...findAll(hand, 'button')];
  invariant(fan !== undefined, 'the hand has a card');
  await reader.focus(fan);
  await page.keyboard.press('Space');
  let name = '';
  await expect(async () => {
    const [play] = findAll(await reader.read(), 'button', /^Play .*\d/);
    name = play?.name ?? '';
    expect(name).not.toBe('');
  }).toPass({ intervals: [50] });
  const position = climbingPositionOf(match);
  const played = viewFor(position, position.seat).legal.filter(
    (play) =>
      say('climbing.table.action.play', { what: combinationWords(play, say, 'sap-ng-wu') }) ===
      name,
  );
  expect(played).toHaveLength(1);
  await pressNode(page, reader, name);
  await untilPlayed(page, playsOf(match));
  expect(currentRound(await storedMatch(page)).plays[playsOf(match)]).toBe(played[0]);
}

async function pressNode(page: Page, reader: Reader, name: string): Promise<void> {
  await reader.focus(find(await reader.read(), 'button', name));
  await page.keyboard.press('Enter');
}

test('a deal of Sap Ng Wu comes in by a link where nobody has climbed before', async ({ page }) => {
  const finished = currentRound(climbingUntil(alone, isOver));
  await leaveMatch(page, null, quick);
  await page.goto(`./#deal=${formatLink(finished)}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Ann (won|lost|came)/);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await awaitedAtClimbing(page);
  expect(currentRound(await storedMatch(page)).deal).toEqual(finished.deal);
});

test('the files of climbing come to whoever taps Sap Ng Wu, and to nobody who plays Tiu-U', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const ofClimbing = (): string[] => asked.filter((path) => /climbing|wing-/i.test(path));
  await withTheSameSeeds(page);
  await openMatch(page, null, quick);
  await page.getByRole('button', { name: 'Play Tiu-U' }).click();
  // A bot has thought, too.
  for (let turn = await awaited(page); playsOf(await storedMatch(page)) < 3; ) {
    await makePlay(page, turn, 'mouse');
    turn = await awaited(page);
  }
  await page.getByRole('button', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Fifteen Lakes' })).toBeVisible();
  expect(asked.length).toBeGreaterThan(5);
  expect(ofClimbing()).toEqual([]);
  await page.getByRole('button', { name: 'Play Sap Ng Wu' }).click();
  await awaitedAtClimbing(page);
  expect(ofClimbing()).not.toEqual([]);
});
