import { expect, type Page } from '@playwright/test';
import { invariant } from '../../src/engine/index.ts';
import type { ReadTold } from '../../src/online/readTold.ts';
import { parseTables } from '../../src/store/online/deviceTables.ts';
import type { OpenWish } from '../../src/store/online/openWish.ts';
import type { Settings } from '../../src/store/settings.ts';
import type { Language } from '../../src/text/languages.ts';
import type { Say } from '../../src/text/say.ts';
import { voices } from '../support/voices.ts';
import {
  comeToTable,
  done,
  type FarFriend,
  hasTurn,
  openAsFriend,
  playOut,
  playsIn,
  toldTo,
} from './farFriends.ts';
import { mostToSee } from './screens.ts';
import {
  button,
  chooseGame,
  goToPlace,
  heading,
  lookAndLeave,
  type Shown,
  seldom,
} from './stops.ts';
import { leaveMatch } from './storedMatch.ts';
import { startTableHost } from './tableHost.ts';

/** A walk through the tables of a server, with what it meets again on its way. */
interface FarWalk {
  readonly page: Page;
  readonly say: Say;
  readonly address: string;
  /** The friends at the table, each at a device of their own. */
  friends: readonly FarFriend[];
}

interface FarStop extends Shown {
  readonly open: (walk: FarWalk) => Promise<void>;
}

const screen = (name: string, open: FarStop['open']): FarStop => ({ name, dialog: false, open });
const dialog = (name: string, open: FarStop['open']): FarStop => ({ name, dialog: true, open });

const names = ['Bea', '小明'] as const;

const unknown = { room: 'table', code: `${'0'.repeat(16)}.${'0'.repeat(26)}` } as const;

/** Places of which nobody has one yet. */
const three: OpenWish = {
  ...{ variant: 'tiu-u', rules: {}, seats: 3, goal: null, tapsPasses: false },
  places: [{ by: 'elsewhere' }, { by: 'elsewhere' }, { by: 'elsewhere' }],
};

/** What opens a table, as the page keeps it that was told of it last. */
async function keptBy(page: Page) {
  const text = await page.evaluate(() => localStorage.getItem('fifteen-lakes/tables'));
  const read = parseTables(text ?? '');
  const [first] = read.ok ? read.value.tables : [];
  invariant(first !== undefined, 'the page keeps a table');
  return first;
}

async function seat(friend: FarFriend, place: number): Promise<void> {
  await toldTo(friend, () => true);
  await done(friend.table.deeds.sit(place, names[place % names.length] ?? ''));
}

const hand = (page: Page) => page.getByRole('grid').last().getByRole('button').first();
const lookButton = (page: Page, say: Say) =>
  button(page, say('curtain.look', { name: 'Ann' })).or(
    button(page, say('curtain.look', { name: 'Tom' })),
  );

async function openBy({ page, say }: FarWalk, entry: 'far.menu.people' | 'far.end'): Promise<void> {
  await button(page, say('more.title')).click();
  await button(page, say(entry)).click();
}

/** Has everybody play, whoever is at the page too, for as long as something holds of the round. */
async function playOn(
  { page, address, friends }: FarWalk,
  goesOn: (told: ReadTold) => boolean,
): Promise<void> {
  const { id, keys } = await keptBy(page);
  const own = comeToTable(address, id, keys);
  await playOut([...friends, own], goesOn);
  own.leave();
}

/** The friends at the table, of whom there has to be one. */
function friendOf({ friends: [first] }: FarWalk): FarFriend {
  invariant(first !== undefined, 'a friend is at the table');
  return first;
}

/** Has some friends come to the table of the page in the place of those before. */
function bring(walk: FarWalk, friends: readonly FarFriend[]): void {
  for (const friend of walk.friends) friend.leave();
  walk.friends = friends;
}

