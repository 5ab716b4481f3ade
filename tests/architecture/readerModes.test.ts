import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const screens = readdirSync('src/ui', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.tsx'))
  .map((entry) => join(entry.parentPath, entry.name));

test('no button is said to open something', () => {
  // Screen readers take a button with a popup for a menu: they change into the mode in which all
  // keys go to the page, and arrows no longer read. A dialog says itself that it has opened.
  const popups = screens.filter((path) => /aria-?haspopup/i.test(readFileSync(path, 'utf8')));
  expect(screens).toContain(join('src/ui', 'button', 'IconButton.tsx'));
  expect(popups).toEqual([]);
});
