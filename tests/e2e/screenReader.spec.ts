import { expect, type Page } from '@playwright/test';
import { drawnOf, scoresOf, viewFor } from '../../src/engine/fishing/index.ts';
import { tilesOf } from '../../src/engine/index.ts';
import type { Match } from '../../src/store/match/match.ts';
import { asSentence } from '../../src/text/heardSentences.ts';
import { tileInSentence, tileLabel } from '../../src/text/tileNames.ts';
import { positionOf } from '../support/fishing.ts';
import { setupOf } from '../support/matches.ts';
import { voices } from '../support/voices.ts';
import { atFullLength } from './fullLength.ts';
import { partOfRound, playsBefore } from './laterPart.ts';
import { pressGuardOver } from './steps.ts';
import { matchUntil, openMatch, playsOf, storedMatch, waitsForPerson } from './storedMatch.ts';
import { type Listener, listenFrom, recordTold, toldSoFar } from './told.ts';
import { find, findAll, type Reader, readerOf, type TreeNode } from './tree.ts';
import { test } from './watchedTest.ts';

const say = voices.en;

test(`somebody who hears the page plays ${partOfRound} of Tiu-U and knows of every play`, async ({
  page,
}) => {
  const setup = setupOf(['person', 'greedy']);
  const left = matchUntil(setup, waitsForPerson('hand', playsBefore(40)));
  await recordTold(page);
  await openMatch(page, left, { screen: 'start' });
  const reader = await readerOf(page);
  await expect(async () =>
    find(await reader.read(), 'button', 'Tiu-U with Bo Continue · round 1'),
  ).toPass();
  await press(page, reader, 'button', 'Tiu-U with Bo Continue · round 1');
  const heard = await playOn(page, reader, listenFrom(left), Number.POSITIVE_INFINITY);
  expect(heard).toContain('drawn');
  const match = await storedMatch(page);
  expect(playsOf(match)).toBe(48);
  await press(page, reader, 'button', 'Score sheet');
  await expect(async () => {
    const words = (await reader.read()).lines.join(' ');
    const [best = 0, other = 0] = scoresOf(positionOf(match)).toSorted((one, two) => two - one);
    expect(words).toContain(best === other ? 'A draw' : `won by ${best - other}`);
    for (const points of [best, other]) expect(words).toContain(` ${points} `);
  }).toPass();
});

test(
  'somebody who hears the page asks what happened since the last turn and is told every play again',
  atFullLength,
  async ({ page }) => {
    const left = matchUntil(setupOf(['person', 'greedy']), waitsForPerson('hand', 8));
    await recordTold(page);
    await openMatch(page, left, { botSpeed: 'slow' });
    const reader = await readerOf(page);
    const listener = listenFrom(left);
    await waitForTurn(page, reader, listener);
    const before = (await toldSoFar(page)).length;
    await page.keyboard.press('r');
    // What is shown again is told again, each play once.
    await expect(async () => {
      const again = (await toldSoFar(page)).slice(before);
      listener.expectAllTold(again, left);
      expect(listener.saidLast(again, left)).toContain(asSentence(say('table.turn.yourHand')));
    }).toPass();

    // At the start of a round nobody has played yet.
    await press(page, reader, 'button', 'Home');
    await expect(async () => find(await reader.read(), 'heading', 'Fifteen Lakes')).toPass();
  },
);

/** What somebody waits for: to choose a bait, to play the drawn tile, or for nothing any more. */
type Turn = 'hand' | 'drawn' | 'over';

/**
 * Plays until the round is over, or so many whole turns; what is told is compared with what is kept
 * all the while.
 */
async function playOn(
  page: Page,
  reader: Reader,
  listener: Listener,
  turns: number,
): Promise<Turn[]> {
  const met: Turn[] = [];
  for (;;) {
    const turn = await waitForTurn(page, reader, listener);
    const match = await storedMatch(page);
    const plays = playsOf(match);
    if (turn === 'over') return met;
    if (turn === 'hand' && met.filter((each) => each === 'hand').length === turns) return met;
    met.push(turn);
    const tree = await reader.read();
    expectTable(tree, match);
    if (turn === 'hand') await chooseBait(page, reader, met.length);
    else await expectDrawnTold(page, tree, match, listener);
    await takeOrPlace(page, reader);
    await expect.poll(async () => playsOf(await storedMatch(page))).toBeGreaterThan(plays);
  }
}

