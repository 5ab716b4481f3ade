import { expect, type Page } from '@playwright/test';
import {
  baitOf,
  catchOf,
  drawnOf,
  fishOf,
  formOf,
  gainOf,
  legalPlays,
  scoresOf,
  viewFor,
} from '../../src/engine/fishing/index.ts';
import { countOf, kinds, tilesOf } from '../../src/engine/index.ts';
import { currentRound, type Match } from '../../src/store/match/match.ts';
import { playWords } from '../../src/text/fishing/playWords.ts';
import { tileInSentence, tileLabel } from '../../src/text/tileNames.ts';
import { playedRound, positionOf } from '../support/fishing.ts';
import { setupOf } from '../support/matches.ts';
import { isThorough } from '../support/thoroughness.ts';
import { pressGuardOver } from './steps.ts';
import { leaveMatch, matchUntil, playsOf, storedMatch, waitsForPerson } from './storedMatch.ts';
import { find, findAll, type Reader, readerOf, type TreeNode } from './tree.ts';
import { voices } from './voices.ts';
import { test } from './watchedTest.ts';

const say = voices.en;

test(`somebody who hears the page plays ${isThorough ? 'a whole round' : 'the second half of a round'} of Tiu-U and knows of every play`, async ({
  page,
}) => {
  const begun = isThorough ? 0 : 24;
  await leaveMatch(page, matchUntil(setupOf(['person', 'greedy']), waitsForPerson('hand', begun)), {
    screen: 'start',
  });
  await page.goto('./');
  const reader = await readerOf(page);
  await expect(async () => find(await reader.read(), 'button', 'Go on playing')).toPass();
  await press(page, reader, 'button', 'Go on playing');
  const heard = await playOn(page, reader, Number.POSITIVE_INFINITY);
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

test('somebody who hears the page asks during Shi Wu Hu and gets answers', async ({ page }) => {
  const setup = setupOf(['person', 'greedy', 'greedy'], { variant: 'shi-wu-hu' });
  await leaveMatch(page, matchUntil(setup, waitsForPerson('hand', 8)));
  await page.goto('./');
  const reader = await readerOf(page);
  for (let turn = 0; turn < 4; turn += 1) {
    await waitForTurn(page, reader);
    await askForScores(page, reader);
    await askForFish(page, reader);
    await hearTheLakeByPips(page, reader);
    await playOn(page, reader, 1);
  }
});

test('somebody who hears the page asks what happened since the last turn and is told every play again', async ({
  page,
}) => {
  await leaveMatch(page, matchUntil(setupOf(['person', 'greedy']), waitsForPerson('hand', 8)), {
    botSpeed: 'slow',
  });
  await page.goto('./');
  const reader = await readerOf(page);
  await waitForTurn(page, reader);
  const all = told(await reader.read());
  await page.keyboard.press('r');
  // What happened leaves the live region, and is told anew as it comes back.
  const before = await untilTold(reader, (lines) => !all.every((line) => lines.includes(line)));
  expect(before.length).toBeLessThan(all.length);
  await untilTold(reader, (lines) => all.every((line) => lines.includes(line)));
  await waitForTurn(page, reader);

  // At the start of a round nobody has played yet.
  await press(page, reader, 'button', 'Home');
  await expect(async () => find(await reader.read(), 'heading', 'Fifteen Lakes')).toPass();
});

/** What somebody waits for: to choose a bait, to play the drawn tile, or for nothing any more. */
type Turn = 'hand' | 'drawn' | 'over';

/**
 * Plays until the round is over, or so many whole turns; what is told is compared with what is kept
 * all the while.
 */
async function playOn(page: Page, reader: Reader, turns: number): Promise<Turn[]> {
  const met: Turn[] = [];
  let plays: number | undefined;
  for (;;) {
    const turn = await waitForTurn(page, reader);
    const match = await storedMatch(page);
    // No more than the live region keeps, so that nothing went by unheard.
    if (plays !== undefined) expect(playsOf(match) - plays).toBeLessThanOrEqual(keptPlays);
    plays = playsOf(match);
    if (turn === 'over') return met;
    if (turn === 'hand' && met.filter((each) => each === 'hand').length === turns) return met;
    met.push(turn);
    const tree = await reader.read();
    expectTable(tree, match);
    if (turn === 'hand') await chooseBait(page, reader, met.length);
    else expectDrawnTold(tree, match);
    await takeOrPlace(page, reader);
    await expect.poll(async () => playsOf(await storedMatch(page))).toBeGreaterThan(plays);
  }
}

/** As many plays as the live region keeps. */
const keptPlays = 8;

/** Waits until it is somebody's turn and everything that was played has been told in words. */
async function waitForTurn(page: Page, reader: Reader): Promise<Turn> {
  let turn: Turn | undefined;
  await pressGuardOver(page);
  await expect(async () => {
    const tree = await reader.read();
    turn = turnOf(tree);
    expect(turn).toBeDefined();
    const match = await storedMatch(page);
    const plays = wordsOfPlays(match).slice(-keptPlays);
    const lines = told(tree).slice(0, plays.length);
    for (const [at, { words, completes }] of plays.entries()) {
      const line = lines[at] ?? '';
      expect(line.slice(0, words.length)).toBe(words);
      // What a play completed, or the line that it reached, is told after it.
      expect(line.slice(words.length)).toMatch(
        completes ? / completed .+: \+\d+/ : /^( .+ reached \d+ points: payments can double)?$/,
      );
    }
  }).toPass();
  return turn ?? 'over';
}

/** The plays of the round in words, and whether each completed a group or earned a bonus. */
function wordsOfPlays(match: Match): readonly { words: string; completes: boolean }[] {
  const { start, steps } = playedRound(currentRound(match));
  return steps.map(({ seat, phase, play }, at) => {
    const before = steps[at - 1]?.after ?? start;
    return {
      words: playWords({ name: match.setup.players[seat]?.name ?? '', phase, play }, say),
      completes: gainOf(before.game, catchOf(before, seat), play).completes.length > 0,
    };
  });
}

function turnOf(tree: TreeNode): Turn | undefined {
  if (findAll(tree, 'button', 'Score sheet').length > 0) return 'over';
  const [hand] = findAll(tree, 'grid', /^Hand: /);
  if (hand && findAll(hand, 'button').some(({ disabled }) => !disabled)) return 'hand';
  if (findAll(tree, 'button', 'Place in the lake').length > 0) return 'drawn';
  return findAll(tree, 'button', /can be caught/).length > 0 ? 'drawn' : undefined;
}

/** What the live region says, line by line. */
function told(tree: TreeNode): readonly string[] {
  return find(tree, 'log', 'Plays as they happen').lines;
}

async function untilTold(
  reader: Reader,
  holds: (lines: readonly string[]) => boolean,
): Promise<readonly string[]> {
  let lines: readonly string[] = [];
  await expect(async () => {
    lines = told(await reader.read());
    expect(holds(lines)).toBe(true);
  }).toPass({ intervals: [50] });
  return lines;
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

function expectDrawnTold(tree: TreeNode, match: Match): void {
  const drawn = drawnOf(positionOf(match));
  if (drawn === undefined) throw new Error('a drawn tile waits');
  expect(told(tree)).toContain(say('table.told.draw', { bait: tileInSentence(drawn, say) }));
  find(tree, 'image', say('table.drawn', { tile: tileLabel(drawn, say) }));
}

/** Takes a tile of the hand as bait, another one each time. */
async function chooseBait(page: Page, reader: Reader, which: number): Promise<void> {
  const baits = findAll(find(await reader.read(), 'grid', /^Hand: /), 'button');
  const bait = baits[which % baits.length];
  if (bait === undefined) throw new Error('the hand has a tile');
  await reader.focus(bait);
  await page.keyboard.press('Enter');
  await expect(async () => find(await reader.read(), 'button', /, chosen as bait$/)).toPass();
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

async function answerTo(page: Page, reader: Reader, key: string): Promise<string> {
  await page.keyboard.press('Escape');
  await expect(async () =>
    expect(find(await reader.read(), 'status', 'Answer').lines).toEqual([]),
  ).toPass();
  await page.keyboard.press(key);
  let answer = '';
  await expect(async () => {
    answer = find(await reader.read(), 'status', 'Answer').lines.join(' ');
    expect(answer).not.toBe('');
  }).toPass();
  return answer;
}

async function askForScores(page: Page, reader: Reader): Promise<void> {
  const answer = await answerTo(page, reader, 's');
  const match = await storedMatch(page);
  for (const [seat, points] of scoresOf(positionOf(match)).entries()) {
    expect(answer).toContain(`${match.setup.players[seat]?.name} ${points}`);
  }
  const [best = 0, second = 0] = scoresOf(positionOf(match)).toSorted((one, other) => other - one);
  expect(answer).toContain(best === second ? 'Tied for the lead' : `ahead by ${best - second}.`);
}

async function askForFish(page: Page, reader: Reader): Promise<void> {
  const taking = legalPlays(positionOf(await storedMatch(page))).filter(
    (play) => formOf(play) === 'capture',
  );
  if (taking.length === 0) {
    expect(await answerTo(page, reader, 'f')).toBe('Nothing to catch now.');
    return;
  }
  await page.keyboard.press('f');
  await expect(async () => {
    const words = find(await reader.read(), 'dialog', 'What can I catch?').lines.join(' ');
    for (const play of taking) {
      expect(words).toContain(`${tileInSentence(baitOf(play), say)} catches `);
      expect(words).toContain(`${tileInSentence(fishOf(play), say)} (+`);
    }
  }).toPass();
  await page.keyboard.press('Escape');
}

async function hearTheLakeByPips(page: Page, reader: Reader): Promise<void> {
  await page.keyboard.press('w');
  const position = positionOf(await storedMatch(page));
  const { lake } = viewFor(position, position.seat);
  await expect(async () => {
    const words = find(await reader.read(), 'dialog', 'The lake by pips').lines.join(' ');
    for (const kind of kinds.filter((each) => countOf(lake, each) > 0)) {
      expect(words).toContain(tileInSentence(kind, say));
    }
  }).toPass();
  await page.keyboard.press('Escape');
}
