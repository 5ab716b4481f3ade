import { expect, type Locator, type Page } from '@playwright/test';
import { formatKind, halvesOf, type Kind } from '../../src/engine/index.ts';
import { formatLink } from '../../src/records/link.ts';
import { dayLevelOf, seedOfDay } from '../../src/store/days/dayDeal.ts';
import { dayToday } from '../../src/store/dayToday.ts';
import { currentRound } from '../../src/store/match/match.ts';
import { mirrorOf } from '../../src/store/match/mirror.ts';
import { aids, type Settings } from '../../src/store/settings.ts';
import type { Language } from '../../src/text/languages.ts';
import { answerTo } from '../support/challenges.ts';
import { setupOf } from '../support/matches.ts';
import { voices } from '../support/voices.ts';
import { climbingVisits } from './climbingScreens.ts';
import { completingMatch } from './completingMatch.ts';
import {
  button,
  byKey,
  chooseGame,
  dialog,
  goToPlace,
  heading,
  lookAndLeave,
  type Stop,
  screen,
  seldom,
  type Visit,
} from './stops.ts';
import {
  changeSettings,
  matchUntil,
  openMatch,
  placing,
  playedOn,
  replaceMatch,
  waitsForPerson,
} from './storedMatch.ts';
import { strandingMatch } from './strandingMatch.ts';

/** Picks a tile of the hand, once more where a busy machine has drawn the table anew meanwhile. */
async function choose(tile: Locator, shown: Locator): Promise<void> {
  await expect(async () => {
    if (!(await shown.isVisible())) await tile.click();
    await expect(shown).toBeVisible({ timeout: 3000 });
  }).toPass();
}

/** The fish that can be caught now, or the tiles of the hand that may be chosen. */
const pressable = (page: Page, grid: 'lake' | 'hand'): Locator => {
  const grids = page.getByRole('grid');
  return grid === 'lake'
    ? grids.first().locator('[data-look="lit"]')
    : grids.last().locator('button:not([data-idle])');
};

const alone = setupOf(['person', 'greedy'], { variant: 'shi-wu-hu' });
const three = setupOf(['person', 'greedy', 'greedy'], { variant: 'shi-wu-hu' });

const start: Visit = {
  match: matchUntil(alone, waitsForPerson('hand', 5)),
  screen: 'start',
  stops: [
    screen('start', (page) => expect(heading(page)).toBeVisible()),
    screen('set-up', async (page, say) => {
      await page.getByText(say('start.setup'), { exact: true }).click();
      await chooseGame(page, say('variant.tiu-u'));
      await page.getByRole('heading', { name: say('start.rules'), exact: true }).click();
      await page.getByRole('radio', { name: say('variant.tiu-u-culin'), exact: true }).check();
    }),
    dialog('friends', async (page, say) => {
      await page.getByRole('button', { name: say('start.friends') }).click();
      await chooseGame(page.getByRole('dialog'), say('variant.sap-ng-wu'));
    }),
    dialog('settings', (page, say) => button(page, say('settings.title')).click()),
    dialog('import', async (page, say) => {
      await page.getByText(say('start.tools'), { exact: true }).click();
      await button(page, say('records.import')).click();
      await page.getByRole('textbox', { name: say('records.import.text') }).fill('no record');
      await button(page, say('records.import.go')).click();
      await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
    }),
  ],
};

