import { describe, expect, test } from 'vitest';
import { meantKeys } from '../../../src/ui/keys/meantKeys.ts';
import { isForBrowser, isForOtherKeys } from '../../../src/ui/keys/namedKeyOf.ts';
import { handKeyActions } from '../../../src/ui/table/useTableKeys.ts';
import { type Keyboard, keyboards } from './keyboards.ts';

const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const digits = [...'0123456789'];

function pressed(key: string, code: string, more: KeyboardEventInit = {}): readonly string[] {
  return meantKeys(new KeyboardEvent('keydown', { key, code, ...more }));
}

/** Where a person looks for a letter or digit: on the key that writes it, else at its place. */
function placeOf(key: string, keyboard: Keyboard): string {
  const own = Object.entries(keyboard).find(([, written]) => written === key)?.[0];
  return own ?? (/\d/.test(key) ? `Digit${key}` : `Key${key.toUpperCase()}`);
}

/** What a key writes with Caps Lock. Turkish has two letters i. */
function inCapitals(written: string, isTurkish: boolean): string {
  if (written === 'Process') return written;
  return isTurkish ? written.toLocaleUpperCase('tr') : written.toUpperCase();
}

describe.each(Object.entries<Keyboard>(keyboards))('on a keyboard: %s', (name, keyboard) => {
  test.each(['without', 'with'])('letters and digits are there, %s Caps Lock', (caps) => {
    const found = [...letters, ...digits].map((key) => {
      const code = placeOf(key, keyboard);
      const written = keyboard[code] ?? '';
      const key_ = caps === 'with' ? inCapitals(written, name.startsWith('Turkish')) : written;
      return pressed(key_, code, { modifierCapsLock: caps === 'with' })[0];
    });
    expect(found).toEqual([...letters, ...digits]);
  });

  test('the hand has its fifteen keys', () => {
    const chosen: number[] = [];
    const actions = handKeyActions((at) => chosen.push(at));
    for (const key of '1234567890aejqv') {
      const code = placeOf(key, keyboard);
      const meant = pressed(keyboard[code] ?? '', code).find((one) => actions[one] !== undefined);
      actions[meant ?? '']?.();
    }
    expect(chosen).toEqual(Array.from({ length: 15 }, (_, at) => at));
  });
});

test('the full stop is where it is written, else at its place', () => {
  expect(pressed('.', 'Comma', { shiftKey: true })).toEqual(['.']);
  expect(pressed('.', 'Slash')).toContain('.');
  expect(pressed('。', 'Period')).toContain('.');
  expect(pressed('Process', 'Period')).toEqual(['.']);
  expect(pressed('v', 'Period')).toEqual(['v']);
});

describe('a letter', () => {
  test('is the same with Shift, and with Shift and Caps Lock', () => {
    expect(pressed('L', 'KeyL', { shiftKey: true })).toEqual(['l']);
    expect(pressed('l', 'KeyL', { shiftKey: true, modifierCapsLock: true })).toEqual(['l']);
  });

  test('is the one that is written, not that of the place', () => {
    expect(pressed('a', 'KeyQ')).toEqual(['a']);
    expect(pressed('p', 'KeyR')).toEqual(['p']);
  });

  test.each([
    ['a comma of AZERTY', ',', 'KeyM', 'm'],
    ['a semicolon of Colemak', ';', 'KeyP', 'p'],
    ['an apostrophe of Dvorak', "'", 'KeyQ', 'q'],
    ['a full stop of Dvorak', '.', 'KeyE', 'e'],
  ])('is not meant by %s', (_, key, code, letter) => {
    expect(pressed(key, code)).not.toContain(letter);
  });

  test.each([
    ['a Russian', 'Д', 'KeyL', 'l'],
    ['a Greek', 'Λ', 'KeyL', 'l'],
    ['a Thai', 'ศ', 'KeyL', 'l'],
    ['a Korean', 'ㅆ', 'KeyT', 't'],
    ['a Hebrew, which are Latin', 'L', 'KeyL', 'l'],
  ])('is there with Shift on %s keyboard', (_, key, code, letter) => {
    expect(pressed(key, code, { shiftKey: true })[0]).toBe(letter);
  });
});

