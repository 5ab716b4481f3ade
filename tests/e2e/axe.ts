import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { NodeResult } from 'axe-core';
import { showGradients, showPlainGrounds } from './plainGrounds.ts';

declare global {
  interface Window {
    axe?: typeof import('axe-core');
  }
}

/** The short form; the other one takes twice as long to be read. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export async function expectAccessible(page: Page, name: string, dialog: boolean): Promise<void> {
  // Half a megabyte, which each document needs once; so does what axe reads of the style sheets.
  const isFirst = await page.evaluate(() => window.axe === undefined);
  if (isFirst) await page.evaluate(source);
  await showPlainGrounds(page);
  const [wrong, unseen] = await page.evaluate(
    async ([isDialog, preload]) => {
      const found = await window.axe?.run(isDialog ? { include: ['dialog'] } : document, {
        rules: { 'target-size': { enabled: true } },
        resultTypes: ['violations', 'incomplete'],
        iframes: false,
        preload,
      });
      if (found === undefined) throw new Error('axe is not there');
      const grounds = ['bgGradient', 'bgImage', 'pseudoContent'];
      const isUnseen = ({ any }: NodeResult): boolean =>
        any.some(({ data }) => grounds.includes(data?.messageKey));
      const unsure = found.incomplete.flatMap(({ nodes }) => nodes.filter(isUnseen));
      return [found.violations, unsure.map(({ html }) => html.slice(0, 160))] as const;
    },
    [dialog, isFirst] as const,
  );
  await showGradients(page);
  const told = wrong.map(
    ({ id, nodes: [first, ...others] }) =>
      `${id}: ${first?.html.slice(0, 160)} ${first?.failureSummary} (and ${others.length} more)`,
  );
  expect.soft(told, name).toEqual([]);
  // Else contrast would no longer be looked at where a new kind of ground lies under words.
  expect.soft(unseen, `${name}: on what these words stand is known`).toEqual([]);
}