const table: Visit = {
  match: matchUntil(alone, waitsForPerson('hand', 20)),
  screen: 'table',
  stops: [
    screen('hand play', (page) => expect(pressable(page, 'hand').first()).toBeVisible()),
    byKey('log', 'l'),
    byKey('keys', '?'),
    byKey('catches', 'c'),
    byKey('groups', 'g'),
    byKey('unseen tiles', 'x'),
    ...seldom(byKey('lake by pips', 'w'), byKey('fish', 'f')),
    byKey('typed play', '/'),
    ...seldom(
      dialog('catch', (page, say) =>
        page
          .getByRole('region', { name: say('table.seats'), exact: true })
          .getByRole('button')
          .first()
          .click(),
      ),
    ),
    dialog('more', (page, say) => button(page, say('more.title')).click()),
    ...seldom(
      dialog('export', async (page, say) => {
        await button(page, say('more.title')).click();
        await button(page, say('records.export')).click();
      }),
    ),
    dialog('deal anew', async (page, say) => {
      await button(page, say('more.title')).click();
      await button(page, say('more.anew')).click();
      await expect(page.getByText(say('more.anew.text'))).toBeVisible();
    }),
    ...seldom(
      screen('answer', async (page) => {
        await page.keyboard.press('s');
        await expect(page.locator('[data-part="answer"]')).not.toBeEmpty();
      }),
    ),
    screen('hint', async (page, say) => {
      await page.keyboard.press('Escape');
      await button(page, say('hint.ask')).click();
      await expect(button(page, say('reason.ask')).first()).toBeVisible();
    }),
    screen('bait chosen', async (page) => {
      for (const tile of await pressable(page, 'hand').all()) {
        await tile.click();
        if ((await pressable(page, 'lake').count()) > 0) break;
      }
      await expect(pressable(page, 'lake').first()).toBeVisible();
    }),
    ...seldom(
      screen('fish tapped first', async (page) => {
        await page.keyboard.press('Escape');
        for (const fish of await page.getByRole('grid').first().getByRole('button').all()) {
          await fish.click({ force: true });
          if ((await page.locator('[data-region="hand"] [data-look="lit"]').count()) > 0) break;
        }
        await expect(page.locator('[data-region="hand"] [data-look="lit"]').first()).toBeVisible();
      }),
    ),
    dialog('tile', async (page) => {
      await page.keyboard.press('Escape');
      await pressable(page, 'hand').first().click({ button: 'right' });
    }),
    screen('last turn', async (page, say) => {
      await page.keyboard.press('Escape');
      await page.keyboard.press('r');
      await expect(button(page, say('watch.stop'))).toBeVisible();
    }),
    screen('tip of a button', async (page, say) => {
      await page.keyboard.press('Shift');
      await button(page, say('table.bar.undo')).focus();
      await expect(page.locator('[popover]')).toBeVisible();
    }),
  ],
};

const { match: stranding, bait } = strandingMatch();

const strand: Visit = {
  match: stranding,
  screen: 'table',
  stops: [
    dialog('strand', async (page, say) => {
      const [high, low] = halvesOf(bait);
      const tile = pressable(page, 'hand').and(
        page.getByRole('button', { name: `${high}‑${low}` }),
      );
      const place = page.getByRole('button', { name: say('table.action.place') });
      await choose(tile.first(), place);
      await place.click();
    }),
  ],
};

const drawn: Visit = {
  match: matchUntil(three, waitsForPerson('drawn', 18)),
  screen: 'table',
  stops: [
    screen('drawn tile', (page) => expect(pressable(page, 'lake').first()).toBeVisible()),
    ...seldom(
      screen('taken back after a tile was seen', async (page, say) => {
        await page.keyboard.press('u');
        await expect(page.getByText(say('undo.counted.hidden'), { exact: true })).toBeVisible();
      }),
    ),
  ],
};

const { match: near, bait: own, fish: last } = completingMatch();

const feat: Visit = {
  match: near,
  screen: 'table',
  stops: [
    screen('a group completed', async (page) => {
      const tile = (region: string, kind: Kind) =>
        page.locator(`[id^="${region}-${formatKind(kind)}."]`).first();
      await tile('hand', own).click();
      await tile('lake', last).click();
      await expect(page.locator('[data-feat]')).toBeAttached();
    }),
  ],
};

const end: Visit = {
  match: matchUntil(three, () => false),
  screen: 'table',
  stops: [
    screen('end of a round', (page, say) => expect(button(page, say('scores.next'))).toBeVisible()),
  ],
};

