import * as v from 'valibot';
import { baitOf, fishOf, formOf, legalPlays } from '../../src/engine/fishing/index.ts';
import { formatKind, invariant, type Play } from '../../src/engine/index.ts';
import { currentRound, type Match, startMatch } from '../../src/store/match/match.ts';
import { standInsOf } from '../../src/store/match/standIns.ts';
import { formatSaved, parseSaved, type Screen } from '../../src/store/table/saved.ts';
import { climbingSetup, climbingUntil, isOver } from '../e2e/climbingMatch.ts';
import { matchKey, matchUntil, playsOf, settingsKey, waitsForPerson } from '../e2e/storedMatch.ts';
import { positionOf } from '../support/fishing.ts';
import { setupOf } from '../support/matches.ts';
import { button, press, pressable, says, type Target } from './pressing.ts';
import { ask, type Tab, until } from './tab.ts';
import { seenIn } from './watchPage.ts';

/** Where the walk goes. */
export interface Place {
  readonly tab: Tab;
  /** Where the app is served. */
  readonly address: string;
  /** Takes the network away. */
  readonly cutOff: () => Promise<void>;
}

/** A part of the walk, which fails where the app does. */
export interface Part {
  readonly title: string;
  readonly walk: (place: Place) => Promise<void>;
}

/** How long a round may take to its end, in milliseconds. */
const longestRound = 120_000;

const expert = setupOf(['person', 'expert']);
const experts = climbingSetup(['person', 'expert', 'expert']);
const quick = { botSpeed: 'at-once', soundAsked: true };

/** What a person may press at the table of fishing, what leads on first. */
const fishingPresses: readonly Target[] = [
  button('Place it'),
  { among: '[data-region="lake"] button', named: '' },
  button('Place in the lake'),
  { among: '[data-region="hand"] button:not([aria-pressed="true"])', named: '' },
];

/** What a person may press at the table of climbing, what leads on first. */
const climbingPresses: readonly Target[] = [
  { among: '[data-region="actions"] button', named: '^(Play .|Lay nothing$)' },
  { among: '[data-region="hand"] button', named: ', can beat', below: true },
  button('Pass'),
  { among: '[data-region="hand"]:not(:has([aria-pressed="true"])) button', named: '', below: true },
];

export const parts: readonly Part[] = [
  {
    title: 'the first screen offers the games',
    walk: async ({ tab, address }) => {
      await tab.open(address);
      await says(tab, 'Fifteen Lakes');
      for (const game of ['Tiu-U', 'Shi Wu Hu', 'Sap Ng Wu']) {
        await until(`Play ${game}`, () =>
          pressable(tab, [{ among: 'button', named: `^Play ${game}` }]),
        );
      }
    },
  },
  {
    title: 'experts play a whole round of Sap Ng Wu by themselves',
    walk: async (place) => {
      await leave(place, startMatch(experts));
      await playRound(place.tab, climbingPresses);
      await expectAnswers(place.tab);
    },
  },
  {
    title: 'a press captures at Tiu-U, and the expert answers it',
    walk: async (place) => {
      const left = matchUntil(expert, canCapture);
      await leave(place, left);
      const capture = captureIn(left);
      invariant(capture !== undefined, 'there is a capture');
      const tile = (region: string, kind: string): Target => ({
        among: `[id^="${region}-${kind}."]`,
        named: '',
      });
      await press(place.tab, tile('hand', formatKind(baitOf(capture))));
      await press(place.tab, tile('lake', formatKind(fishOf(capture))));
      const match = await playOn(place.tab, left);
      invariant(currentRound(match).plays[playsOf(left)] === capture, 'the capture is kept');
    },
  },
  {
    title: 'a reload in the middle of a round finds the same table',
    walk: async (place) => {
      const { tab } = place;
      await leave(place, matchUntil(expert, waitsForPerson('hand', 9)));
      await until('the hand', () => pressable(tab, fishingPresses));
      const before = await tableInWords(tab);
      await expectSound(tab);
      await tab.reload();
      await until('the same table', async () => (await tableInWords(tab)) === before);
    },
  },
  {
    title: 'a round of Tiu-U is weighed',
    walk: (place) =>
      review(
        place,
        matchUntil(setupOf(['person', 'greedy']), () => false),
      ),
  },
  {
    title: 'a round of Sap Ng Wu is weighed',
    walk: (place) =>
      review(place, climbingUntil(climbingSetup(['person', 'greedy', 'greedy']), isOver)),
  },
  {
    title: 'without a network the round goes on after a reload',
    walk: async (place) => {
      const { tab } = place;
      const left = matchUntil(expert, waitsForPerson('hand', 9));
      await leave(place, left);
      await until('the app is kept on the device', () =>
        ask(
          tab,
          v.boolean(),
          () => navigator.serviceWorker.controller?.state === 'activated',
          null,
        ),
      );
      await place.cutOff();
      await tab.reload();
      await playOn(tab, left);
    },
  },
];

