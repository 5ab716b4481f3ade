import { expect, type Locator, type Page } from '@playwright/test';
import { dayAfter } from '../../src/store/days/calendar.ts';
import { dayLevelOf, seedOfDay } from '../../src/store/days/dayDeal.ts';
import { dayOfMoment } from '../../src/store/dayToday.ts';
import { roundToKeep } from '../../src/store/history/keptRound.ts';
import { finishedRound, setupOf } from '../support/matches.ts';
import { isThorough } from '../support/thoroughness.ts';
import { climbingTableOf } from './climbingSteps.ts';
import { type Earlier, leaveOnDevice } from './earlierVisits.ts';
import { openAsFriend, toldTo } from './farFriends.ts';
import { atFullLength } from './fullLength.ts';
import { phone } from './phone.ts';
import { tableOf, waitingIn } from './steps.ts';
import { matchUntil, playsOf } from './storedMatch.ts';
import { hostForAll } from './tableHost.ts';
import { test } from './watchedTest.ts';

test.use(phone);

type Find = (page: Page) => Locator;

interface Wanted {
  readonly what: string;
  /** How many taps it took before the first screen was made anew. */
  readonly before: number;
  readonly taps: readonly Find[];
  readonly leads: Find;
}

const button =
  (name: string | RegExp): Find =>
  (page) =>
    page.getByRole('button', { name, exact: true });
const heading =
  (name: string | RegExp): Find =>
  (page) =>
    page.getByRole('heading', { name });
const dialog =
  (name: string): Find =>
  (page) =>
    page.getByRole('dialog', { name });
const fold =
  (name: string): Find =>
  (page) =>
    page.locator('summary', { has: page.getByRole('heading', { name }) });
const waiting =
  (name: RegExp): Find =>
  (page) =>
    waitingIn(page).filter({ hasText: name });
const fishing: Find = (page) => tableOf(page).hand;
const climbing: Find = (page) => climbingTableOf(page).hand;

/** The most used things for somebody who has played here before. */
const wanted: readonly Wanted[] = [
  {
    what: 'the deal of the day',
    before: 2,
    taps: [button('Play today’s Tiu-U')],
    leads: fishing,
  },
  {
    what: 'Sap Ng Wu for four',
    before: 4,
    taps: [fold('More ways to play'), button(/^Sap Ng Wu \(climbing\), 4 players/)],
    leads: climbing,
  },
  {
    what: 'the rules of a game',
    before: 2,
    taps: [button('Rules of Sap Ng Wu (climbing)')],
    leads: heading('Rules: Sap Ng Wu (climbing)'),
  },
  {
    // Those of the game on the card, with the ways to those of every other one.
    what: 'the rules of all games',
    before: 1,
    taps: [button('Rules of Tiu-U')],
    leads: (page) =>
      page
        .getByRole('navigation', { name: 'Which game' })
        .getByRole('button', { name: /^Sap Ng Wu/ }),
  },
  { what: 'Tiu-U', before: 1, taps: [button('Play Tiu-U')], leads: fishing },
  { what: 'Shi Wu Hu', before: 1, taps: [button('Play Shi Wu Hu (fishing)')], leads: fishing },
  { what: 'Sap Ng Wu', before: 1, taps: [button('Play Sap Ng Wu (climbing)')], leads: climbing },
  {
    what: 'Ma Hua Hua, a relative',
    before: 5,
    taps: [fold('More ways to play'), button(/^Ma Hua Hua/)],
    leads: climbing,
  },
  {
    what: 'another opponent',
    before: 1,
    taps: [button(/^Opponent in Tiu-U: /)],
    leads: dialog('Who do you play against?'),
  },
  { what: 'the match at the table', before: 1, taps: [waiting(/^Tiu-U with Bo/)], leads: fishing },
  {
    what: 'a match that was left',
    before: 1,
    taps: [waiting(/^Shi Wu Hu .*with Bo/)],
    leads: fishing,
  },
  {
    what: 'the puzzles of the day',
    before: 2,
    taps: [button('Puzzles 0/3')],
    leads: heading('Today’s puzzles'),
  },
  { what: 'the row of days', before: 1, taps: [button(/^Today, /)], leads: heading('Your days') },
  {
    what: 'friends at this device',
    before: 1,
    taps: [button('Pass the device')],
    leads: (page) => page.getByRole('dialog').getByRole('button', { name: 'Deal', exact: true }),
  },
  {
    what: 'real tiles',
    before: 1,
    taps: [button('Score real tiles')],
    leads: heading('Score real tiles'),
  },
  { what: 'one’s rounds', before: 1, taps: [button('Your rounds')], leads: button('Review') },
  {
    what: 'the review of the last round',
    before: 2,
    taps: [button('Your rounds'), button('Review')],
    leads: (page) => page.getByRole('slider', { name: 'Moment of the round' }),
  },
  { what: 'the settings', before: 1, taps: [button('Settings')], leads: dialog('Settings') },
  { what: 'another language', before: 1, taps: [button('繁體中文')], leads: heading('十五湖畔') },
];

