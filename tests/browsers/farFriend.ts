import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { button, press, pressable, pressTo, type Target } from './pressing.ts';
import { ask, type Tab, until } from './tab.ts';

/** Where the pictures of all screens come to lie. */
export const pictureFolder = 'test-results/far-apart';

/** Somebody at a table far away, in an engine of their own. */
export interface Friend {
  /** As the others know them: the name of the engine. */
  readonly name: string;
  readonly tab: Tab;
  /** Takes pictures of a screen, from its top to its end. */
  readonly pictures: (screen: string) => Promise<void>;
  /** What has gone wrong since somebody last asked, on pages left since too. */
  readonly faults: () => Promise<readonly string[]>;
}

/**
 * Has somebody use a tab, of which no fault is lost.
 * @param ofPictures faults that a driver makes as it takes a picture
 */
export function befriend(name: string, tab: Tab, ofPictures: readonly string[] = []): Friend {
  const faults: string[] = [];
  let isAtApp = false;
  /** The faults of the page since it was last asked. */
  const asked = (): Promise<string[]> => ask(tab, v.array(v.string()), newFaults, null);
  const gather = async (): Promise<void> => {
    if (isAtApp) faults.push(...(await asked()));
  };
  const picture = async (file: string): Promise<void> => {
    await gather();
    writeFileSync(join(pictureFolder, file), await tab.picture());
    faults.push(...(await asked()).filter((fault) => !ofPictures.includes(fault)));
  };
  return {
    name,
    tab: {
      ...tab,
      open: async (address) => {
        await gather();
        await tab.open(address);
        isAtApp = true;
      },
      reload: async () => {
        await gather();
        await tab.reload();
      },
    },
    pictures: async (screen) => {
      await ask(tab, v.boolean(), scroll, 'back');
      await drawn(tab);
      let shown = 1;
      await picture(`${screen} ${name}.png`);
      while (await ask(tab, v.boolean(), scroll, 'on')) {
        shown += 1;
        await drawn(tab);
        await picture(`${screen} ${name} ${shown}.png`);
      }
      await ask(tab, v.boolean(), scroll, 'back');
    },
    faults: async () => {
      await gather();
      return faults.splice(0);
    },
  };
}

/** Waits until all that a page has come to is drawn, with its letters. */
async function drawn(tab: Tab): Promise<void> {
  const mark = 'drawn for a picture';
  const order = (name: string): null => {
    performance.clearMarks(name);
    requestAnimationFrame(() => requestAnimationFrame(() => performance.mark(name)));
    return null;
  };
  const isDrawn = (name: string): boolean =>
    document.fonts.status === 'loaded' && performance.getEntriesByName(name).length > 0;
  await ask(tab, v.null(), order, mark);
  await until('a drawn page', () => ask(tab, v.boolean(), isDrawn, mark));
}

/** Runs in the page: what went wrong since it was last asked. */
function newFaults(): string[] {
  return window.seenHere?.faults.splice(0) ?? ['The page is not watched.'];
}

/** Runs in the page: scrolls a dialog or else the page, and says whether it has moved. */
function scroll(where: string): boolean {
  const body = [...document.querySelectorAll('dialog[open] > div')].find(
    ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1,
  );
  if (body === undefined && document.querySelector('dialog[open]') !== null) return false;
  const scroller = body ?? document.documentElement;
  const before = scroller.scrollTop;
  // What stood at the lower edge is seen again at the upper one.
  const top = where === 'on' ? before + scroller.clientHeight - 40 : 0;
  scroller.scrollTo({ top, behavior: 'instant' });
  return Math.abs(scroller.scrollTop - before) > 1;
}

/** Types a text into a field, unless it is there already. */
export async function typeInto({ tab }: Friend, among: string, text: string): Promise<void> {
  const written = (): Promise<string | null> =>
    ask(
      tab,
      v.nullable(v.string()),
      (selector) => document.querySelector<HTMLInputElement>(selector)?.value ?? null,
      among,
    );
  const first = await until(`a field ${among}`, async () => {
    const value = await written();
    return value === null ? null : { value };
  });
  if (first.value === text) return;
  await press(tab, { among, named: '' });
  await tab.type(text);
  await until(`${text} in ${among}`, async () => (await written()) === text);
}

export function fieldValue({ tab }: Friend, label: string): Promise<string> {
  const among = `input[aria-label="${label}"]`;
  const value = (selector: string): string =>
    document.querySelector<HTMLInputElement>(selector)?.value ?? '';
  return until(label, () => ask(tab, v.string(), value, among).then((link) => link || null));
}

const inDialog = (named: string): Target => ({ among: 'dialog[open] button', named });
const barButton = (which: 'first-of-type' | 'last-of-type'): Target => ({
  among: `[data-region="bar"] > button:${which}, [data-region="bar"] > :${which} > button`,
  named: '',
});
const isDialogShut = { among: '[data-region="bar"] button', named: '' };

