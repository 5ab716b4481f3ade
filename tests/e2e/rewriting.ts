import { expect, type Page } from '@playwright/test';

/**
 * What goes through a page and puts nodes of its own where text was: a translator puts two elements
 * around all of it, a dictionary one around a word, others part it or put another text in its place.
 */
export const rewriters = ['translator', 'dictionary', 'parting', 'replacing'] as const;

export type Rewriter = (typeof rewriters)[number];

interface Rewriting {
  /** How many texts were rewritten. */
  texts: number;
  /** What the app has written where it is not shown, or beside old words. */
  readonly lost: string[];
  readonly errors: string[];
}

declare global {
  interface Window {
    rewriting?: Rewriting;
  }
}

/**
 * Has a rewriter go through the page, from before its first script on, and again after each change.
 * @param change whether it changes the words too, so that the app no longer finds its own; a
 *   translator does
 */
export async function rewriteTexts(page: Page, rewriter: Rewriter, change: boolean): Promise<void> {
  await page.addInitScript(
    ([how, isOther]) => {
      const seen: Rewriting = { texts: 0, lost: [], errors: [] };
      window.rewriting = seen;
      const own = new WeakSet<Node>();
      const other = (text: string): string => (isOther ? text.toUpperCase() : text);
      const wrap = (name: string, text: Text): HTMLElement => {
        const element = document.createElement(name);
        text.replaceWith(element);
        return element;
      };
      const copyOf = (text: Text): Text => {
        const copy = new Text(other(text.data));
        own.add(copy);
        return copy;
      };
      const ways = {
        translator: (text: Text) => {
          const inner = document.createElement('font');
          inner.append(copyOf(text));
          wrap('font', text).append(inner);
        },
        dictionary: (text: Text) => {
          const word = /[\p{L}\d]+/u.exec(text.data);
          if (word === null) return;
          const found = text.splitText(word.index);
          for (const part of [found, found.splitText(word[0].length)]) own.add(part);
          const copy = copyOf(found);
          wrap('span', found).append(copy);
        },
        parting: (text: Text) => {
          own.add(text.splitText(Math.ceil(text.data.length / 2)));
        },
        replacing: (text: Text) => text.replaceWith(copyOf(text)),
      };
      // What is between the large parts of a page, and no words.
      const isFormat = ({ parentElement }: Text): boolean =>
        parentElement?.matches('html, head, body, script, style') === true;
      const rewrite = (text: Text): void => {
        const { parentElement: parent } = text;
        // Elements in a picture are not drawn, and in a title there are none.
        const isPlain = parent instanceof SVGElement || parent?.localName === 'title';
        if (own.has(text) || parent === null || isFormat(text)) return;
        own.add(text);
        watch.observe(text, { characterData: true });
        ways[isPlain ? 'replacing' : how](text);
        seen.texts += 1;
      };
      const rewriteAll = (node: Node): void => {
        if (node instanceof Text) rewrite(node);
        for (const child of [...node.childNodes]) rewriteAll(child);
      };
      const written = (text: Text): void => {
        const isAlone = text.previousSibling === null && text.nextSibling === null;
        if (isFormat(text)) return;
        if (!text.isConnected || !isAlone) seen.lost.push(text.data);
        own.delete(text);
        rewrite(text);
      };
      const watch = new MutationObserver((records) => {
        const targets = new Set(records.map(({ target }) => target));
        for (const target of targets) if (target instanceof Text) written(target);
        for (const { addedNodes } of records) for (const node of addedNodes) rewriteAll(node);
        // What it has changed itself is no news.
        watch.takeRecords();
      });
      watch.observe(document, { childList: true, subtree: true, characterData: true });
      window.addEventListener('error', ({ message }) => seen.errors.push(message));
    },
    [rewriter, change] as const,
  );
}

/** Expects that the page is there, and that all words on it were written where they are read. */
export async function expectRewritten(page: Page, where: string): Promise<void> {
  await expect(page.locator('#root button').first(), where).toBeAttached();
  const { texts, lost, errors } = (await page.evaluate(() => window.rewriting)) ?? {};
  expect({ lost, errors }, where).toEqual({ lost: [], errors: [] });
  expect(texts, where).toBeGreaterThan(10);
}

/**
 * Presses what can be pressed, by chance, and keys of the table among it; waits after each press
 * until the page shows something again.
 * @param seed the same presses for the same seed
 */
export async function pressByChance(page: Page, presses: number, seed: number): Promise<void> {
  await page.evaluate(
    async ([count, first]) => {
      let state = first;
      const chance = (below: number): number => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return Math.floor((state / 2 ** 32) * below);
      };
      const keys = [...'123456789abcdefghijklmnopqrstuvwxyz?/0', 'Enter', 'Escape', 'ArrowRight'];
      const pressable =
        'button:not(:disabled), a[href^="#"], summary, input:is([type="radio"], [type="checkbox"])';
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const hasErred = (): boolean => (window.rewriting?.errors.length ?? 0) > 0;
      for (let press = 0; press < count && !hasErred(); press += 1) {
        const inside = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
        const found = [...inside.querySelectorAll<HTMLElement>(pressable)].filter((one) =>
          one.checkVisibility(),
        );
        const key = keys[chance(keys.length * 3)];
        const pressed = found[chance(found.length)];
        if (key === undefined) pressed?.click();
        else {
          const target = document.activeElement ?? document.body;
          target.dispatchEvent(
            new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
          );
        }
        do await frame();
        while (document.querySelector('#root button') === null && !hasErred());
      }
    },
    [presses, seed] as const,
  );
}
