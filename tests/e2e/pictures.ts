import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, expect, type Page } from '@playwright/test';
import { preview } from 'vite';
import {
  kindCountsOf,
  legalPlays as legalAtClimbing,
  openTableOf,
  type Position,
  passPlay,
  trickOf,
} from '../../src/engine/climbing/index.ts';
import { legalPlays, takenBy } from '../../src/engine/fishing/index.ts';
import { formatKind, type Kind, kindOf } from '../../src/engine/index.ts';
import type { Match } from '../../src/store/match/match.ts';
import type { Settings } from '../../src/store/settings.ts';
import type { Screen } from '../../src/store/table/saved.ts';
import { positionOf } from '../support/fishing.ts';
import { setupOf } from '../support/matches.ts';
import { chromiumFlags, chromiumPath } from './chromium.ts';
import {
  asksPerson,
  climbingPositionOf,
  climbingSetup,
  climbingUntil,
  isOver,
} from './climbingMatch.ts';
import { indexedPng } from './indexedPng.ts';
import { matchUntil, openMatch, playsOf, waitsForPerson } from './storedMatch.ts';

/** Takes the pictures of the README from the built app; the same seeds give the same pictures. */

const folder = fileURLToPath(new URL('../../.github/pictures/', import.meta.url));
const mostBytes = 250_000;
const players = {
  players: [
    { name: 'You', control: 'person' },
    { name: 'Bo', control: 'greedy' },
  ],
} as const;

const tiuU = setupOf([], { ...players, seed: 'lotus-42' });
const shiWuHu = setupOf([], { ...players, variant: 'shi-wu-hu', seed: 'heron-7' });

const inChinese = setupOf([], {
  ...shiWuHu,
  players: [
    { name: '你', control: 'person' },
    { name: '阿波', control: 'greedy' },
  ],
});

const named = (names: readonly string[]) => ({
  players: names.map(
    (name, seat) => ({ name, control: seat === 0 ? 'person' : 'greedy' }) as const,
  ),
});
const sapNgWu = climbingSetup([], { ...named(['You', 'Bo', 'Cy']), seed: 'reed-3' });
const sapNgWuInChinese = climbingSetup([], { ...named(['你', '阿波', '小溪']), seed: 'reed-3' });

const lead = climbingUntil(
  sapNgWuInChinese,
  asksPerson('lead', (position) => mixedLeaders(position).length > 1),
);

interface Picture {
  readonly file: string;
  readonly size: { readonly width: number; readonly height: number };
  readonly match: Match;
  readonly screen: Screen;
  readonly settings: Partial<Settings>;
  readonly prepare: (page: Page) => Promise<void>;
}

const desk = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

const pictures: readonly Picture[] = [
  {
    file: 'table.png',
    size: desk,
    match: matchUntil(tiuU, hasFish(4)),
    screen: 'table',
    settings: { language: 'en', theme: 'dark' },
    prepare: lightFish,
  },
  {
    file: 'boards.png',
    size: desk,
    match: matchUntil(shiWuHu, hasFish(12)),
    screen: 'table',
    settings: { language: 'en', theme: 'light', groupBoard: true, danger: true },
    prepare: lightFish,
  },
  {
    file: 'phone.png',
    size: phone,
    match: matchUntil(inChinese, hasFish(8)),
    screen: 'table',
    settings: { language: 'zh-Hant', theme: 'dark', names: 'cantonese' },
    prepare: lightFish,
  },
  {
    file: 'scores.png',
    size: phone,
    match: matchUntil(shiWuHu, () => false),
    screen: 'scores',
    settings: { language: 'en', theme: 'light' },
    prepare: seeHeading,
  },
  {
    file: 'review.png',
    size: { width: 1280, height: 1000 },
    match: matchUntil(shiWuHu, () => false),
    screen: 'scores',
    settings: { language: 'en', theme: 'dark' },
    prepare: reviewRound,
  },
  {
    file: 'climbing-answer.png',
    size: desk,
    match: climbingUntil(
      sapNgWu,
      (match) => playsOf(match) > 4 && asksPerson('answer', beatsTwoKinds)(match),
    ),
    screen: 'table',
    settings: { language: 'en', theme: 'dark' },
    prepare: seeHand,
  },
  {
    file: 'climbing-lead.png',
    size: phone,
    match: lead,
    screen: 'table',
    settings: { language: 'zh-Hant', theme: 'dark' },
    prepare: raiseMixed,
  },
  {
    file: 'climbing-declare.png',
    size: phone,
    match: climbingUntil(sapNgWu, asksPerson('declare')),
    screen: 'table',
    settings: { language: 'en', theme: 'light' },
    prepare: seeHand,
  },
  {
    file: 'climbing-scores.png',
    size: phone,
    match: climbingUntil(
      sapNgWu,
      (match) => isOver(match) && (openTableOf(climbingPositionOf(match)).wu[0] ?? 0) > 20,
    ),
    screen: 'scores',
    settings: { language: 'en', theme: 'dark' },
    prepare: seeHeading,
  },
];