/** Walks a part; the page and its workers must be sound at its end. */
export async function walkPart({ walk }: Part, place: Place): Promise<void> {
  await walk(place);
  await expectSound(place.tab);
}

/** Opens the app on a device where an earlier visit has left a match. */
async function leave({ tab, address }: Place, match: Match, screen: Screen = 'table') {
  const saved = formatSaved({ screen, match, picks: [], looking: null, aside: null });
  await tab.open(address);
  await ask(
    tab,
    v.null(),
    (texts) => {
      for (const [key = '', text = ''] of texts) localStorage.setItem(key, text);
      return null;
    },
    [
      [settingsKey, JSON.stringify(quick)],
      [matchKey, saved],
    ],
  );
  await tab.open(address);
}

/** Plays what the table offers until the round is over. */
async function playRound(tab: Tab, presses: readonly Target[]): Promise<void> {
  await until(
    'the end of the round',
    async () => {
      if ((await pressable(tab, [button('Score sheet')])) !== null) return true;
      await pressFirst(tab, presses);
      return false;
    },
    longestRound,
  );
}

/** Plays at fishing until another bot has played, and it is the person's turn again. */
async function playOn(tab: Tab, left: Match): Promise<Match> {
  const match = await until('the next turn of the person', async () => {
    const now = await storedMatch(tab);
    if (waitsForPerson('hand', playsOf(left) + 1)(now)) return now;
    await pressFirst(tab, fishingPresses);
    return;
  });
  await expectAnswers(tab);
  return match;
}

async function pressFirst(tab: Tab, presses: readonly Target[]): Promise<void> {
  const found = await pressable(tab, presses);
  if (found !== null) await tab.pressAt(found.point);
}

async function review(place: Place, match: Match): Promise<void> {
  await leave(place, match, 'scores');
  await press(place.tab, button('Review'));
  await says(place.tab, 'Estimated by the |couldn’t weigh');
  await says(place.tab, 'Estimated by the ', 0);
}

/** The worker has answered, and no other bot has played for one that did not. */
async function expectAnswers(tab: Tab): Promise<void> {
  const standIns = standInsOf(currentRound(await storedMatch(tab)));
  invariant(standIns.length === 0, `no bot stands in, which one did at ${standIns}`);
  const { answers } = await seenIn(tab);
  invariant(answers > 0, 'the worker answers');
}

async function expectSound(tab: Tab): Promise<void> {
  const { faults } = await seenIn(tab);
  if (faults.length > 0) throw new Error([...new Set(faults)].join('; '));
}

async function storedMatch(tab: Tab): Promise<Match> {
  const text = await ask(tab, v.nullable(v.string()), (key) => localStorage.getItem(key), matchKey);
  const saved = parseSaved(text ?? '');
  invariant(saved.ok && saved.value.match !== null, 'a sound match is on the device');
  return saved.value.match;
}

/** All that a person at the table reads and hears, and what is kept of it. */
function tableInWords(tab: Tab): Promise<string> {
  return ask(
    tab,
    v.string(),
    (key) => {
      const parts = [...document.querySelectorAll('header p, button, [role="img"], li')];
      const words = parts.map((part) => part.ariaLabel ?? part.textContent);
      return [...words, localStorage.getItem(key)].join('\n');
    },
    matchKey,
  );
}

function canCapture(match: Match): boolean {
  return waitsForPerson('hand', 4)(match) && captureIn(match) !== undefined;
}

function captureIn(match: Match): Play | undefined {
  return legalPlays(positionOf(match)).find((play) => formOf(play) === 'capture');
}
