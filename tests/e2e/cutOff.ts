import type { Page } from '@playwright/test';

/**
 * What of a screen is lost to somebody: the page scrolls sideways, words run out of the window, out
 * of their button, of the lake or under the edge of something that hides them, something has to be
 * scrolled sideways, or a control lies beside the window, under an edge or under another one.
 * @returns a line for each, nothing if all is well
 */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wrong = new Set<string>();
    const { scrollWidth, scrollHeight } = document.documentElement;
    if (scrollWidth > innerWidth)
      wrong.add(`the page scrolls sideways by ${scrollWidth - innerWidth}`);
    const top = document.querySelector('dialog[open]') ?? document.body;
    const scrolls = (value: string): boolean => value === 'auto' || value === 'scroll';
    const isClipping = (value: string): boolean => value === 'hidden' || value === 'clip';
    const liesInScroller = (element: Element): boolean => {
      for (let at = element.parentElement; at !== null; at = at.parentElement) {
        if (scrolls(getComputedStyle(at).overflowY) && at.scrollHeight > at.clientHeight)
          return true;
      }
      return false;
    };
    const isAside = (element: Element): boolean =>
      getComputedStyle(element).clipPath !== 'none' ||
      element.closest('[aria-hidden="true"]') !== null;

    const lookAt = (text: Text): void => {
      const words = text.data.trim();
      const owner = text.parentElement;
      if (owner === null || words === '') return;
      if (!owner.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return;
      const range = document.createRange();
      range.selectNodeContents(text);
      const box = range.getBoundingClientRect();
      if (box.width === 0) return;
      // A line may be lower than the boxes of its letters, which have air above and below.
      const air = Math.max(2, parseFloat(getComputedStyle(owner).fontSize) * 0.2);
      const told = `“${words.slice(0, 40)}”`;
      let [sideways, down] = [true, scrollHeight <= innerHeight];
      for (
        let at: Element | null = owner;
        at !== null && at !== document.body;
        at = at.parentElement
      ) {
        if (isAside(at)) return;
        const { overflowX, overflowY } = getComputedStyle(at);
        const { left, right, top: above, bottom } = at.getBoundingClientRect();
        if (
          at.matches(':not([role="gridcell"]) > button, summary') &&
          (box.right > right + 1 ||
            box.left < left - 1 ||
            box.top < above - air ||
            box.bottom > bottom + air)
        ) {
          wrong.add(`${told} runs out of its button`);
        }
        if (sideways && isClipping(overflowX) && (box.right > right + 1 || box.left < left - 1)) {
          wrong.add(`${told} is cut off at the side`);
        }
        const isBeyond = box.top < above - air || box.bottom > bottom + air;
        if (down && isBeyond && isClipping(overflowY))
          wrong.add(`${told} is cut off above or below`);
        if (scrolls(overflowX)) sideways = false;
        if (scrolls(overflowY)) down = false;
        if (down && isBeyond && at.matches('[data-part="middle"]'))
          wrong.add(`${told} leaves the lake`);
      }
      if (sideways && (box.right > innerWidth + 1 || box.left < -1))
        wrong.add(`${told} is beside the window`);
      if (down && (box.bottom > innerHeight + 1 || box.top < -1))
        wrong.add(`${told} is above or below the window`);
    };
    for (const element of top.querySelectorAll('*')) {
      const beyond = element.scrollWidth - element.clientWidth;
      if (beyond > 1 && scrolls(getComputedStyle(element).overflowX)) {
        wrong.add(`${element.tagName} ${element.className} scrolls sideways by ${beyond}`);
      }
    }
    const texts = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    for (let at = texts.nextNode(); at !== null; at = texts.nextNode()) {
      if (at instanceof Text) lookAt(at);
    }

    const lookAtSides = (control: Element): void => {
      const { left, right, width } = control.getBoundingClientRect();
      if (width === 0) return;
      const told = control.ariaLabel ?? control.textContent.trim().slice(0, 40);
      for (let at = control.parentElement; at !== null; at = at.parentElement) {
        const { overflowX } = getComputedStyle(at);
        if (scrolls(overflowX)) return;
        const edges = at.getBoundingClientRect();
        if (isClipping(overflowX) && (right > edges.right + 1 || left < edges.left - 1))
          wrong.add(`the control ${told} is cut off at the side`);
      }
      if (right > innerWidth + 1 || left < -1) wrong.add(`the control ${told} leaves the window`);
    };
    for (const control of top.querySelectorAll(
      'button, a[href], summary, select, textarea, input',
    )) {
      if (!isAside(control) && control.checkVisibility({ visibilityProperty: true }))
        lookAtSides(control);
    }
    for (const control of top.querySelectorAll(
      'button, a[href], summary, select, textarea, input[type="text"]',
    )) {
      if (isAside(control) || !control.checkVisibility({ visibilityProperty: true })) continue;
      if (scrollHeight > innerHeight || top !== document.body || liesInScroller(control))
        control.scrollIntoView({ block: 'center' });
      const { left, top: above, width, height } = control.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, above + height / 2);
      // A tip lies over something for as long as the focus is on what it tells of.
      if (hit !== null && hit.closest('[popover]') !== null) continue;
      if (hit === null || !(control.contains(hit) || hit.contains(control))) {
        const over = hit === null ? 'out of reach' : `covered by ${hit.outerHTML.slice(0, 120)}`;
        wrong.add(`${control.ariaLabel ?? control.textContent.trim().slice(0, 40)} is ${over}`);
      }
    }
    scrollTo(0, 0);
    return [...wrong];
  });
}
