import type { BrowserContext, Page } from '@playwright/test';
import { formOf, legalPlays } from '../../src/engine/fishing/index.ts';
import { invariant, type Play } from '../../src/engine/index.ts';
import { isHere } from '../../src/store/match/holder.ts';
import {
  currentRound,
  holderAt,
  type Match,
  type MatchSetup,
  startMatch,
  withPlay,
} from '../../src/store/match/match.ts';
import type { Settings } from '../../src/store/settings.ts';
import { formatSaved, type Screen } from '../../src/store/table/saved.ts';
import { positionOf } from '../support/fishing.ts';
import { matchIn } from '../support/savedMatch.ts';
import { botPlay } from '../support/thinkers.ts';

export const matchKey = 'fifteen-lakes/match';
export const settingsKey = 'fifteen-lakes/settings';

export type Chooser = (legal: readonly Play[]) => Play | undefined;

/** Takes a fish wherever one can be taken. */
const capturing: Chooser = (legal) => legal.at(-1);
/** Leaves every tile in the lake. */
export const placing: Chooser = (legal) => legal.find((play) => formOf(play) === 'place');

/**
 * A match played on from its first deal until something holds, at the latest until its round is
 * over.
 */
export function matchUntil(
  setup: MatchSetup,
  holds: (match: Match) => boolean,
  choose: Chooser = capturing,
): Match {
  return playedOn(startMatch(setup), holds, choose);
}

/**
 * A match played on from where it stands until something holds, at the latest until its round is
 * over.
 */
export function playedOn(
  begun: Match,
  holds: (match: Match) => boolean,
  choose: Chooser = capturing,
): Match {
  let match = begun;
  while (positionOf(match).phase !== 'over' && !holds(match)) {
    const position = positionOf(match);
    const chosen = isHere(holderAt(match, position.seat))
      ? choose(legalPlays(position))
      : botPlay(match);
    invariant(chosen !== undefined, 'there is a play to choose');
    const next = withPlay(match, chosen);
    invariant(next.ok, 'the chosen play is legal');
    match = next.value;
  }
  return match;
}

/**
 * Whether a match waits for a person to choose with a hand tile or with a drawn one, after some
 * plays at least.
 */
export function waitsForPerson(phase: 'hand' | 'drawn', plays = 0): (match: Match) => boolean {
  return (match) => {
    const position = positionOf(match);
    return (
      playsOf(match) >= plays &&
      position.phase === phase &&
      isHere(holderAt(match, position.seat)) &&
      legalPlays(position).length > 1
    );
  };
}

export function playsOf(match: Match): number {
  return currentRound(match).plays.length;
}

/** What an earlier visit has chosen: it has answered what is asked once. */
const usual: Partial<Settings> = {
  ...{ botSpeed: 'at-once', pointsOnFish: true },
  ...{ soundAsked: true, lessonOffered: true },
};

interface Left extends Partial<Settings> {
  readonly screen?: Screen;
}

/**
 * Leaves a match and settings on the device, as an earlier visit would have; a reload finds what
 * came after.
 */
export async function leaveMatch(
  page: Page | BrowserContext,
  match: Match | null,
  { screen = 'table', ...settings }: Left = {},
): Promise<void> {
  const texts: [string, string][] = [[settingsKey, JSON.stringify({ ...usual, ...settings })]];
  if (match !== null) texts.push([matchKey, savedText(match, screen)]);
  await page.addInitScript((left) => {
    // The empty page that a window begins with may not keep anything.
    if (location.origin === 'null') return;
    for (const [key, text] of left) {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
    }
  }, texts);
}

/** Leaves it so, and opens the page. */
export async function openMatch(page: Page, match: Match | null, left?: Left): Promise<void> {
  await leaveMatch(page, match, left);
  await page.goto('./');
}

/** Puts another match in the place of the one on the device, for the next page to find. */
export async function putMatch(page: Page, match: Match): Promise<void> {
  await page.evaluate(
    ([key = '', text = '']) => localStorage.setItem(key, text),
    [matchKey, savedText(match, 'table')],
  );
}

/** Puts another match in the place of the one that a page shows. */
export async function replaceMatch(
  page: Page,
  match: Match,
  screen: Screen = 'table',
): Promise<void> {
  await page.evaluate(
    ([key = '', text = '']) => {
      localStorage.setItem(key, text);
      // Whatever room was shown, the match is wanted now.
      history.replaceState(null, '', './');
    },
    [matchKey, savedText(match, screen)],
  );
  await page.reload();
}

function savedText(match: Match, screen: Screen): string {
  return formatSaved({ screen, match, picks: [], looking: null, aside: null });
}

/** Changes settings on the device while the page is open, as another tab would. */
export async function changeSettings(page: Page, change: Partial<Settings>): Promise<void> {
  await page.evaluate(
    ([key = '', changed = '']) => {
      const settings: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
      const newValue = JSON.stringify(Object.assign({}, settings, JSON.parse(changed)));
      localStorage.setItem(key, newValue);
      // A browser tells the other tabs alone.
      dispatchEvent(new StorageEvent('storage', { key, newValue }));
    },
    [settingsKey, JSON.stringify(change)],
  );
}

export function storedText(page: Page): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), matchKey);
}

export async function storedMatch(page: Page): Promise<Match> {
  return matchIn(await page.evaluate(() => ({ ...localStorage })));
}
