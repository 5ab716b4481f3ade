/**
 * Goes on with what is there at once, and with what is still loaded once it has come.
 * @param goOn may throw where the value is there; `onFailure` hears what it throws later
 * @param onFailure hears what could not be loaded
 */
export function onceLoaded<Value>(
  value: Value | Promise<Value>,
  goOn: (value: Value) => void,
  onFailure: (error: unknown) => void,
): void {
  if (value instanceof Promise) value.then(goOn).catch(onFailure);
  else goOn(value);
}