const scores: Visit = {
  match: matchUntil(three, () => false),
  screen: 'scores',
  stops: [
    screen('score sheet', (page) => expect(heading(page)).toBeVisible()),
    dialog('rule', (page, say) =>
      button(page, say('scores.rule', { rule: 'S9' }))
        .first()
        .click(),
    ),
    screen('answers of the score sheet', async (page, say) => {
      const named = (name: string) => page.getByRole('region', { name, exact: true });
      const counts = page.getByRole('table', { name: say('scores.rows'), exact: true });
      const first = (within: Locator) => within.locator('button[aria-expanded="false"]').first();
      await button(page, say('scores.more')).click();
      await first(named(say('scores.payments'))).click();
      await first(counts).click();
      await first(counts.locator('li').first()).click();
      await counts.locator('li li > button').last().click();
      await expect(page.locator('button[aria-expanded="true"]')).toHaveCount(5);
    }),
    dialog('share', async (page, say) => {
      await button(page, say('share.open')).click();
      await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    }),
  ],
};

const mirrored: Visit = {
  match: playedOn(mirrorOf(matchUntil(three, () => false)), () => false),
  screen: 'scores',
  stops: [screen('table of both', (page) => expect(page.locator('#mirror')).toBeVisible())],
};

const dealt = currentRound(
  matchUntil({ ...three, rules: { doubleAt: 500, captures: { tens: true } } }, () => true),
);

const dared = currentRound(matchUntil({ ...three, rules: { doubleAt: 500 } }, () => false));

const answered: Visit = {
  match: answerTo(),
  screen: 'scores',
  stops: [
    screen('answered challenge', async (page, say) => {
      await expect(button(page, say('share.challenge.sendBack'))).toBeVisible();
    }),
  ],
};

const links: Visit = {
  match: matchUntil(alone, waitsForPerson('hand', 5)),
  screen: 'start',
  stops: [
    ...seldom(
      screen('deal', async (page, say) => {
        await goToPlace(page, { room: 'deal', code: formatLink(dealt) });
        await button(page, say('share.deal.seats')).click();
      }),
    ),
    screen('challenge', async (page, say) => {
      await goToPlace(page, { room: 'deal', code: formatLink(dared) });
      await button(page, say('share.deal.changed', { changes: 1 })).click();
    }),
    ...seldom(
      screen('refused link', async (page, say) => {
        await goToPlace(page, { room: 'deal', code: 'cut' });
        await expect(heading(page)).toHaveText(say('share.refused'));
      }),
    ),
  ],
};

const review: Visit = {
  match: matchUntil(setupOf(['person', 'greedy']), () => false, placing),
  screen: 'scores',
  stops: [
    screen('review', async (page, say) => {
      await button(page, say('scores.review')).click();
      await expect(button(page, say('review.try')).first()).toBeVisible();
      await page.getByText(say('review.curve.figures'), { exact: true }).click();
    }),
    ...seldom(
      screen('attempt', async (page, say) => {
        await button(page, say('review.try')).first().click();
        await button(page, say('review.show')).first().click();
      }),
    ),
  ],
};

const curtain: Visit = {
  match: matchUntil(setupOf(['person', 'person']), waitsForPerson('hand', 7)),
  screen: 'table',
  stops: [
    screen('curtain', (page) => expect(heading(page)).toBeVisible()),
    dialog('undo among several persons', async (page, say) => {
      await page.locator('main button').first().click();
      await page.keyboard.press('Escape');
      await expect(pressable(page, 'hand').first()).toBeVisible();
      const place = page.getByRole('button', { name: say('table.action.place') });
      await choose(pressable(page, 'hand').first(), place);
      await place.click();
      await button(page, say('table.bar.undo')).click();
    }),
  ],
};

const onlooker: Visit = {
  match: matchUntil(
    setupOf(['person', 'person'], { sitsOut: { place: 2, name: 'Dee', control: 'person' } }),
    () => true,
  ),
  screen: 'table',
  stops: [
    screen('who sits out looks on', async (page, say) => {
      await button(page, say('curtain.lookOn', { name: 'Dee' })).click();
      await expect(button(page, say('table.lookAway'))).toBeInViewport({ ratio: 1 });
    }),
  ],
};

