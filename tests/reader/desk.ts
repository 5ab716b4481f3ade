import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { callOf, until } from '../browsers/tab.ts';
import { type ReaderBrowser, startBrowser } from './readerBrowser.ts';
import type { Utterance } from './speech.ts';
import { startSurroundings } from './surroundings.ts';
import { type Told, watchTold } from './watchTold.ts';

/** What an earlier visit has left on the device: texts by their keys. */
export type Storage = Readonly<Record<string, string>>;

/** A person with a screen reader before a browser; all they do is press keys. */
export interface Desk {
  readonly name: ReaderBrowser;
  /** Only to ask it, or to run a script before those of a page: a person has no hand in there. */
  readonly page: Page;
  /**
   * Opens what follows the address of the app, or another address.
   * @param left.storage what an earlier visit has left; without it the device keeps what it has
   */
  readonly open: (path?: string, left?: { readonly storage?: Storage }) => Promise<void>;
  /** Presses keys, one after the other, by the names that X has for them. */
  readonly keys: (...names: readonly string[]) => Promise<void>;
  readonly type: (text: string) => void;
  /** Waits until the reader has been silent for so many milliseconds. */
  readonly quiet: (silence?: number) => Promise<void>;
  readonly hush: () => Promise<void>;
  /** Forgets what was said and told so far. */
  readonly mark: () => Promise<void>;
  /** What was spoken since the mark. */
  readonly spoken: () => readonly Utterance[];
  /** What the live region was told since the mark. */
  readonly region: () => Promise<readonly Told[]>;
  /** What has the focus in the page: its tag, name and description, after those of its grid. */
  readonly focused: () => Promise<string>;
  /** Presses Tab, or another key that moves, until the focus is there, and then is silent. */
  readonly tabTo: (wanted: RegExp, key?: string) => Promise<void>;
  /** Keeps something that a listener missed, so that the scenario goes on and fails at its end. */
  readonly complain: (about: string) => void;
  readonly complaints: () => readonly string[];
  readonly orcaLog: string;
  readonly stop: () => Promise<void>;
}

/** How long a person takes from key to key, in milliseconds. */
const betweenKeys = 150;
/** More stops than any screen has. */
const mostSteps = 60;
/** How often the focus is looked for after a key before the next one is pressed. */
const mostLooks = 6;
const toldSchema = v.array(v.object({ at: v.number(), words: v.string() }));

/** What a person has chosen who sits at a desk. */
interface DeskChoices {
  /** How fast the reader speaks, from 0 to 99. */
  readonly rate?: number | undefined;
}

export async function openDesk(
  name: ReaderBrowser,
  address: string,
  { rate = 50 }: DeskChoices = {},
): Promise<Desk> {
  const { env, act, speech, orcaLog, end } = await startSurroundings(rate);
  try {
    const browser = await startBrowser(name, env);
    const context = await browser.newContext({ viewport: null });
    context.setDefaultTimeout(120_000);
    await context.addInitScript({ content: callOf(watchTold, null) });
    const page = await context.newPage();
    let since = Date.now();
    /** What pages that are gone were told. */
    let earlier: Told[] = [];
    const complaints: string[] = [];
    const toldHere = async (): Promise<Told[]> =>
      v.parse(toldSchema, await page.evaluate(() => window.toldHere ?? []));
    const goTo = async (where: string): Promise<void> => {
      earlier = [...earlier, ...(await toldHere())];
      await page.goto(where);
    };
    const quiet = async (silence = 1500): Promise<void> => {
      const isQuiet = (): boolean => {
        const log = speech();
        const isSpeaking = log.utterances().some(({ ended }) => ended === undefined);
        return !isSpeaking && Date.now() - Math.max(log.lastChange(), asked) > silence;
      };
      const asked = Date.now();
      await until('silence', isQuiet, 180_000);
    };
    const keys = async (...names: readonly string[]): Promise<void> => {
      for (const key of names) {
        act('xdotool', ['key', key]);
        await new Promise((goOn) => setTimeout(goOn, betweenKeys));
      }
    };
    const focused = async (): Promise<string> =>
      v.parse(v.string(), await page.evaluate(callOf(focusedHere, null)));
    return {
      name,
      page,
      open: async (path = '', { storage } = {}) => {
        const where = new URL(path, address);
        // A page of the same device where the app does not run.
        await goTo(new URL('icon.svg', where).href);
        if (storage !== undefined) {
          await page.evaluate((texts) => {
            localStorage.clear();
            for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
          }, storage);
        }
        await goTo(where.href);
        await page.bringToFront();
      },
      keys,
      type: (text) => act('xdotool', ['type', '--delay', `${betweenKeys}`, text]),
      quiet,
      hush: async () => {
        await keys('Control_L');
        await quiet(300);
      },
      mark: async () => {
        earlier = [];
        await page.evaluate(() => window.toldHere?.splice(0));
        since = Date.now();
      },
      spoken: () =>
        speech()
          .utterances()
          .filter(({ sent }) => sent >= since),
      region: async () => [...earlier, ...(await toldHere())].filter(({ at }) => at >= since),
      focused,
      tabTo: async (wanted, key = 'Tab') => {
        let place = await focused();
        for (let steps = 0; !wanted.test(place); steps += 1) {
          if (steps === mostSteps) throw new Error(`${wanted} is not reached by ${key}.`);
          await keys(key);
          const before = place;
          place = await focused();
          // A page that is slow to move the focus would be passed by. Two stops may be called alike.
          for (let looks = 0; place === before && looks < mostLooks; looks += 1) {
            await new Promise((goOn) => setTimeout(goOn, betweenKeys));
            place = await focused();
          }
        }
        await quiet();
      },
      complain: (about) => complaints.push(about),
      complaints: () => complaints,
      orcaLog,
      stop: async () => {
        await browser.close();
        end();
      },
    };
  } catch (error) {
    end();
    throw error;
  }
}

/** Runs in the page. */
function focusedHere(): string {
  const element = document.activeElement;
  const grid = element?.closest('[role="grid"]');
  const wordsIn = (it: Element, attribute: string): string =>
    (it.getAttribute(attribute)?.split(' ') ?? [])
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ');
  const aboutOf = (it: Element): string => wordsIn(it, 'aria-describedby');
  const labelOf = (it: Element): string | undefined =>
    it instanceof HTMLInputElement ? it.labels?.[0]?.textContent : undefined;
  const namesOf = (it: Element): string =>
    wordsIn(it, 'aria-labelledby') ||
    (it.getAttribute('aria-label') ?? labelOf(it) ?? it.textContent);
  return [...(grid ? [grid] : []), ...(element ? [element] : [])]
    .map((it) => `${it.tagName.toLowerCase()} ${namesOf(it)} ${aboutOf(it)}`)
    .map((words) => words.trim().slice(0, 80))
    .join(' > ');
}