const farStops: readonly FarStop[] = [
  ...seldom(
    screen('no tables here', async ({ page, say }) => {
      await page.goto('./');
      await goToPlace(page, unknown);
      await expect(heading(page)).toHaveText(say('far.none'));
    }),
  ),
  screen('a link cut short', async ({ page, say, address }) => {
    await page.goto(`${address}#table=cut`);
    await expect(heading(page)).toHaveText(say('far.badLink'));
  }),
  dialog('friends far away', async ({ page, say }) => {
    await button(page, say('far.none.go')).click();
    await page.getByRole('button', { name: say('start.far') }).click();
    const form = page.getByRole('dialog');
    await chooseGame(form, say('variant.tiu-u'));
    const players = form.getByRole('radio', { name: say('start.seats.number', { seats: 3 }) });
    await players.check({ force: true });
    await form.getByRole('textbox', { name: say('start.far.name') }).fill('Ann');
    await form.getByRole('button', { name: say('start.far.open') }).focus();
  }),
  screen('tables that do not answer', async ({ page, say }) => {
    await page.getByRole('button', { name: say('start.far') }).click();
    const form = page.getByRole('dialog');
    await chooseGame(form, say('variant.tiu-u'));
    const players = form.getByRole('radio', { name: say('start.seats.number', { seats: 3 }) });
    await players.check({ force: true });
    await form.getByRole('textbox', { name: say('start.far.name') }).fill('Ann');
    await page.context().setOffline(true);
    await button(page, say('start.far.open')).click();
    await expect(page.getByText(say('far.unreachable.about'))).toBeVisible();
  }),
  screen('lobby', async ({ page, say }) => {
    await page.context().setOffline(false);
    const link = page.getByRole('textbox', { name: say('far.invite.link') });
    await expect(link).toBeVisible();
    const code = page.getByText(say('far.code'), { exact: true });
    if (await code.isVisible()) await code.click();
    await expect(page.getByRole('img', { name: say('far.code.about') })).toBeVisible();
  }),
  ...seldom(
    dialog('a bot at a place', ({ page, say }) =>
      button(page, say('far.fill.label', { place: 3 })).click(),
    ),
    screen('somebody else without a name', async ({ page, say }) => {
      await button(page, say('far.sit.more')).click();
      await button(page, say('far.sit.go')).click();
      await expect(page.getByText(say('far.sit.nobody'))).toBeVisible();
    }),
  ),
  screen('far table', async (walk) => {
    const { page, address } = walk;
    const { id, invite } = await keptBy(page);
    invariant(invite !== null, 'who has opened it invites');
    bring(
      walk,
      names.map(() => comeToTable(address, id, [invite])),
    );
    for (const [at, friend] of walk.friends.entries()) await seat(friend, at + 1);
    await playOn(walk, (told) => playsIn(told) < 8);
    await expect(hand(page)).toBeVisible();
  }),
  ...seldom(dialog('menu', ({ page, say }) => button(page, say('more.title')).click())),
  dialog('phrases', async ({ page }) => page.keyboard.press(',')),
  dialog('people and links', async (walk) => {
    await openBy(walk, 'far.menu.people');
    const { page, say } = walk;
    await expect(page.getByRole('textbox', { name: say('far.watchers.link') })).toBeVisible();
  }),
  ...seldom(dialog('end the table', (walk) => openBy(walk, 'far.end'))),
  screen('a request', async (walk) => {
    const { page, say } = walk;
    const friend = friendOf(walk);
    await done(friend.table.deeds.say(1, 'well-played'));
    await done(friend.table.deeds.ask(1, 'undo'));
    await expect(button(page, say('far.ask.no'))).toBeVisible();
  }),
  screen('connection lost', async ({ page, say }) => {
    await button(page, say('far.ask.no')).click();
    await expect(button(page, say('far.ask.no'))).toBeHidden();
    await page.context().setOffline(true);
    await expect(page.getByRole('main').getByText(say('far.notice.lost'))).toBeVisible();
  }),
  screen('end of a far round', async (walk) => {
    const { page, say } = walk;
    await page.context().setOffline(false);
    await expect(page.getByRole('main').getByText(say('far.notice.lost'))).toBeHidden();
    await playOn(walk, () => true);
    const friend = friendOf(walk);
    await toldTo(friend, ({ next }) => next !== null);
    await done(friend.table.deeds.agree(1));
    await expect(button(page, say('scores.title'))).toBeVisible();
  }),
  screen('far score sheet', async ({ page, say }) => {
    await button(page, say('scores.title')).click();
    await page.getByText(say('far.proof.more')).click();
    await expect(page.getByText(say('far.proof.proven'))).toBeVisible();
  }),
  screen('a place that is handed over', async (walk) => {
    const { page, say } = walk;
    await button(page, say('scores.more')).click();
    await button(page, say('scores.look')).click();
    await openBy(walk, 'far.menu.people');
    await button(page, say('far.people.moveLabel', { name: 'Ann' })).click();
    await button(page, say('far.people.move.yes')).click();
    await expect(heading(page)).toHaveText(say('far.people.moved'));
    await expect(page.getByRole('img', { name: say('far.code.about') })).toBeVisible();
  }),
  screen('invitation', async (walk) => {
    const { page, address, say } = walk;
    const host = await openAsFriend(address, three);
    bring(walk, [host]);
    await seat(host, 0);
    const { id, invite } = host.kept();
    await goToPlace(page, { room: 'table', code: `${id}.${invite}` });
    await expect(heading(page)).toHaveText(say('far.lobby.invited'));
  }),
  screen('curtain far away', async (walk) => {
    const { page, say } = walk;
    await button(page, say('far.sit.hereLabel', { place: 2 })).click();
    await button(page, say('far.sit.more')).click();
    await page.getByRole('textbox', { name: say('far.sit.moreName') }).fill('Tom');
    await button(page, say('far.sit.go')).click();
    await toldTo(friendOf(walk), ({ round }) => round !== null);
    await playOn(walk, (told) => playsIn(told) < 8 || hasTurn(told));
    await expect(lookButton(page, say)).toBeVisible();
  }),
  screen('a request at the curtain', async (walk) => {
    const { page, say } = walk;
    await done(friendOf(walk).table.deeds.ask(0, 'end'));
    await expect(button(page, say('far.ask.yes.end'))).toBeInViewport({ ratio: 1 });
  }),
  screen('a request at the table of two', async ({ page, say }) => {
    await lookButton(page, say).click();
    // The next press would only lead back from what was played since.
    await button(page, say('watch.stop')).click();
    await expect(hand(page)).toBeVisible();
  }),
  screen('ended', async ({ page, say }) => {
    const request = say('far.ask.end', { name: names[0] });
    for (const asked of ['Ann', 'Tom']) {
      const question = say('far.ask.toOne', { asked, request });
      const card = page.getByRole('group', { name: question });
      await card.getByRole('button', { name: say('far.ask.yes.end') }).click();
    }
    await expect(heading(page)).toHaveText(say('far.ended'));
  }),
  screen('watchers', async (walk) => {
    const { page, address, say } = walk;
    const host = await openAsFriend(address, three);
    bring(walk, [host]);
    const { id, watch } = host.kept();
    await goToPlace(page, { room: 'table', code: `${id}.${watch}` });
    await expect(page.getByRole('textbox', { name: say('far.watchers.name') })).toBeVisible();
  }),
  screen('gone', async ({ page, say }) => {
    await goToPlace(page, unknown);
    await expect(heading(page)).toHaveText(say('far.gone.no-table'));
  }),
  screen('tables of this device', async ({ page, say }) => {
    await button(page, say('far.none.go')).click();
    await page.getByRole('button', { name: say('rooms.history') }).click();
    await expect(page.getByRole('region', { name: say('start.tables') })).toBeVisible();
  }),
  ...seldom(
    dialog('a table taken off the list', async ({ page, say }) => {
      await page
        .getByRole('region', { name: say('start.tables') })
        .getByRole('button', { name: say('start.tables.forget') })
        // Nothing is lost with the first one, which could only be watched.
        .nth(1)
        .click();
    }),
  ),
];

export const farShown: readonly Shown[] = farStops;

export async function goRoundFar(
  page: Page,
  language: Language,
  look: (stop: Shown) => Promise<void>,
  settings: Partial<Settings> = {},
): Promise<void> {
  const host = await startTableHost();
  const walk: FarWalk = { page, say: voices[language], address: host.address, friends: [] };
  await leaveMatch(page, null, { ...mostToSee, language, ...settings, screen: 'start' });
  try {
    for (const stop of farStops) {
      await stop.open(walk);
      await lookAndLeave(page, stop, look);
    }
  } finally {
    bring(walk, []);
    await host.remove();
  }
}
