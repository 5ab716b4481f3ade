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

/**
 * What a page lacks of the names by which somebody finds the way who hears it: its one heading, the
 * heading of the dialog that is open, and the name of each control.
 */
export async function unnamed(page: Page, hasDialog: boolean): Promise<string[]> {
  const headings = page.locator('h1:visible');
  const titled = page.getByRole('dialog').filter({ has: page.locator('h1, h2').first() });
  const [first, ...others] = operable.map((role) => page.getByRole(role, { name: /^\s*$/ }));
  if (first === undefined) throw new Error('There is nothing to operate.');
  const controls = others.reduce((all, one) => all.or(one), first);
  const [pages, dialogs, lacking] = await Promise.all([
    headings.count(),
    titled.count(),
    controls.evaluateAll((found) => found.map(({ outerHTML }) => outerHTML.slice(0, 160))),
  ]);
  return [
    ...(pages === 1 ? [] : [`${pages} headings of the page`]),
    ...(!hasDialog || dialogs === 1 ? [] : ['no heading of the dialog']),
    ...lacking,
  ];
}
