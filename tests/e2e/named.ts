import type { Page } from '@playwright/test';

/** What a person can operate, and has to know by a name. */
const operable = [
  'button',
  'checkbox',
  'combobox',
  'link',
  'listbox',
  'radio',
  'searchbox',
  'slider',
  'spinbutton',
  'switch',
  'tab',
  'textbox',
] as const;

/** A line of the tree that tells of such a thing, and of no name of it. */
const nameless = new RegExp(`^\\s*- '?(?:${operable.join('|')})(?! ")(?:[ :]|$)`);

/**
 * What a page lacks of the names by which somebody finds the way who hears it: its one heading, the
 * heading of the dialog that is open, and the name of each control.
 */
export async function unnamed(page: Page, hasDialog: boolean): Promise<string[]> {
  const titled = page.getByRole('dialog').filter({ has: page.locator('h1, h2').first() });
  const [pages, dialogs, tree] = await Promise.all([
    page.locator('h1:visible').count(),
    hasDialog ? titled.count() : 1,
    page.locator('body').ariaSnapshot(),
  ]);
  const lines = tree.split('\n');
  const lacking = lines.flatMap((line, at) =>
    nameless.test(line) ? lines.slice(Math.max(0, at - 3), at + 2).join('\n') : [],
  );
  return [
    ...(pages === 1 ? [] : [`${pages} headings of the page`]),
    ...(dialogs === 1 ? [] : ['no heading of the dialog']),
    ...lacking,
  ];
}
