import { expect, type Page } from '@playwright/test';
import type { Match } from '../../src/store/match/match.ts';
import { newsOf } from '../../src/store/match/news.ts';
import { hearPlays } from '../support/heardPlays.ts';
import { roundToHear } from '../support/playsToHear.ts';
import { voices } from '../support/voices.ts';

/** What has happened to the live region and to the focus of a page, and what was pressed. */
type Happening =
  /** The region has come, with words in it or without. */
  | { readonly what: 'region'; readonly words: string }
  /** One change: the elements that were added at once. */
  | { readonly what: 'told'; readonly added: readonly string[] }
  /** What was told has changed in its place. */
  | { readonly what: 'altered'; readonly words: string }
  /** A dialog was closed while something was in the region: some readers take it for new. */
  | { readonly what: 'left'; readonly words: string }
  /** So many names and states of parts of the page have changed at once. */
  | { readonly what: 'renamed'; readonly parts: number }
  | { readonly what: 'focus'; readonly on: string }
  | { readonly what: 'press' };

declare global {
  interface Window {
    /** What was told and where the focus was since the page was loaded, in its order. */
    happenings?: Happening[];
  }
}

/**
 * Keeps what the page tells from its first moment on: the region empties itself, so what stands in
 * it now is not all that was told.
 */
export async function recordTold(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const happenings: Happening[] = [];
    window.happenings = happenings;
    let known: Element | null = null;
    let wasOpen = false;
    new MutationObserver((records) => {
      const region = document.querySelector('[data-told]');
      const isOpen = document.querySelector('dialog[open]') !== null;
      const words = region?.textContent ?? '';
      if (wasOpen && !isOpen && words !== '') happenings.push({ what: 'left', words });
      wasOpen = isOpen;
      if (region !== known) {
        known = region;
        if (region !== null) happenings.push({ what: 'region', words });
        return;
      }
      if (region === null) return;
      const added: string[] = [];
      for (const { type, target, addedNodes } of records) {
        if (type === 'attributes') continue;
        if (target === region) for (const node of addedNodes) added.push(node.textContent ?? '');
        else if (region.contains(target)) {
          happenings.push({ what: 'altered', words: target.textContent ?? '' });
        }
      }
      if (added.length > 0) happenings.push({ what: 'told', added });
    }).observe(document, {
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: ['open'],
      subtree: true,
    });
    new MutationObserver((records) => {
      happenings.push({ what: 'renamed', parts: records.length });
    }).observe(document, { attributeFilter: ['aria-label', 'aria-disabled'], subtree: true });
    const press = (): void => void happenings.push({ what: 'press' });
    addEventListener('keydown', press, true);
    // It comes after the focus that a press of the mouse brings.
    addEventListener('click', press, true);
    addEventListener(
      'focusin',
      ({ target }) => {
        if (!(target instanceof HTMLElement)) return;
        // There the focus rests until it is led on.
        if (target.hasAttribute('data-rests')) return;
        const on = target.id || target.tagName;
        happenings.push({ what: 'focus', on });
      },
      true,
    );
  });
}

export async function happeningsOf(page: Page): Promise<readonly Happening[]> {
  return (await page.evaluate(() => window.happenings)) ?? [];
}

export async function toldSoFar(page: Page): Promise<readonly string[]> {
  const happenings = await happeningsOf(page);
  return happenings.flatMap((each) => (each.what === 'told' ? each.added.join(' | ') : []));
}

/** Everything was told as screen readers speak it: one element a time, in a region that was there. */
export function expectSpoken(happenings: readonly Happening[]): void {
  const wrong = happenings.filter(
    (each) =>
      each.what === 'altered' ||
      each.what === 'left' ||
      (each.what === 'region' && each.words !== '') ||
      (each.what === 'told' && each.added.length !== 1),
  );
  expect(wrong, 'what readers lose or speak in disorder').toEqual([]);
  const told = happenings.flatMap((each) => (each.what === 'told' ? each.added : []));
  expect(told.filter((words, at) => words === told[at - 1])).toEqual([]);
}

/**
 * After the last press the page has led the focus nowhere before it had told something.
 * @returns whether it has led it anywhere
 */
export function expectFocusAfter(words: string, happenings: readonly Happening[]): boolean {
  const since = happenings.slice(happenings.findLastIndex(({ what }) => what === 'press') + 1);
  const focus = since.findIndex(({ what }) => what === 'focus');
  if (focus < 0) return false;
  const before = since.slice(0, focus).flatMap((each) => (each.what === 'told' ? each.added : []));
  expect(before.join(' ')).toContain(words);
  return true;
}

/**
 * Orca drops news that come with more than 50 changes, and hears of a name twice from Firefox, so
 * up to 24 at once leave it room.
 */
const readersTake = 24;

/** Between two things that were pressed or told few parts of the page have changed their names. */
export function expectFewRenamed(happenings: readonly Happening[]): void {
  let parts = 0;
  for (const each of happenings) {
    if (each.what === 'renamed') parts += each.parts;
    if (each.what === 'press' || each.what === 'told') parts = 0;
    expect(parts).toBeLessThanOrEqual(readersTake);
  }
}

export interface Listener {
  /** Nothing told so far is wrong, and every play of the match was told, and its end. */
  readonly expectAllTold: (told: readonly string[], match: Match) => void;
  /** What was told beside plays since the last one. */
  readonly saidLast: (told: readonly string[], match: Match) => readonly string[];
}

/**
 * Listens to a page from the moment in which it opens a table: every play is told once, in its
 * order, with what it has brought.
 * @param opened the match as the page finds it
 */
export function listenFrom(opened: Match): Listener {
  // What is news to the one who opens it is told again.
  const begun = newsOf(opened, 0, { tapsPasses: false }).begin;
  /** What is wrong with what was told so far, if anything, and how much was told. */
  const hear = (told: readonly string[], match: Match) => {
    const heard = hearPlays(0, begun, false);
    const { plays, end } = roundToHear(match, voices.en);
    const wrong = told.flatMap((words) => heard.hear(words, plays) ?? []);
    return { wrong, heard, plays, end };
  };
  return {
    expectAllTold: (told, match) => {
      const { wrong, heard, plays, end } = hear(told, match);
      expect(wrong).toEqual([]);
      expect(heard.count()).toBe(plays.length);
      expect(heard.isWithin()).toBe(false);
      if (end === undefined) return;
      const last = heard.others().slice(-end.length);
      expect(last.map(({ words }) => words.replace(/\.$/, ''))).toEqual(end);
    },
    saidLast: (told, match) => {
      const { heard } = hear(told, match);
      const others = heard.others().filter(({ after }) => after === heard.count());
      return others.map(({ words }) => words);
    },
  };
}
