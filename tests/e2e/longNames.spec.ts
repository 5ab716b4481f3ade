import { expect, type Page } from '@playwright/test';
import { formatLink } from '../../src/records/link.ts';
import { mostTypedName } from '../../src/records/mostTypedName.ts';
import { currentRound, type Match } from '../../src/store/match/match.ts';
import { languages } from '../../src/text/languages.ts';
import { isThorough } from '../support/thoroughness.ts';
import { filesOf } from '../text/catalogueFiles.ts';
import { climbingSetup, climbingUntil, isOver } from './climbingMatch.ts';
import { atFullLength, everyDayIf } from './fullLength.ts';
import { tableOf } from './steps.ts';
import { matchUntil, openMatch, replaceMatch, waitsForPerson } from './storedMatch.ts';
import { test } from './watchedTest.ts';

test.use({ hasTouch: true, locale: 'en-GB' });

/** The widest names that anybody can have: no line of them can be broken at a word. */
const longest = { W: 'W'.repeat(mostTypedName), 湖: '湖'.repeat(mostTypedName) };
const phones = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
];

function fishing(name: string, seats: 2 | 3, holds: (match: Match) => boolean): Match {
  const players = [
    { name, control: 'person' as const },
    ...Array.from({ length: seats - 1 }, (_, at) => ({
      name: `${at}${name}`.slice(0, mostTypedName),
      control: 'greedy' as const,
    })),
  ];
  const variant = seats === 2 ? ('tiu-u' as const) : ('shi-wu-hu' as const);
  return matchUntil({ variant, rules: {}, players, seed: 'lotus-42' }, holds);
}

function climbing(name: string, holds: (match: Match) => boolean): Match {
  const setup = climbingSetup(['person', 'novice', 'greedy']);
  const players = setup.players.map((player, seat) => ({
    ...player,
    name: `${seat}${name}`.slice(0, mostTypedName),
  }));
  return climbingUntil({ ...setup, players }, holds);
}

const never = (): boolean => false;

/** A match of four at a game for three, with a line of what each has won so far. */
function fourAt(names: readonly string[]): Match {
  const [out = '', ...others] = names;
  const players = others.map((name) => ({ name, control: 'person' as const }));
  const sitsOut = { place: 3, name: out, control: 'person' } as const;
  const begun = { variant: 'tiu-u', rules: {}, players, sitsOut, seed: 'lotus-42' } as const;
  return matchUntil({ ...begun, goal: { rounds: 3 } }, never);
}

/** Nothing is wider than the page, which goes on downwards alone. */
async function expectNarrow(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
    )
    .toBe(0);
}

for (const [at, [sign, name]] of Object.entries(longest).entries()) {
  for (const [size, viewport] of phones.entries()) {
    /** Every run meets one name on a sheet on one phone, the other at a table on the other. */
    const isMet = (place: number): boolean => isThorough || (at === size && place === 2 + at);

    test.describe(`a name of thirty ${sign} at ${viewport.width} pixels`, () => {
      test.use({ viewport });

      const games = [
        ['tiu-u', () => fishing(name, 2, never)],
        ['shi-wu-hu', () => fishing(name, 3, never)],
        ['sap-ng-wu', () => climbing(name, isOver)],
      ] as const;
      for (const [game, ended] of games.filter((_, place) => isMet(place))) {
        test(`leaves the ways on from the sheet of ${game} in sight`, async ({ page }) => {
          const match = ended();
          await openMatch(page, match, { screen: 'scores' });
          for (const way of ['Next round', 'Review']) {
            const button = page.getByRole('button', { name: way, exact: true });
            await expect(button).toBeInViewport({ ratio: 1 });
          }
          await expectNarrow(page);
          // A review is long in coming.
          if (!isThorough) return;
          await page.goto(`./#review=${formatLink(currentRound(match))}`);
          // The names stand in sentences once the figures are there.
          const account = page.locator('[data-finding="accounts"] li').first();
          await expect(account).toBeVisible({ timeout: 240_000 });
          await expectNarrow(page);
        });
      }

      if (!isMet(games.length)) return;

      test('stays in its place at the tables', async ({ page }) => {
        await openMatch(page, fishing(name, 3, waitsForPerson('hand', 12)));
        await expect(tableOf(page).hand).toBeInViewport({ ratio: 1 });
        await expectNarrow(page);
      });

      test(
        'leaves everybody’s points in their column at the end',
        atFullLength,
        async ({ page }) => {
          await openMatch(page, fishing(name, 3, never));
          const heads = page
            .getByRole('table', { name: 'The catches, counted' })
            .locator('thead th');
          await expect(heads).toHaveCount(3);
          const beyond = await heads.evaluateAll((columns) =>
            columns.map((column) => {
              const parts = [...column.querySelectorAll('span')];
              const { left, right } = column.getBoundingClientRect();
              const boxes = parts.map((part) => part.getBoundingClientRect());
              return boxes.some((box) => box.left < left - 1 || box.right > right + 1);
            }),
          );
          expect(beyond).toEqual([false, false, false]);
        },
      );
    });
  }
}

