/** Puts a picture on the clipboard; tells whether the browser can, and allowed it. */
export async function copyPicture(picture: Blob): Promise<boolean> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ [picture.type]: picture })]);
    return true;
  } catch {
    return false;
  }
}

/** Whether the browser can hand something on to another app of the device. */
export function canSend(what: ShareData): boolean {
  return typeof navigator.share === 'function' && navigator.canShare?.(what) !== false;
}

/**
 * Hands something on to an app that the person chooses; tells whether it went, or that the person
 * has thought better of it.
 */
export async function send(what: ShareData): Promise<'sent' | 'called-off' | 'failed'> {
  try {
    await navigator.share(what);
    return 'sent';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'called-off' : 'failed';
  }
}