/** Opens the menu of the table, in whatever language. */
export function openMenu({ tab }: Friend): Promise<void> {
  return pressTo(tab, barButton('last-of-type'), inDialog(''));
}

/** Leaves for the first screen, in whatever language. */
export function goHome({ tab }: Friend): Promise<void> {
  return press(tab, barButton('first-of-type'));
}

export async function shutDialogs({ tab }: Friend): Promise<void> {
  await until('no dialog', async () => {
    const found = await pressable(tab, [inDialog('^Close$')]);
    if (found !== null) await tab.pressAt(found.point);
    return found === null && (await pressable(tab, [isDialogShut])) !== null;
  });
}

export async function openFromMenu(friend: Friend, entry: string): Promise<void> {
  await openMenu(friend);
  await press(friend.tab, inDialog(`^${entry}$`));
}

/** What the log of a round tells, the newest play first. */
export async function readLog(friend: Friend): Promise<readonly string[]> {
  await openFromMenu(friend, 'Log');
  const lines = await until('the lines of the log', async () => {
    const found = await ask(friend.tab, v.array(v.string()), linesOfLog, null);
    return found.length > 0 && found;
  });
  await shutDialogs(friend);
  return lines;
}

/** Runs in the page. */
function linesOfLog(): string[] {
  const items = document.querySelectorAll('dialog[open] ol li');
  return [...items].map(({ textContent }) => textContent);
}

export async function sitDown(friend: Friend, name = friend.name): Promise<void> {
  await typeInto(friend, 'main form input', name);
  await press(friend.tab, button('Sit down'));
}

/** With what a line about a tile in the hand begins. */
export const handWord = 'In hand: ';

/** All that a person at the table reads of it, but for who is there. */
export function tableWords({ tab }: Friend): Promise<string> {
  return ask(
    tab,
    v.string(),
    (hand) => {
      const parts = document.querySelectorAll(
        '[data-region="bar"] h1, [data-region="bar"] p, [data-region="hand"] button, ' +
          '[data-region="lake"] button, [data-part="middle"], aside li, main > div > h1',
      );
      return [...parts]
        .map((part) => {
          const words = part.ariaLabel ?? part.textContent;
          return part.closest('[data-region="hand"]') === null ? words : hand + words;
        })
        .join('\n');
    },
    handWord,
  );
}

const waitingSchema = v.object({ isAsked: v.boolean(), log: v.string() });

/**
 * The same once the table waits for one of the friends, and all who see its log read the same: then
 * nothing is on its way any more, also no pass that takes its time.
 */
export async function wordsAtRest(friend: Friend, friends: readonly Friend[]): Promise<string> {
  await until('a table at rest', async () => {
    const seen = await Promise.all(
      friends.map(({ tab }) => ask(tab, waitingSchema, waitingIn, null)),
    );
    // A curtain has no log.
    const logs = new Set(seen.map(({ log }) => log).filter((log) => log !== ''));
    return logs.size === 1 && seen.some(({ isAsked }) => isAsked);
  });
  return tableWords(friend);
}

/** Runs in the page: the log beside the table is there where only its dialog is shown, too. */
function waitingIn(): v.InferOutput<typeof waitingSchema> {
  const lines = [...document.querySelectorAll('aside ol li')];
  return {
    isAsked: document.title.startsWith('●'),
    log: lines.map(({ textContent }) => textContent).join('\n'),
  };
}

/** When the page was opened that a tab shows now. */
export function openedAt({ tab }: Friend): Promise<number> {
  return ask(tab, v.number(), () => performance.timeOrigin, null);
}

/**
 * Waits until somebody said something, in the language of this device. It stands at their seat and
 * leaves their name to be read.
 */
export async function hears({ tab }: Friend, by: Friend, phrase: string): Promise<void> {
  const said = { words: phrase, name: by.name };
  const place = await until(`“${phrase}” by ${by.name}`, () =>
    ask(tab, v.nullable(v.string()), placeOfSaid, said),
  );
  if (place !== 'beside') throw new Error(`“${phrase}” hides the name of ${by.name}.`);
}

/** Runs in the page. */
function placeOfSaid(said: { words: string; name: string }): 'beside' | 'over' | null {
  const bubble = [...document.querySelectorAll('[data-said]')].find(
    ({ textContent }) => textContent === said.words,
  );
  const parts = bubble?.closest('button')?.querySelectorAll('span') ?? [];
  const name = [...parts].find(({ textContent }) => textContent === said.name);
  if (bubble === undefined || name === undefined) return null;
  const { top, bottom, height } = name.getBoundingClientRect();
  const box = bubble.getBoundingClientRect();
  // Letters have air above and below.
  const isAside = box.top > bottom - height / 4 || box.bottom < top + height / 4;
  return isAside ? 'beside' : 'over';
}