for (const [turn, language] of languages.entries()) {
  test.describe(`the score sheet of four, of whom one sat out, in ${language}`, () => {
    for (const [at, viewport] of phones.entries()) {
      test(
        `is no wider than ${viewport.width} pixels, and tells what everybody has`,
        everyDayIf(at === 0 && turn === 0),
        async ({ page }) => {
          await page.setViewportSize(viewport);
          const people = ['Mei', 'Cyn', 'Christopher-Jonathan', '小明'];
          const widest = people.map((_, seat) => `${seat}${longest.W}`.slice(0, mostTypedName));
          await openMatch(page, fourAt(people), { screen: 'scores', language });
          const last = page.locator('p > span').filter({ hasText: /^(, |，)?Mei.?[ ：]/ });
          for (const names of at === 0 ? [people, widest] : [people]) {
            if (names === widest) await replaceMatch(page, fourAt(names), 'scores');
            await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
            await expectNarrow(page);
            if (names === widest) continue;
            await expect(last).toBeInViewport({ ratio: 1 });
            for (const way of await page.getByRole('navigation').getByRole('button').all()) {
              await expect(way).toBeInViewport({ ratio: 1 });
            }
          }
        },
      );
    }
  });
}

test.describe('names of eight letters at a desk', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('stand whole above what was counted', async ({ page }) => {
    const [fished, climbed] = [fishing('Jonathan', 3, never), climbing('Jonathan', isOver)];
    const ended = { table: [fished, climbed], scores: [climbed, fished] } as const;
    await openMatch(page, fished);
    for (const screen of ['table', 'scores'] as const) {
      // Every run sees one game on each screen.
      for (const match of ended[screen].slice(0, isThorough ? 2 : 1)) {
        if (screen !== 'table' || match !== fished) await replaceMatch(page, match, screen);
        const heads = page.locator('thead th').filter({ hasText: 'Jonat' });
        await expect(heads).toHaveCount(3);
        const cut = await heads.evaluateAll((all) =>
          all
            .flatMap((head) => [head, ...head.querySelectorAll('span')])
            .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth)
            .map(({ textContent }) => textContent),
        );
        expect(cut, screen).toEqual([]);
      }
    }
  });
});

test.describe('the bar of a table at 360 pixels', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('has room for the name of every game, which says which of two it is', async ({ page }) => {
    const match = climbingUntil(climbingSetup(['person', 'novice', 'greedy']), () => true);
    await openMatch(page, match);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeInViewport({ ratio: 1 });
    const names = languages
      .flatMap(filesOf)
      .flatMap((file) => Object.entries(file))
      .filter(([id]) => id.startsWith('variant.'))
      .map(([, name]) => name);
    expect(names.length).toBeGreaterThan(30);
    const cut = await heading.evaluate((element, all) => {
      return all.filter((name) => {
        element.textContent = name;
        return element.scrollWidth > element.clientWidth;
      });
    }, names);
    expect(cut).toEqual([]);
  });
});
