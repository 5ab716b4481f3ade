/**
 * Keeps a button that has the focus now from being pressed by the key that was pressed elsewhere
 * and is still held.
 */
export function refuseHeldKey(event: Pick<KeyboardEvent, 'repeat' | 'preventDefault'>): void {
  if (event.repeat) event.preventDefault();
}
