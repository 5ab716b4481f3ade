import { expect, test } from 'vitest';
import { forgetLaterGlobals } from './laterGlobals.ts';

test('what later releases of Node have of a page goes, and nothing else', () => {
  const language = { Array, Promise, WebAssembly, globalThis };
  const own = { setTimeout, process, structuredClone, URL };
  const ofTheTests = { __vitest_worker__: true };
  const stays = { ...language, ...own, ...ofTheTests };
  const later = { localStorage: {}, sessionStorage: {}, navigator: {}, WebSocket: {}, Storage: {} };
  const owner = { ...stays, ...later };
  forgetLaterGlobals(owner);
  expect(Object.keys(owner)).toEqual(Object.keys(stays));
});

test('a test without a page finds none', () => {
  const names = ['localStorage', 'sessionStorage', 'navigator', 'document', 'WebSocket'];
  expect(names.filter((name) => name in globalThis)).toEqual([]);
});
