import * as v from 'valibot';
import { baitOf, fishOf, formOf, legalPlays } from '../../src/engine/fishing/index.ts';
import { formatKind, invariant, type Play } from '../../src/engine/index.ts';
import { currentRound, type Match, startMatch } from '../../src/store/match/match.ts';
import { climbingSetup, climbingUntil, isOver } from '../e2e/climbingMatch.ts';
import { matchKey, matchUntil, playsOf, waitsForPerson } from '../e2e/storedMatch.ts';
import { positionOf } from '../support/fishing.ts';
import { setupOf } from '../support/matches.ts';
import { expectSound, leaveMatch, type Walker } from './device.ts';
import { playOn, playRound, presses } from './playing.ts';
import { button, press, pressable, says, type Target } from './pressing.ts';
import { ask, type Tab, until } from './tab.ts';

/** A part of the walk, which fails where the app does. */
export interface Part {
  readonly title: string;
  readonly walk: (walker: Walker) => Promise<void>;
  /** Whether `npm test` leaves it out, as another part holds nearly all that it does. */
  readonly atFullLength?: true;
}

const expert = setupOf(['person', 'expert']);
const experts = climbingSetup(['person', 'expert', 'expert']);

/** The parts that every engine is walked through; after the last one there is no network. */
export const parts: readonly Part[] = [
  {
    title: 'the first screen offers the games',
    walk: async ({ tab, address }) => {
      await tab.open(address);
      await says(tab, 'Fifteen Lakes');
      for (const game of ['Tiu-U', 'Shi Wu Hu', 'Sap Ng Wu']) {
        const play = { among: 'button', named: `^Play ${game}` };
        await until(play.named, () => pressable(tab, [play]));
      }
    },
  },
  {
    title: 'experts play a whole round of Sap Ng Wu by themselves',
    walk: async (walker) => {
      await leaveMatch(walker, startMatch(experts));
      await playRound(walker.tab, 'climbing');
    },
  },
  {
    title: 'a press captures at Tiu-U, and the expert answers it',
    walk: async (walker) => {
      const left = matchUntil(expert, canCapture);
      await leaveMatch(walker, left);
      const capture = captureIn(left);
      invariant(capture !== undefined, 'there is a capture');
      await press(walker.tab, tile('hand', formatKind(baitOf(capture))));
      await press(walker.tab, tile('lake', formatKind(fishOf(capture))));
      const match = await playOn(walker.tab, left);
      invariant(currentRound(match).plays[playsOf(left)] === capture, 'the capture is kept');
    },
  },
  {
    title: 'a reload in the middle of a round finds the same table',
    walk: async (walker) => {
      const { tab } = walker;
      await leaveMatch(walker, matchUntil(expert, waitsForPerson('hand', 9)));
      await until('the hand', () => pressable(tab, presses.fishing));
      const before = await tableInWords(tab);
      await expectSound(tab);
      await tab.reload();
      await until('the same table', async () => (await tableInWords(tab)) === before);
    },
  },
  {
    title: 'a round of Tiu-U is weighed',
    atFullLength: true,
    walk: (walker) =>
      review(
        walker,
        matchUntil(setupOf(['person', 'greedy']), () => false),
      ),
  },
  {
    title: 'a round of Sap Ng Wu is weighed',
    walk: (walker) =>
      review(walker, climbingUntil(climbingSetup(['person', 'greedy', 'greedy']), isOver)),
  },
  {
    title: 'without a network the round goes on after a reload',
    walk: async (walker) => {
      const { tab } = walker;
      const left = matchUntil(expert, waitsForPerson('hand', 9));
      await leaveMatch(walker, left);
      const isKept = () => navigator.serviceWorker.controller?.state === 'activated';
      await until('the app on the device', () => ask(tab, v.boolean(), isKept, null));
      await walker.cutOff();
      await tab.reload();
      await playOn(tab, left);
    },
  },
];

/** Walks a part; the page and its workers must be sound at its end. */
export async function walkPart({ walk }: Part, walker: Walker): Promise<void> {
  await walk(walker);
  await expectSound(walker.tab);
}

async function review(walker: Walker, match: Match): Promise<void> {
  await leaveMatch(walker, match, { screen: 'scores' });
  await press(walker.tab, button('Review'));
  await says(walker.tab, 'Estimated by Mei|couldn’t weigh');
  await says(walker.tab, 'Estimated by Mei', 0);
}

/** All that a person at the table reads and hears, and what is kept of it. */
function tableInWords(tab: Tab): Promise<string> {
  return ask(tab, v.string(), readTable, matchKey);
}

/** Runs in the page. */
function readTable(key: string): string {
  const told = [...document.querySelectorAll('header p, button, [role="img"], li')];
  const words = told.map((element) => element.ariaLabel ?? element.textContent);
  return [...words, localStorage.getItem(key)].join('\n');
}

function tile(region: 'hand' | 'lake', kind: string): Target {
  return { among: `[id^="${region}-${kind}."]`, named: '' };
}

function canCapture(match: Match): boolean {
  return waitsForPerson('hand', 4)(match) && captureIn(match) !== undefined;
}

function captureIn(match: Match): Play | undefined {
  return legalPlays(positionOf(match)).find((play) => formOf(play) === 'capture');
}
