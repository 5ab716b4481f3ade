/** A key that was pressed elsewhere and is still held must not press what has the focus now. */
export function refuseHeldKey(event: Pick<KeyboardEvent, 'repeat' | 'preventDefault'>): void {
  if (event.repeat) event.preventDefault();
}