const asked: Visit = {
  match: matchUntil(alone, () => false),
  screen: 'scores',
  stops: [
    // What follows would be asked too.
    screen('sound is asked', async (page, say) => {
      await changeSettings(page, { soundAsked: false });
      await expect(page.getByRole('region', { name: say('sound.question') })).toBeVisible();
    }),
  ],
};

const calculator: Visit = {
  match: matchUntil(alone, waitsForPerson('hand', 5)),
  screen: 'start',
  stops: [
    screen('calculator', async (page, say) => {
      await button(page, say('rooms.calculator')).click();
      await page.getByRole('textbox', { name: say('calculator.type') }).fill('66*4 54 63 12 ');
    }),
    ...seldom(
      dialog('example instead', (page, say) =>
        button(
          page,
          say('calculator.example', { game: say('variant.tiu-u'), points: 132 }),
        ).click(),
      ),
    ),
    dialog('game and players', async (page, say) => {
      await button(page, say('calculator.game.change')).click();
      await page.getByRole('radio', { name: say('start.seats.number', { seats: 3 }) }).check();
      await chooseGame(page.getByRole('dialog'), say('variant.shi-wu-hu'));
      await page.getByRole('combobox').selectOption(say('variant.shi-wu-hu-64'));
    }),
    screen('typed beyond the kit', async (page, say) => {
      await page
        .getByRole('textbox', { name: say('calculator.type') })
        .fill('66*5 54 63*2 foo 11 ');
      await page.getByText(say('calculator.lake'), { exact: true }).click();
      await expect(page.getByRole('alert').first()).not.toBeEmpty();
    }),
    screen('ledger', async (page, say) => {
      await page.getByRole('textbox', { name: say('calculator.type') }).fill('66*4 54 63 65*4');
      await button(page, say('calculator.enter')).click();
      await expect(page.getByRole('table')).toBeVisible();
    }),
    dialog('round of the ledger', (page, say) =>
      button(page, say('calculator.ledger.open', { round: 1 })).click(),
    ),
    ...seldom(
      dialog('clear the ledger', (page, say) =>
        button(page, say('calculator.ledger.clear')).click(),
      ),
      screen('a round is deleted', async (page, say) => {
        await button(page, say('calculator.ledger.open', { round: 1 })).click();
        await button(page, say('calculator.round.remove')).click();
        await expect(button(page, say('calculator.putBack'))).toBeFocused();
      }),
    ),
  ],
};

const learn: Visit = {
  match: matchUntil(alone, waitsForPerson('hand', 5)),
  screen: 'start',
  stops: [
    screen('lessons', async (page, say) => {
      await page.getByText(say('start.tools'), { exact: true }).click();
      await button(page, say('rooms.learn')).click();
      await expect(heading(page)).toHaveText(say('rooms.learn'));
    }),
    screen('a bare table', async (page, say) => {
      await button(page, say('learn.first', { lesson: say('learn.name.twoMinutes') })).click();
      const lit = page.locator('[data-region="lake"] [data-look="lit"]').first();
      await choose(pressable(page, 'hand').first(), lit);
    }),
    screen('a catch counted line by line', async (page, say) => {
      for (let skips = 0; skips < 7; skips += 1) await button(page, say('learn.skip')).click();
      await expect(button(page, say('learn.more'))).toBeVisible();
    }),
    screen('a lesson with cards', async (page) => {
      await goToPlace(page, { room: 'learn', code: 'cards' });
      await expect(page.locator('#said [data-pose]')).toBeVisible();
    }),
    screen('a group is complete', async (page, say) => {
      for (let skips = 0; skips < 2; skips += 1) await button(page, say('learn.skip')).click();
      await expect(page.locator('[data-feat]')).toBeAttached();
    }),
    screen('a tile is asked for and another pressed', async (page) => {
      await goToPlace(page, { room: 'learn', code: 'tiles' });
      await pressable(page, 'hand').first().click();
      await expect(page.locator('[data-hinted]').first()).toBeVisible();
    }),
    ...seldom(
      screen('end of a lesson', async (page, say) => {
        const next = button(page, say('learn.next'));
        for (let step = 0; step < 4; step += 1) await button(page, say('learn.skip')).click();
        await expect(next).toBeVisible();
      }),
      screen('a round with its hints', async (page) => {
        await goToPlace(page, { room: 'learn', code: 'round' });
        await page.locator('[data-region="hand"] [data-hinted]').first().click();
        await expect(page.locator('[data-region="lake"] [data-look="lit"]').first()).toBeVisible();
      }),
    ),
  ],
};

