// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { createFaultStore } from '../../src/store/faults.ts';

const base = 'https://lakes.example/play/';

function openFaults() {
  const page = new EventTarget();
  const faults = createFaultStore(page, base);
  return {
    faults,
    told: () => faults.getState().passing?.message,
    fail: (error: unknown, filename: string, message = '') =>
      page.dispatchEvent(new ErrorEvent('error', { error, filename, message })),
    refuse: (reason: unknown) =>
      page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason })),
  };
}

function thrownBy(script: string): Error {
  const error = new Error(`thrown by ${script}`);
  error.stack = `${error}\n    at go (${script}:1:2)`;
  return error;
}

test('an error of a script of the app is told until it is understood, and then no more', () => {
  const { faults, told, fail } = openFaults();
  fail(new Error('broken'), `${base}assets/later/afterFirst-abc.js`);
  expect(told()).toBe('broken');
  faults.getState().acknowledge();
  fail(new Error('broken'), `${base}assets/later/afterFirst-abc.js`);
  expect(told()).toBeUndefined();
  fail(new Error('broken otherwise'), `${base}src/main.tsx?t=1`);
  expect(told()).toBe('broken otherwise');
});

test.each([
  ['an extension', new Error('theirs'), 'chrome-extension://abc/content.js'],
  ['a script written into the page', new Error('theirs'), base],
  ['another origin that tells of itself', new Error('theirs'), 'https://other.example/a.js'],
  ['another origin that tells nothing', null, ''],
  ['a notice of the browser', undefined, `${base}assets/index-abc.js`],
])('an error of %s disturbs nobody', (_, error, filename) => {
  const { told, fail } = openFaults();
  fail(error, filename, 'Script error.');
  expect(told()).toBeUndefined();
});

test('a resource that does not load disturbs nobody', () => {
  const { told } = openFaults();
  const link = document.head.appendChild(document.createElement('link'));
  createFaultStore(window, base);
  link.dispatchEvent(new Event('error'));
  expect(told()).toBeUndefined();
});

test('a refused promise of the app is told', () => {
  const { told, refuse } = openFaults();
  refuse(thrownBy(`${base}assets/index-abc.js`));
  expect(told()).toContain('index-abc');
});

test('a refused promise without a way that the error has taken is told', () => {
  const { told, refuse } = openFaults();
  const error = new Error('refused');
  error.stack = '';
  refuse(error);
  expect(told()).toBe('refused');
});

test.each([
  ['of an extension', thrownBy('moz-extension://abc/content.js')],
  ['of another origin', thrownBy('https://other.example/a.js')],
  ['that was called off', new DOMException('called off', 'AbortError')],
  ['without an error', undefined],
])('a refused promise %s disturbs nobody', (_, reason) => {
  const { told, refuse } = openFaults();
  refuse(reason);
  expect(told()).toBeUndefined();
});

test('an error that is mended is not told when it is reported', () => {
  const { faults, told, fail } = openFaults();
  const error = new Error('what stood there was another page');
  faults.getState().mend(error);
  fail(error, `${base}assets/index-abc.js`);
  expect(told()).toBeUndefined();
});

test.each(['pointerdown', 'keydown'])('a page is used once there is a %s', (press) => {
  const page = new EventTarget();
  const faults = createFaultStore(page, base);
  expect(faults.getState().wasUsed).toBe(false);
  page.dispatchEvent(new Event(press));
  expect(faults.getState().wasUsed).toBe(true);
});
