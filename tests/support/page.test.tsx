import { expect, test } from 'vitest';

test('a test with a page has what that page has, on every release of Node', () => {
  localStorage.setItem('here', 'for ever');
  sessionStorage.setItem('here', 'for now');
  expect(localStorage).toBeInstanceOf(Storage);
  expect([localStorage.getItem('here'), sessionStorage.getItem('here')]).toEqual([
    'for ever',
    'for now',
  ]);
  expect(navigator).toBeInstanceOf(Navigator);
  expect(navigator.userAgent).toContain('jsdom');
  window.dispatchEvent(new StorageEvent('storage', { storageArea: localStorage }));
  window.dispatchEvent(new CustomEvent('own'));
});
