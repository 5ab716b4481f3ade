import { expect, test } from 'vitest';
import { settleFirstSight } from '../../src/ui/firstSight.ts';

/** A page that the app has not begun in. */
function emptyPage(): Document {
  return new DOMParser().parseFromString(
    '<body><div id="root" role="presentation"></div></body>',
    'text/html',
  );
}

test('a heading is shown through a slot that listens for clicks', () => {
  const page = emptyPage();
  settleFirstSight(page, 'en', false);
  const root = page.getElementById('root');
  const heading = page.createElement('h1');
  root?.append(heading);
  const slot = heading.assignedSlot;
  expect(slot?.onclick).toBeInstanceOf(Function);
  expect(slot?.getRootNode()).not.toBe(page);
  expect(slot?.getAttribute('role')).toBe('presentation');
});