describe('a digit', () => {
  test.each<[string, string, string, KeyboardEventInit?]>([
    ['of the numeric keypad', '7', 'Numpad7'],
    ['of an Arabic numeric keypad', '٧', 'Numpad7'],
    ['that needs Shift', '7', 'Digit7', { shiftKey: true }],
    ['that Caps Lock makes', '7', 'Digit7', { modifierCapsLock: true }],
    ['without the Shift that it needs', 'è', 'Digit7'],
    ['with a Shift that it does not need', '&', 'Digit7', { shiftKey: true }],
  ])('is one %s', (_, key, code, more = {}) => {
    expect(pressed(key, code, more)).toContain('7');
  });

  test('is the one that is written, not that of the place', () => {
    expect(pressed('๑', 'Digit2', { shiftKey: true })).toEqual(['1']);
  });

  test('is none on the keypad without Num Lock, and on keys of their own', () => {
    expect(pressed('Home', 'Numpad7')).toEqual(['Home']);
    expect(pressed('²', 'Backquote')).toEqual(['²']);
    expect(pressed('½', 'Backquote')).toEqual(['½']);
  });
});

describe('a sign', () => {
  test.each([
    ['US', '?', 'Slash'],
    ['German', '?', 'Minus'],
    ['French', '?', 'KeyM'],
    ['Czech', '?', 'Comma'],
    ['Hungarian', '?', 'Comma'],
    ['Russian', '?', 'Digit7'],
    ['Thai', '?', 'KeyM'],
    ['Arabic', '؟', 'Slash'],
    ['wide', '？', 'Slash'],
    ['German', '/', 'Digit7'],
    ['Hungarian', '/', 'Digit6'],
    ['Arabic', '/', 'KeyL'],
  ])('that a %s keyboard writes with Shift comes first: %s', (_, key, code) => {
    expect(pressed(key, code, { shiftKey: true })[0]).toBe(key === '/' ? '/' : '?');
  });

  test.each([
    ['a Zhuyin letter', 'ㄥ'],
    ['a Thai letter', 'ฝ'],
    ['what a writing method takes', 'Process'],
  ])('is meant by %s at its place', (_, key) => {
    expect(pressed(key, 'Slash')).toEqual(['/']);
    expect(pressed(key, 'Slash', { shiftKey: true })).toEqual(['?']);
  });

  test('of another Latin keyboard is not meant by its place', () => {
    expect(pressed('-', 'Slash')).toEqual(['-']);
    expect(pressed('!', 'Slash')).toEqual(['!']);
    expect(pressed('z', 'Slash')).toEqual(['z']);
  });

  test('on a key of the digits comes after the digit without Shift', () => {
    expect(pressed('-', 'Digit6')).toEqual(['6', '-']);
    expect(pressed('/', 'Digit2')).toEqual(['2', '/']);
  });

  test('of the numeric keypad is one', () => {
    expect(pressed('/', 'NumpadDivide')).toEqual(['/']);
    expect(pressed('-', 'NumpadSubtract')).toEqual(['-']);
  });
});

describe('nothing of the app', () => {
  test.each([{ ctrlKey: true }, { altKey: true }, { metaKey: true }, { modifierAltGraph: true }])(
    'is meant with %o',
    (modifiers) => {
      expect(pressed('l', 'KeyL', modifiers)).toEqual([]);
      expect(pressed('ł', 'KeyL', modifiers)).toEqual([]);
      expect(pressed('1', 'Digit1', modifiers)).toEqual([]);
      expect(pressed('ArrowLeft', 'ArrowLeft', modifiers)).toEqual([]);
    },
  );

  test.each([
    ['a dead key', 'Dead', 'Digit6'],
    ['a soft keyboard', 'Unidentified', ''],
    ['a writing method without a place', 'Process', ''],
  ])('is meant by %s', (_, key, code) => {
    expect(pressed(key, code)).toEqual([]);
  });

  test('is meant by what a writing method takes in a field', () => {
    const field = document.createElement('input');
    let heard: readonly string[] | undefined;
    field.addEventListener('keydown', (event) => {
      heard = meantKeys(event);
    });
    field.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', code: 'Enter', isComposing: true }),
    );
    expect(heard).toEqual([]);
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Process', code: 'KeyL' }));
    expect(heard).toEqual([]);
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', code: 'Enter' }));
    expect(heard).toEqual(['Enter']);
  });
});

test('Caps Lock and its like are pressed for other keys', () => {
  expect(['Shift', 'CapsLock', 'AltGraph'].map((key) => isForOtherKeys({ key }))).toEqual([
    ...[true, true, true],
  ]);
  expect(isForOtherKeys({ key: 'l' })).toBe(false);
});

test('Tab, the function keys and combinations are for the browser', () => {
  const plain = { ctrlKey: false, metaKey: false, altKey: false };
  expect(isForBrowser({ ...plain, key: 'Tab' })).toBe(true);
  expect(isForBrowser({ ...plain, key: 'F5' })).toBe(true);
  expect(isForBrowser({ ...plain, key: 'l', metaKey: true })).toBe(true);
  expect(isForBrowser({ ...plain, key: 'F' })).toBe(false);
});
