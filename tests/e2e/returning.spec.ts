import { expect, type Page } from '@playwright/test';
import { dayAfter } from '../../src/store/days/calendar.ts';
import { dayLevelOf, seedOfDay } from '../../src/store/days/dayDeal.ts';
import { roundToKeep } from '../../src/store/history/keptRound.ts';
import { currentRound, type Match } from '../../src/store/match/match.ts';
import { finishedRound, setupOf } from '../support/matches.ts';
import { noonOf } from '../support/noon.ts';
import { climbingSetup, climbingUntil, isOver } from './climbingMatch.ts';
import { type Earlier, leaveOnDevice } from './earlierVisits.ts';
import { settled, waitingIn } from './steps.ts';
import { matchUntil, playsOf } from './storedMatch.ts';
import { test } from './watchedTest.ts';

const windows = [
  { width: 360, height: 640 },
  { width: 1440, height: 900 },
] as const;

const first = '2026-11-02';
/** The days from the first one on are counted from 1. */
const dayOf = (number: number): string => dayAfter(first, number - 1);

/** The deal of a day in a fishing game, played to its end. */
function dealOf(date: string, variant: 'tiu-u' | 'shi-wu-hu' = 'tiu-u'): Match {
  const goal = { rounds: 1 } as const;
  const setup = setupOf(['person', dayLevelOf(date)], { variant, goal, seed: seedOfDay(date) });
  return { setup, rounds: [finishedRound(setup)] };
}

const kept = (match: Match, date: string) =>
  roundToKeep(currentRound(match), { endedAt: noonOf(date) });

/** A deal of each day of those before, the last of them still at the table. */
function daysBefore(number: number): Pick<Earlier, 'match' | 'screen' | 'rounds'> {
  const dates = Array.from({ length: number - 1 }, (_, at) => dayOf(at + 1));
  const deals = dates.map((date) => ({ date, deal: dealOf(date) }));
  const match = deals.at(-1)?.deal;
  const rounds = deals.map(({ date, deal }) => kept(deal, date));
  return { screen: 'scores', rounds, ...(match && { match }) };
}

/** A match that goes on, against the bot of this number. */
function matchWith(number: number): Match {
  const bot = { name: `Bot ${number}`, control: 'greedy' } as const;
  const players = [{ name: 'Ann', control: 'person' }, bot] as const;
  return matchUntil(setupOf([], { players, id: bot.name }), (match) => playsOf(match) > 3);
}

/** Two people whose names alone would take more than two lines. */
const longNames = ['Alexandrina Konstantinova', 'Maximilian Bartholomew'] as const;

function matchOfLongNames(): Match {
  const players = longNames.map((name) => ({ name, control: 'person' }) as const);
  return matchUntil(setupOf([], { players, id: 'long' }), (match) => playsOf(match) > 3);
}

/** Matches that were left, each against somebody else, so that all of them wait. */
function leftWith(count: number): readonly Match[] {
  return Array.from({ length: count }, (_, at) => matchWith(at + 1));
}

/** Tables far away, of which the one that was told of last waits for this device. */
function tablesWith(count: number) {
  return Array.from({ length: count }, (_, at) => ({
    ...{ id: `${at}`.padStart(16, 'a'), variant: 'tiu-u', names: ['Ann', 'Bea'], own: [0] },
    ...{ round: 1, isTurn: at === count - 1 },
  }));
}

interface Visit {
  readonly what: string;
  readonly date: string;
  readonly earlier: Omit<Earlier, 'at'>;
  /** What its head says after the date. */
  readonly streak?: string;
  /** What the card of the day offers of its deals and puzzles. */
  readonly deals: readonly string[];
  /** All that waits, each as it begins. A deal of another day is nowhere among it. */
  readonly waits: readonly string[];
}

const open = [
  'Play today’s Tiu-U',
  'Play today’s Shi Wu Hu (fishing)',
  'Play today’s Sap Ng Wu (climbing)',
  'Puzzles 0/3',
];
const done = [
  'Today’s Tiu-U: played',
  'Today’s Shi Wu Hu (fishing): played',
  'Today’s Sap Ng Wu (climbing): played',
  'Puzzles 3/3',
];