const server = await preview({ preview: { host: '127.0.0.1', port: 0 }, logLevel: 'warn' });
const [address] = server.resolvedUrls?.local ?? [];
if (address === undefined) throw new Error('The preview server has no address.');
await mkdir(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
try {
  // With names of files after it, it takes only those.
  const wanted = process.argv.slice(2);
  for (const picture of pictures) {
    if (wanted.length === 0 || wanted.includes(picture.file)) await take(browser, address, picture);
  }
} finally {
  await browser.close();
  await server.close();
}

async function take(
  browser: Browser,
  baseURL: string,
  { file, size, match, screen, settings, prepare }: Picture,
): Promise<void> {
  const page = await browser.newPage({
    baseURL,
    viewport: size,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await openMatch(page, match, { screen, ...settings });
  await prepare(page);
  const shot = await page.screenshot({ animations: 'disabled' });
  await page.close();
  const picture = await indexedPng(browser, shot);
  await writeFile(`${folder}${file}`, picture);
  process.stdout.write(`${file}: ${Math.round(picture.length / 1000)} kB\n`);
  if (picture.length > mostBytes) throw new Error(`${file} has more than ${mostBytes} bytes.`);
}

async function seeHeading(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

async function seeHand(page: Page): Promise<void> {
  await expect(page.getByRole('grid')).toBeVisible();
}

/** Raises a leader and a card that goes with it: what else does is offered. */
async function raiseMixed(page: Page): Promise<void> {
  const position = climbingPositionOf(lead);
  const plays = legalAtClimbing(position).map(kindCountsOf);
  const [leader = -1] = mixedLeaders(position);
  const play = plays.find((cards) => cards.length > 2 && cards.some(({ kind }) => kind === leader));
  const second = play?.find(({ kind }) => kind !== leader)?.kind ?? -1;
  for (const kind of [leader, second]) {
    await page.locator(`#hand-${formatKind(kind)}`).click();
  }
  await expect(page.locator('[data-region="offers"] button').nth(1)).toBeVisible();
  await page.mouse.move(0, 0);
}

/** Whether a play of two kinds can be beaten in more ways than one. */
function beatsTwoKinds(position: Position): boolean {
  const { play = passPlay } = trickOf(position) ?? {};
  return kindCountsOf(play).length === 2 && legalAtClimbing(position).length > 2;
}

/** The leaders that can be led with cards of both of their military kinds. */
function mixedLeaders(position: Position): readonly Kind[] {
  const leaders = (['66', '11', '44', '31'] as const).map((text) => kindOf(text));
  const plays = legalAtClimbing(position).map(kindCountsOf);
  const mixed = plays.filter(({ length }) => length > 2).flat();
  return leaders.filter((leader) => mixed.some(({ kind }) => kind === leader));
}

/** Opens the review and waits until it is as exact as it gets; then shows the costliest play. */
async function reviewRound(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Review', exact: true }).click();
  await expect(page.getByText(/^Estimated by Mei.* for each decision\.$/)).toBeVisible({
    timeout: 120_000,
  });
  const next = page.getByRole('button', { name: 'Next costly play' });
  for (let plays = 0; plays < 3; plays += 1) await next.click();
}

/** Chooses the tile of the hand that can take the most fish. */
async function lightFish(page: Page): Promise<void> {
  // In whatever language.
  const handTiles = page.locator('[data-region="hand"] button');
  const fish = page.locator('[data-region="lake"] [data-look="lit"]');
  await expect(handTiles.first()).toBeVisible();
  const choices: number[] = [];
  for (const tile of await handTiles.all()) {
    await tile.click();
    choices.push(await fish.count());
  }
  await handTiles.nth(choices.indexOf(Math.max(...choices))).click();
  await page.mouse.move(0, 0);
}

function hasFish(plays: number): (match: Match) => boolean {
  const waits = waitsForPerson('hand', plays);
  return (match) =>
    waits(match) && legalPlays(positionOf(match)).some((play) => takenBy(play).length > 0);
}