/** What somebody wants who is new here. */
const wantedFirst: readonly Wanted[] = [
  {
    what: 'the first lesson',
    before: 1,
    taps: [button('Two-minute lesson Tiu-U')],
    leads: heading('Two-minute lesson'),
  },
];

/** What friends far away want, where tables are served. */
const wantedFar: readonly Wanted[] = [
  {
    what: 'a table for friends far away',
    before: 1,
    taps: [button('Friends far away')],
    leads: (page) => page.getByRole('dialog').getByRole('button', { name: 'Open the table' }),
  },
  {
    what: 'back to a table far away',
    before: 1,
    taps: [waiting(/nobody else yet/)],
    leads: (page) => page.getByRole('textbox', { name: 'Invitation link' }),
  },
];

/** What is wanted less, and stands behind a fold now: it takes one tap more than before. */
const folded: readonly Wanted[] = [
  {
    what: 'all lessons',
    before: 1,
    taps: [fold('Everything else'), button('Learn')],
    leads: heading('Learn'),
  },
  {
    what: 'a lesson that is not a first one',
    before: 2,
    taps: [fold('Everything else'), button('Learn'), button('Start Bait and fish')],
    leads: heading('Bait and fish'),
  },
  {
    what: 'a round from a file',
    before: 1,
    taps: [fold('Everything else'), button('Open a saved round')],
    leads: dialog('Open a saved round'),
  },
];

const going = matchUntil(
  setupOf(['person', 'greedy'], { id: 'going' }),
  (match) => playsOf(match) > 3,
);
const shiWuHu = setupOf(['person', 'greedy'], { variant: 'shi-wu-hu', id: 'left' });
const left = matchUntil(shiWuHu, (match) => playsOf(match) > 3);

/** What lies on the device of somebody who has played here before, today too. */
function played(): Earlier {
  const at = new Date();
  const today = dayOfMoment(at);
  const setup = setupOf(['person', dayLevelOf(today)], { seed: seedOfDay(dayAfter(today, -1)) });
  const round = roundToKeep(finishedRound(setup), { endedAt: at.toISOString() });
  return { at: at.toISOString(), match: going, left: [left], rounds: [round] };
}

/** Each by its taps, and by none more; the device is as it was before each of them. */
async function reach(
  page: Page,
  things: readonly Wanted[],
  earlier: Earlier,
  address = './',
): Promise<void> {
  for (const { what, taps, leads } of things) {
    await test.step(what, async () => {
      await leaveOnDevice(page, earlier, address);
      await page.goto(address);
      for (const find of taps) await find(page).first().tap();
      await expect(leads(page).first()).toBeVisible();
    });
  }
}

const isSlower = ({ before, taps }: Wanted) => taps.length > before;

test('what is wanted most is reached in no more taps than before the day came first', async ({
  page,
}) => {
  expect([...wanted, ...wantedFirst, ...wantedFar].filter(isSlower)).toEqual([]);
  // One of each kind every day: from the card of the day, from a fold, from the card of a game.
  await reach(page, isThorough ? wanted : wanted.slice(0, 3), played());
});

test('so is the first lesson by somebody who is new here', atFullLength, async ({ page }) => {
  await reach(page, wantedFirst, { at: new Date().toISOString() });
});

test(
  'what stands behind a fold takes one tap more, and no more',
  atFullLength,
  async ({ page }) => {
    for (const { before, taps } of folded) expect(taps).toHaveLength(before + 1);
    await reach(page, folded, played());
  },
);

test.describe('where tables are served', () => {
  const host = hostForAll(test);

  test('so are friends far away, and a table with them', atFullLength, async ({ page }) => {
    const { address } = host();
    const ann = await openAsFriend(address, {
      ...{ variant: 'tiu-u', rules: {}, seats: 2, goal: null, tapsPasses: false },
      places: [{ by: 'here', name: 'Ann' }, { by: 'elsewhere' }],
    });
    await toldTo(ann, () => true);
    ann.leave();
    await reach(page, wantedFar, { ...played(), tables: [ann.kept()] }, address);
  });
});