/** Each later visit, on the day of its number. */
const visits: readonly (() => Visit)[] = [
  () => ({
    what: 'the next day after a deal that was played to its end',
    date: dayOf(2),
    earlier: daysBefore(2),
    deals: open,
    waits: [],
  }),
  () => ({
    what: 'the tenth day, with four matches that were left and a table far away',
    date: dayOf(10),
    earlier: {
      ...daysBefore(10),
      ...{ left: [...leftWith(3), matchOfLongNames()], tables: tablesWith(1) },
    },
    streak: '9‑day streak',
    deals: open,
    waits: [
      'Tiu-U with Bea Your turn',
      `Tiu-U with ${longNames.join(' and ')} Continue`,
      ...[3, 2, 1].map((bot) => `Tiu-U with Bot ${bot} Continue`),
    ],
  }),
  () => {
    const date = dayOf(11);
    const before = daysBefore(11);
    const bots = [dayLevelOf(date), dayLevelOf(date)] as const;
    const climbed = climbingUntil(
      climbingSetup(['person', ...bots], { seed: seedOfDay(date) }),
      isOver,
    );
    const deals = [dealOf(date), dealOf(date, 'shi-wu-hu'), climbed];
    const rounds = deals.map((deal) => kept(deal, date));
    const puzzles = { [date]: { a: 'solved', b: 'missed', c: 'later' } } as const;
    return {
      what: 'a day of which all was played',
      date,
      earlier: { ...before, rounds: [...(before.rounds ?? []), ...rounds], puzzles },
      streak: '11‑day streak',
      deals: done,
      waits: [],
    };
  },
  () => ({
    what: 'the hundredth day, with twelve matches that were left and eight tables',
    date: dayOf(100),
    earlier: {
      ...daysBefore(100),
      ...{ match: matchWith(13), screen: 'start', left: leftWith(12), tables: tablesWith(8) },
    },
    streak: '99‑day streak',
    deals: open,
    waits: [
      'Tiu-U with Bea Your turn',
      ...[13, 12, 11, 10, 9, 8, 7].map((bot) => `Tiu-U with Bot ${bot} Continue`),
      '13 more Your rounds',
    ],
  }),
];

test('day after day the first screen begins with today, and is no taller than at first', async ({
  page,
}) => {
  await page.clock.setFixedTime(noonOf(first));
  await page.goto('./');
  await expect(page.getByRole('heading', { name: 'New here?' })).toBeVisible();
  const atFirst = await heightsOf(page, async () => undefined);
  for (const visitOf of visits) {
    const { what, date, earlier, streak, deals, waits } = visitOf();
    await test.step(what, async () => {
      await page.clock.setFixedTime(noonOf(date));
      await leaveOnDevice(page, { ...earlier, at: noonOf(dayAfter(date, -1)) });
      await page.goto('./');
      const card = page.getByRole('region', { name: /^Today, / });
      const offered = card.getByRole('list').first().getByRole('button');
      // What was played is known from here on.
      await expect(offered.first()).not.toHaveAttribute('aria-disabled');
      expect(await offered.evaluateAll(namesOf)).toEqual(deals);
      const head = card.getByRole('button').first();
      await expect(head).toHaveText(/^\d+Today, \w+ \d+›$/);
      expect(await card.getByText(/streak$/).allTextContents()).toEqual(
        streak === undefined ? [] : [streak],
      );
      const waiting = await waitingIn(page).allTextContents();
      expect(waiting.map((words, at) => words.slice(0, waits[at]?.length))).toEqual(waits);
      await expect(page.getByText(/Deal of the day|score sheet/)).toHaveCount(0);
      const heights = await heightsOf(page, async () => {
        for (const one of [head, ...(await offered.all())]) {
          await expect(one).toBeInViewport({ ratio: 1 });
        }
        expect(await firstBelowTitle(page)).toBe(await card.getAttribute('aria-labelledby'));
        for (const one of await waitingIn(page).all()) {
          expect(await one.locator('strong').evaluate(linesSeen)).toBeLessThanOrEqual(2);
        }
        // On a phone one and a half of several show, so that one sees that the row goes on.
        const second = waitingIn(page).nth(1);
        if (waits.length > 1) await expect(second).toBeInViewport({ ratio: 0.4 });
      });
      for (const [at, height] of heights.entries()) {
        expect(height).toBeLessThanOrEqual(atFirst[at] ?? 0);
      }
    });
  }
});

/** How tall the page is in each window, where something is looked at. */
async function heightsOf(page: Page, look: () => Promise<void>): Promise<readonly number[]> {
  const heights: number[] = [];
  for (const size of windows) {
    await page.setViewportSize(size);
    await settled(page);
    await look();
    heights.push(await page.evaluate(() => document.documentElement.scrollHeight));
  }
  return heights;
}

/** Runs in the page: how many lines of some words are not cut off. */
function linesSeen(words: Element): number {
  return Math.round(words.clientHeight / Number.parseFloat(getComputedStyle(words).lineHeight));
}

/** Runs in the page. */
function namesOf(buttons: readonly Element[]): readonly (string | null)[] {
  return buttons.map((button) => button.ariaLabel ?? button.textContent);
}

/** The id of the heading that stands highest of those below the title. */
function firstBelowTitle(page: Page): Promise<string | undefined> {
  return page.locator('h2').evaluateAll((headings) => {
    const top = (heading: Element): number => heading.getBoundingClientRect().top;
    return headings.toSorted((one, other) => top(one) - top(other))[0]?.querySelector('[id]')?.id;
  });
}