const counting: Visit = {
  match: matchUntil(alone, waitsForPerson('hand', 5)),
  screen: 'start',
  stops: [
    screen('a fish is asked for', async (page) => {
      await goToPlace(page, { room: 'learn', code: 'groups' });
      await page.getByRole('group').getByRole('button').first().click();
      await expect(page.locator('[data-part="told"]')).not.toBeEmpty();
    }),
    screen('a count that adds to a catch', async (page, say) => {
      await button(page, say('counting.show')).click();
      await expect(page.getByRole('region', { name: say('calculator.sheets') })).toBeVisible();
    }),
    screen('catches of three', async (page, say) => {
      await goToPlace(page, { room: 'learn', code: 'thousand' });
      await button(page, say('counting.show')).click();
      await button(page, say('learn.further')).click();
      await page.getByRole('textbox').fill('much');
      await button(page, say('counting.check')).click();
    }),
    screen('payments of three', async (page, say) => {
      await button(page, say('counting.show')).click();
      await button(page, say('learn.further')).click();
      await button(page, say('counting.show')).click();
    }),
    screen('drill', async (page, say) => {
      await goToPlace(page, { room: 'learn', code: 'drill' });
      await page
        .getByRole('combobox', { name: say('counting.drill.game') })
        .selectOption('shi-wu-hu');
      await page.getByRole('combobox', { name: say('counting.drill.size') }).selectOption('whole');
    }),
    screen('a wrong count', async (page, say) => {
      await page.getByRole('textbox').fill('1');
      await page.keyboard.press('Enter');
      await expect(button(page, say('counting.drill.next'))).toBeFocused();
    }),
  ],
};

const history: Visit = {
  match: matchUntil(three, () => false),
  screen: 'start',
  stops: [
    screen('history', async (page, say) => {
      await button(page, say('rooms.history')).click();
      await expect(button(page, say('history.review')).first()).toBeVisible();
    }),
    dialog('save rounds', (page, say) => button(page, say('history.export')).click()),
    ...seldom(
      dialog('bring in rounds', async (page, say) => {
        await button(page, say('history.import')).click();
        await page.getByRole('textbox', { name: say('history.import.text') }).fill('no record');
        await button(page, say('history.import.go')).click();
        await expect(page.getByRole('dialog').getByRole('listitem')).toBeVisible();
      }),
      dialog('delete rounds', (page, say) => button(page, say('history.deleteAll')).click()),
    ),
    screen('deleted round', async (page, say) => {
      await button(page, say('history.delete')).click();
      await expect(button(page, say('history.undo'))).toBeFocused();
    }),
    screen('round come back', async (page, say) => {
      await button(page, say('history.undo')).click();
      await expect(button(page, say('history.review'))).toBeVisible();
      for (const part of await page.locator('details').all()) await part.locator('summary').click();
      await button(page, say('rooms.leave')).focus();
    }),
  ],
};

const today: Visit = {
  match: matchUntil(
    setupOf(['person', dayLevelOf(dayToday())], { seed: seedOfDay(dayToday()) }),
    () => false,
  ),
  screen: 'start',
  stops: [
    screen('today', async (page, say) => {
      await goToPlace(page, { room: 'today' });
      await expect(button(page, say('days.share'))).toBeVisible();
    }),
    ...seldom(
      dialog('share today', async (page, say) => {
        await button(page, say('days.share')).click();
        await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
      }),
    ),
    screen('a month', async (page, say) => {
      await button(page, say('days.month')).click();
      await button(page, say('days.month.before')).click();
      await button(page, say('days.weeks')).focus();
    }),
    ...seldom(
      screen('an earlier day', async (page, say) => {
        await page.getByRole('list').last().getByRole('button').first().click();
        await expect(button(page, say('days.toToday'))).toBeVisible();
      }),
    ),
  ],
};

