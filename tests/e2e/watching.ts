import type { Page } from '@playwright/test';

interface Watched {
  frames: number;
  down: number;
  sideways: number;
  readonly leaks: string[];
  curtains: number;
  hands: number;
}

declare global {
  interface Window {
    watched?: Watched;
  }
}

/** Looks in every frame whether the table could be scrolled. */
export async function watchScrolling(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { frames: 0, down: 0, sideways: 0, leaks: [], curtains: 0, hands: 0 };
    window.watched = seen;
    const look = (): void => {
      const { scrollHeight, scrollWidth } = document.documentElement;
      if (document.querySelector('[role="grid"]') !== null) {
        seen.frames += 1;
        seen.down = Math.max(seen.down, scrollHeight - window.innerHeight, window.scrollY);
        seen.sideways = Math.max(seen.sideways, scrollWidth - window.innerWidth, window.scrollX);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** How far the table could be scrolled at worst, and whether anybody looked. */
export function scrollingSeen(page: Page) {
  return page.evaluate(() => ({
    frames: (window.watched?.frames ?? 0) > 0,
    down: window.watched?.down,
    sideways: window.watched?.sideways,
  }));
}

/**
 * Looks at every change of the page, from before its first one, whether a hand is shown to somebody
 * who has not said “I’m …: show my hand”.
 */
export async function watchHands(page: Page): Promise<void> {
  await page.addInitScript(watchHandsHere);
}

/** Runs in the page. */
export function watchHandsHere(): void {
  const seen: Watched = { frames: 0, down: 0, sideways: 0, leaks: [], curtains: 0, hands: 0 };
  window.watched = seen;
  let looking: string | undefined;
  let lastCurtain: string | undefined;
  const look = (): void => {
    const curtain = [...document.querySelectorAll('h1')]
      .map(({ textContent }) => textContent)
      .find((words) => words.startsWith('Pass the device to'));
    const hands = [...document.querySelectorAll('[aria-label^="Hand: "]')];
    const owners = hands.map((hand) => /^Hand: (.+), \d/.exec(hand.ariaLabel ?? '')?.[1]);
    const tiles = document.querySelectorAll('[role="gridcell"], svg path[d*="a"]').length;
    // A curtain that comes down ends what the last person may see; the same one may linger after
    // “show my hand”.
    if (curtain !== undefined && curtain !== lastCurtain) looking = undefined;
    lastCurtain = curtain;
    if (curtain !== undefined) {
      seen.curtains += 1;
      if (tiles > 0) seen.leaks.push(`${tiles} tiles behind the curtain`);
    }
    for (const owner of owners) {
      seen.hands += 1;
      if (owner === undefined || owner !== looking) {
        seen.leaks.push(`the hand of ${owner} while ${looking ?? 'nobody'} looks`);
      }
    }
  };
  document.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null;
      looking = /^I’m (.+): show my hand$/.exec(button?.textContent ?? '')?.[1] ?? looking;
    },
    true,
  );
  new MutationObserver(look).observe(document, {
    childList: true,
    subtree: true,
    attributes: true,
    characterData: true,
  });
}

/** What was shown to the wrong person since the page was loaded. */
export function leaksSeen(page: Page) {
  return page.evaluate(() => ({
    leaks: window.watched?.leaks,
    curtains: (window.watched?.curtains ?? 0) > 0,
    hands: (window.watched?.hands ?? 0) > 0,
  }));
}
