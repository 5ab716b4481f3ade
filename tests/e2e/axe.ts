import { expect, type Page } from '@playwright/test';
import axeCore, { type Result } from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axeCore;
  }
}

/** Tells what axe finds against a page, or against the dialog that is open. */
export async function expectAccessible(page: Page, name: string, dialog: boolean): Promise<void> {
  // Half a megabyte, which each document needs once; so does what axe reads of the style sheets.
  const isFirst = await page.evaluate(() => window.axe === undefined);
  if (isFirst) await page.evaluate(axeCore.source);
  const violations = await page.evaluate(
    async ([isDialog, preload]): Promise<Result[]> => {
      const found = await window.axe?.run(isDialog ? { include: ['dialog'] } : document, {
        rules: { 'target-size': { enabled: true } },
        resultTypes: ['violations'],
        iframes: false,
        preload,
      });
      if (found === undefined) throw new Error('axe is not there');
      return found.violations;
    },
    [dialog, isFirst] as const,
  );
  const told = violations.map(
    ({ id, nodes: [first, ...others] }) =>
      `${id}: ${first?.html.slice(0, 160)} ${first?.failureSummary} (and ${others.length} more)`,
  );
  expect.soft(told, name).toEqual([]);
}