const puzzles: Visit = {
  match: matchUntil(setupOf(['person', 'greedy'], { seed: 'puzzles' }), () => false, placing),
  screen: 'start',
  stops: [
    screen('puzzles', async (page, say) => {
      await button(page, say('rooms.history')).click();
      await button(page, say('rooms.puzzles')).click();
      const finder = page.getByRole('region', { name: say('puzzles.finder') });
      await finder.getByRole('button').click();
      await expect(button(page, say('puzzles.try')).first()).toBeVisible();
    }),
    screen('puzzle', async (page, say) => {
      await button(page, say('puzzles.try')).first().click();
      await button(page, say('review.show')).click();
      await expect(page.getByText(say('puzzles.outcome.missed'))).toBeVisible();
    }),
    ...seldom(
      screen('puzzle of the day', async (page, say) => {
        await button(page, say('puzzles.leave')).click();
        await button(page, say('puzzles.day.try')).first().click();
        await expect(heading(page)).toBeFocused();
        await button(page, say('review.show')).click();
        await expect(button(page, say('puzzles.next'))).toBeVisible();
      }),
    ),
  ],
};

const rules: Visit = {
  match: matchUntil(three, waitsForPerson('drawn', 18)),
  screen: 'table',
  stops: [
    screen('rules of the table', async (page, say) => {
      await expect(pressable(page, 'lake').first()).toBeVisible();
      await page.keyboard.press('b');
      await expect(heading(page)).toBeFocused();
      const contents = page.getByRole('navigation', { name: say('rulebook.contents') });
      await expect(contents).toBeVisible();
    }),
    screen('who catches whom', async (page, say) => {
      await goToPlace(page, { room: 'rules', code: 'tiu-u/catches' });
      const kinds = page.getByRole('group', { name: say('rulebook.section.catches') });
      await kinds.getByRole('button').first().click();
    }),
    screen('rules of a climbing game', async (page, say) => {
      await goToPlace(page, { room: 'rules', code: 'ma-hua-hua/W2' });
      const kinds = page.getByRole('group', { name: say('climbing.table.ranks') });
      await kinds.getByRole('button').first().click();
    }),
    ...seldom(
      screen('a rule that is not there', async (page) => {
        await goToPlace(page, { room: 'rules', code: 'tiu-u-culin/S4/triple=whole' });
        await expect(page.getByRole('alert')).toBeVisible();
      }),
    ),
  ],
};

/**
 * From the start screen to the score sheet, and the rooms beside the match, each visit in a page
 * that is loaded afresh.
 */
export const visits = {
  start,
  table,
  strand,
  drawn,
  feat,
  end,
  scores,
  mirrored,
  answered,
  links,
  curtain,
  onlooker,
  asked,
  calculator,
  learn,
  counting,
  history,
  today,
  review,
  puzzles,
  rules,
  ...climbingVisits,
} as const;

/** Settings under which most is to be seen: aids and passes to tap are on, and what is watched lasts. */
export const mostToSee: Partial<Settings> = {
  ...Object.fromEntries(aids.map((aid) => [aid, true])),
  tapsPasses: true,
  botSpeed: 'slow',
};

/** Goes to every stop of some visits and looks at it there. */
export async function goRound(
  page: Page,
  chosen: readonly (keyof typeof visits)[],
  language: Language,
  look: (stop: Stop) => Promise<void>,
  settings: Partial<Settings> = {},
): Promise<void> {
  const say = voices[language];
  for (const [at, name] of chosen.entries()) {
    const { match, screen: shown, stops } = visits[name];
    if (at === 0) {
      await openMatch(page, match, { ...mostToSee, language, ...settings, screen: shown });
    } else await replaceMatch(page, match, shown);
    for (const stop of stops) {
      await stop.open(page, say);
      await lookAndLeave(page, stop, look);
    }
  }
}
