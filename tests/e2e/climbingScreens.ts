import { expect, type Locator, type Page } from '@playwright/test';
import { kindCountsOf, legalPlays, passPlay, winnerOf } from '../../src/engine/climbing/index.ts';
import { formatKind, invariant } from '../../src/engine/index.ts';
import { isHere } from '../../src/store/match/holder.ts';
import { holderAt, type Match } from '../../src/store/match/match.ts';
import {
  asksPerson,
  climbingPositionOf,
  climbingSetup,
  climbingUntil,
  isOver,
  playingOn,
  wasDeclined,
} from './climbingMatch.ts';
import { settled } from './steps.ts';
import {
  button,
  byKey,
  chooseGame,
  dialog,
  goToPlace,
  heading,
  screen,
  seldom,
  type Visit,
} from './stops.ts';
import { changeSettings, playsOf } from './storedMatch.ts';

const alone = climbingSetup(['person', 'greedy', 'greedy']);
const four = climbingSetup(['person', 'greedy', 'greedy', 'greedy']);

/** The fans of the hand, in whatever language. */
const fans = (page: Page): Locator => page.getByRole('grid').getByRole('button');
const litFans = (page: Page): Locator => fans(page).and(page.locator('[data-look="lit"]'));

const leading = climbingUntil(
  alone,
  asksPerson('lead', (position) =>
    // Some leader with one card or more of each of its military kinds.
    legalPlays(position).some((play) => kindCountsOf(play).length === 3),
  ),
);
const [leader] = legalPlays(climbingPositionOf(leading))
  .map(kindCountsOf)
  .filter(({ length }) => length === 3)
  .flatMap(([first]) => (first === undefined ? [] : [formatKind(first.kind)]));
invariant(leader !== undefined, 'a mixed play can be led');

/** The windows that have no room for the suits beside the hand. */
const cramped =
  '(orientation: portrait) and (max-height: 35.99em), (orientation: landscape) and (max-height: 20.99em)';

/** Whether a person can do nothing but pass. */
const passesForced = (match: Match): boolean => {
  const position = climbingPositionOf(match);
  const [first, ...others] = legalPlays(position);
  return first === passPlay && others.length === 0 && isHere(holderAt(match, position.seat));
};

