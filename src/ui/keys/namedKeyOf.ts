/** They wait for the next key, or a writing method or the device hides what was pressed. */
const nameless = ['Dead', 'Process', 'Unidentified'];

/** They change what other keys mean. */
const forOtherKeys = [
  ...['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'Fn'],
  ...['CapsLock', 'NumLock', 'ScrollLock', 'FnLock'],
];

/** The name of a key that writes no sign, as `Enter` or `Shift`, whatever is held with it. */
export function namedKeyOf({ key }: Pick<KeyboardEvent, 'key'>): string | undefined {
  return /^[A-Z][A-Za-z\d]+$/u.test(key) && !nameless.includes(key) ? key : undefined;
}

/** Whether a press only changes what other keys mean, as those of Shift and Caps Lock do. */
export function isForOtherKeys(press: Pick<KeyboardEvent, 'key'>): boolean {
  return forOtherKeys.includes(press.key);
}

/** Tab, the keys from F1 on, and everything with a modifier but Shift. */
export function isForBrowser(
  press: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
): boolean {
  const { key, ctrlKey, metaKey, altKey } = press;
  return ctrlKey || metaKey || altKey || key === 'Tab' || /^F\d/.test(key);
}
