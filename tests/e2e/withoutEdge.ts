import type { Page } from '@playwright/test';

/**
 * Controls that nothing sets off from their ground where the browser chooses the colours; what
 * folds has its triangle.
 */
export function withoutEdge(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const top = document.querySelector('dialog[open]') ?? document.body;
    const hasEdge = (element: Element): boolean => {
      const style = getComputedStyle(element);
      const ground = style.backgroundColor;
      const bordered =
        parseFloat(style.borderTopWidth) > 0 &&
        style.borderTopStyle !== 'none' &&
        style.borderTopColor !== ground &&
        !/^rgba.*, 0\)$/.test(style.borderTopColor);
      const outlined = parseFloat(style.outlineWidth) > 0 && style.outlineStyle !== 'none';
      const underlined = style.textDecorationLine === 'underline';
      return bordered || outlined || underlined;
    };
    return [...top.querySelectorAll('button, select, textarea, input')]
      .filter((control) => control.closest('[aria-hidden="true"]') === null)
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter(
        (control) => !control.matches('input[type="radio"], input[type="checkbox"], [type="file"]'),
      )
      .filter((control) => ![control, ...control.querySelectorAll('*')].some(hasEdge))
      .map((control) => control.outerHTML.slice(0, 120));
  });
}