export const climbingVisits = {
  climbingLead: {
    match: leading,
    screen: 'table',
    stops: [
      screen('lead', (page) => expect(fans(page).first()).toBeVisible()),
      ...seldom(byKey('log of a climbing round', 'l'), byKey('keys of the climbing table', '?')),
      byKey('wu of all', 'w'),
      byKey('card count', 'x'),
      byKey('who passed on what', 'n'),
      ...seldom(
        byKey('typed climbing play', '/'),
        dialog('more at the climbing table', (page, say) =>
          button(page, say('more.title')).click(),
        ),
      ),
      dialog('which cards are higher', async (page, say) => {
        await button(page, say('more.title')).click();
        await button(page, say('climbing.table.ranks')).click();
      }),
      dialog('card', (page) => fans(page).first().click({ button: 'right' })),
      ...seldom(
        dialog('deal anew at the climbing table', async (page, say) => {
          await button(page, say('more.title')).click();
          await button(page, say('more.anew')).click();
        }),
        screen('cards that are no combination', async (page, say) => {
          await page.keyboard.press('End');
          await fans(page).last().click();
          await fans(page).first().click();
          await expect(button(page, say('climbing.table.action.playNone'))).toBeVisible();
          await expect(page.locator('[data-look="chosen"]')).toHaveCount(2);
        }),
      ),
      screen('possible plays', async (page, say) => {
        await page.keyboard.press('Escape');
        await page.locator(`#hand-${leader}`).click();
        await expect(
          page
            .getByRole('group', { name: say('climbing.table.offer') })
            .getByRole('button')
            .nth(1),
        ).toBeVisible();
      }),
      screen('a table without the suits beside the hand', async (page) => {
        // They come with the next frame of a window that was made larger.
        await settled(page);
        const suits = page.locator('[data-ladder]');
        const isCramped = await page.evaluate((query) => matchMedia(query).matches, cramped);
        await expect(suits).toHaveCount(isCramped ? 0 : 1);
        await page.keyboard.press('s');
        await expect(suits).toHaveCount(0);
      }),
    ],
  },
  climbingAnswer: {
    match: climbingUntil(
      four,
      (match) =>
        playsOf(match) > 12 &&
        asksPerson('answer', (position) => legalPlays(position).length > 3)(match),
    ),
    screen: 'table',
    stops: [
      ...seldom(screen('something to beat', (page) => expect(litFans(page).first()).toBeVisible())),
      screen('cards that beat it', async (page) => {
        await litFans(page).first().click();
        await expect(page.locator('[data-look="chosen"]').first()).toBeVisible();
      }),
      screen('a hint of what beats it', async (page, say) => {
        await page.keyboard.press('Escape');
        await button(page, say('hint.ask')).click();
        await expect(page.locator('[data-hinted]').first()).toBeVisible();
      }),
      ...seldom(
        dialog('wu of a player', (page, say) =>
          page
            .getByRole('region', { name: say('table.seats'), exact: true })
            .getByRole('button')
            .nth(1)
            .click(),
        ),
      ),
    ],
  },
  climbingLay: {
    match: climbingUntil(alone, asksPerson('lay')),
    screen: 'table',
    stops: [
      screen('a Supreme to lay', (page, say) =>
        expect(button(page, say('climbing.table.action.layNothing'))).toBeVisible(),
      ),
    ],
  },
  climbingDeclare: {
    match: climbingUntil(alone, asksPerson('declare')),
    screen: 'table',
    stops: [
      screen('wu to declare', (page, say) =>
        expect(button(page, say('climbing.table.action.declare'))).toBeVisible(),
      ),
    ],
  },
  climbingPlayedOn: {
    match: climbingUntil(four, (match) => wasDeclined(match) && asksPerson('answer')(match), {
      choose: playingOn,
    }),
    screen: 'table',
    stops: [
      screen('a boat that has played on', (page) => expect(litFans(page).first()).toBeVisible()),
      dialog('what happened since the own play', (page) => page.keyboard.press('z')),
    ],
  },
  climbingOvertaken: {
    match: climbingUntil(
      four,
      (match) => wasDeclined(match) && (winnerOf(climbingPositionOf(match)) ?? 0) > 0,
      { choose: playingOn },
    ),
    screen: 'table',
    stops: [
      screen('a round lost to another who declared', (page, say) =>
        expect(button(page, say('scores.title'))).toBeVisible(),
      ),
    ],
  },
  climbingCurtain: {
    match: climbingUntil(climbingSetup(['person', 'person', 'greedy']), passesForced),
    screen: 'table',
    stops: [
      screen('a curtain before a pass', (page) => expect(heading(page)).toBeVisible()),
      screen('a pass to tap', async (page, say) => {
        await page.locator('main button').first().click();
        await expect(button(page, say('climbing.table.action.pass'))).toBeVisible();
      }),
    ],
  },
  climbingReview: {
    match: climbingUntil(climbingSetup(['person', 'novice', 'greedy']), isOver),
    screen: 'scores',
    stops: [
      screen('review of a climbing round', async (page, say) => {
        await button(page, say('scores.review')).click();
        await page.getByRole('radio', { name: 'Bo' }).first().check();
        await expect(button(page, say('review.try')).first()).toBeVisible();
        const kinds = page.locator('[data-finding="kinds"] summary');
        await expect(kinds.first()).toBeVisible();
        await kinds.first().click();
      }),
      screen('a climbing play tried again', async (page, say) => {
        await button(page, say('review.try')).first().click();
        await button(page, say('review.show')).first().click();
      }),
    ],
  },
  climbingOffer: {
    match: climbingUntil(alone, asksPerson('lead')),
    screen: 'table',
    stops: [
      screen('a lesson is offered', async (page, say) => {
        await changeSettings(page, { lessonOffered: false });
        await expect(page.getByRole('group', { name: say('start.learn') })).toBeVisible();
      }),
    ],
  },
  climbingLearn: {
    match: climbingUntil(alone, asksPerson('lead')),
    screen: 'start',
    stops: [
      screen('the suits as rows of cards', async (page) => {
        await goToPlace(page, { room: 'learn', code: 'sap-ng-wu-two-minutes' });
        await expect(page.getByRole('main').getByRole('list')).toHaveCount(3);
      }),
      screen('a row of cards beside the words', async (page, say) => {
        await button(page, say('learn.further')).click();
        await expect(page.locator('#said [data-pose]')).toHaveCount(4);
      }),
      screen('fifteen wu in a lesson', async (page, say) => {
        // On the way to most steps the others play, which is skipped too.
        const declare = button(page, say('climbing.table.action.declare'));
        while (!(await declare.isVisible())) await button(page, say('learn.skip')).click();
      }),
      screen('end of the first lesson of climbing', async (page, say) => {
        await button(page, say('climbing.table.action.declare')).click();
        await expect(button(page, say('learn.more'))).toBeVisible();
      }),
      screen('a lesson of climbing', async (page) => {
        await goToPlace(page, { room: 'learn', code: 'sap-ng-wu-suits' });
        await expect(fans(page).first()).toBeVisible();
      }),
      screen('a wrong card in a lesson', async (page, say) => {
        await button(page, say('learn.further')).click();
        await fans(page).last().click();
        await expect(page.locator('[data-told]')).not.toBeEmpty();
      }),
      screen('does it beat that', async (page, say) => {
        await goToPlace(page, { room: 'learn', code: 'sap-ng-wu-beats' });
        const ladders = page.getByRole('main').getByRole('heading', { level: 2 });
        const next = button(page, say('climbing.drill.next'));
        // What is asked is chance; where ranks decide, the suits are shown.
        while ((await ladders.count()) === 0) {
          if (await next.isVisible()) await next.click();
          await button(page, say('climbing.drill.yes')).click();
          await expect(next).toBeVisible();
        }
      }),
      screen('what are these wu worth', async (page, say) => {
        await goToPlace(page, { room: 'learn', code: 'sap-ng-wu-worth' });
        await page.getByRole('textbox').fill('99');
        await page.keyboard.press('Enter');
        await expect(button(page, say('climbing.drill.next'))).toBeFocused();
      }),
      screen('a guided round of climbing', async (page) => {
        await goToPlace(page, { room: 'learn', code: 'sap-ng-wu-round' });
        await expect(fans(page).first()).toBeVisible();
      }),
    ],
  },
  climbingLedger: {
    match: climbingUntil(alone, asksPerson('lead')),
    screen: 'start',
    stops: [
      screen('a climbing round of a real table', async (page, say) => {
        await goToPlace(page, { room: 'calculator' });
        await button(page, say('calculator.game.change')).click();
        await chooseGame(page.getByRole('dialog'), say('variant.sap-ng-wu'));
        await page.getByRole('combobox').selectOption(say('variant.ma-hua-hua'));
        await page.keyboard.press('Escape');
        const declared = page.getByRole('group', { name: say('calculator.told.declared') });
        await declared.getByRole('radio').last().check();
        await page.getByRole('textbox').first().fill('7');
      }),
      screen('a heap of won cards', async (page, say) => {
        await page.locator('summary', { hasText: say('climbing.heap.title') }).click();
        for (const pips of ['6‑3', '6‑2']) {
          await page.getByRole('grid').getByRole('button', { name: pips }).click();
        }
        await button(page, say('climbing.heap.addWon')).click();
        await page.getByRole('grid').getByRole('button', { name: '6‑3' }).click();
        await page.getByRole('grid').getByRole('button', { name: '5‑5' }).click();
        await expect(page.getByRole('table').getByRole('row')).toHaveCount(7);
      }),
    ],
  },
  climbingOver: {
    match: climbingUntil(alone, isOver),
    screen: 'table',
    stops: [
      ...seldom(
        screen('end of a climbing round', (page, say) =>
          expect(button(page, say('scores.title'))).toBeVisible(),
        ),
      ),
      screen('score sheet of wu', async (page, say) => {
        await button(page, say('scores.title')).click();
        await expect(heading(page)).toBeFocused();
        await page.getByRole('table').getByRole('button').first().click();
        const closed = page.locator('main :is(section, td) button[aria-expanded="false"]');
        for (let more = await closed.count(); more > 0; more -= 1) await closed.first().click();
      }),
    ],
  },
} as const satisfies Readonly<Record<string, Visit>>;