/** Waits until it is somebody's turn and everything that was played has been told in words. */
async function waitForTurn(page: Page, reader: Reader, listener: Listener): Promise<Turn> {
  let turn: Turn | undefined;
  await pressGuardOver(page);
  await expect(async () => {
    turn = turnOf(await reader.read());
    expect(turn).toBeDefined();
    const match = await storedMatch(page);
    const told = await toldSoFar(page);
    listener.expectAllTold(told, match);
    const last = listener.saidLast(told, match);
    if (turn === 'hand') expect(last).toContain(asSentence(say('table.turn.yourHand')));
  }).toPass();
  return turn ?? 'over';
}

/** What the table asks of somebody who has no bait yet. */
const promptsForBait = [
  say('table.prompt.first'),
  say('table.prompt.bait'),
  say('table.prompt.nothing'),
];

function turnOf(tree: TreeNode): Turn | undefined {
  if (findAll(tree, 'button', 'Score sheet').length > 0) return 'over';
  if (tree.lines.some((line) => promptsForBait.includes(line))) return 'hand';
  if (findAll(tree, 'button', 'Place in the lake').length > 0) return 'drawn';
  return findAll(tree, 'button', /can be caught/).length > 0 ? 'drawn' : undefined;
}

/** The lake and the hand are read as they are. */
function expectTable(tree: TreeNode, match: Match): void {
  const view = viewFor(positionOf(match), positionOf(match).seat);
  const own = tilesOf(view.hand).map((kind) => tileLabel(kind, say));
  // An empty hand is no grid any more.
  const hand = findAll(tree, 'grid', /^Hand: /).flatMap((grid) => findAll(grid, 'button'));
  const named = hand.map(({ name }) => name.replace(/(?:, \d of \d)?(?:, can catch)?$/, ''));
  expect(named.toSorted()).toEqual(own.toSorted());
  const lake = find(tree, 'grid', /^Lake, /);
  const inLake = tilesOf(view.lake).map((kind) => tileLabel(kind, say));
  expect(lake.name).toBe(say('table.lake', { tiles: inLake.length }));
  const read = findAll(lake, 'button').map(({ name }) => name);
  const namedInLake = read.map((name) => inLake.find((tile) => name.startsWith(tile)));
  expect(namedInLake.toSorted()).toEqual(inLake.toSorted());
}

async function expectDrawnTold(
  page: Page,
  tree: TreeNode,
  match: Match,
  listener: Listener,
): Promise<void> {
  const drawn = drawnOf(positionOf(match));
  if (drawn === undefined) throw new Error('a drawn tile waits');
  const told = say('table.told.draw', { bait: tileInSentence(drawn, say) });
  await expect
    .poll(async () => listener.saidLast(await toldSoFar(page), match))
    .toContain(asSentence(told));
  find(tree, 'image', say('table.drawn', { tile: tileLabel(drawn, say) }));
}

/** Takes a tile of the hand as bait, another one each time. */
async function chooseBait(page: Page, reader: Reader, which: number): Promise<void> {
  const buttonsOfHand = async (): Promise<readonly TreeNode[]> =>
    findAll(find(await reader.read(), 'grid', /^Hand: /), 'button');
  // In one run a press chose nothing, and why is not known: it is made again, and the error tells
  // what the hand was like.
  await expect(async () => {
    const baits = await buttonsOfHand();
    const bait = baits[which % baits.length];
    if (bait === undefined) throw new Error('the hand has a tile');
    await reader.focus(bait);
    await page.keyboard.press('Enter');
    await expect(async () => {
      const heard = (await buttonsOfHand()).map(({ name, focused }) => ({ name, focused }));
      const chosen = expect.stringMatching(/, chosen as bait$/);
      expect(heard).toContainEqual(expect.objectContaining({ name: chosen }));
    }).toPass({ timeout: 5_000 });
  }).toPass();
}

async function takeOrPlace(page: Page, reader: Reader): Promise<void> {
  const tree = await reader.read();
  const [fish] = findAll(find(tree, 'grid', /^Lake, /), 'button', /can be caught/);
  if (fish !== undefined) {
    await reader.focus(fish);
    await page.keyboard.press('Enter');
    return;
  }
  await press(page, reader, 'button', 'Place in the lake');
  const [question] = findAll(await reader.read(), 'dialog', /^Place /);
  if (question !== undefined) await press(page, reader, 'button', 'Place it');
}

async function press(
  page: Page,
  reader: Reader,
  role: string,
  name: string | RegExp,
): Promise<void> {
  await reader.focus(find(await reader.read(), role, name));
  await page.keyboard.press('Enter');
}
