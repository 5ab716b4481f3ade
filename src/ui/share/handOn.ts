import { unlessSilent } from '../../store/silence.ts';
import type { Say } from '../../text/say.ts';

/** Puts a picture on the clipboard; tells whether the browser can, allowed it, and said so. */
export async function copyPicture(picture: Blob): Promise<boolean> {
  try {
    const item = new ClipboardItem({ [picture.type]: picture });
    await unlessSilent(navigator.clipboard.write([item]));
    return true;
  } catch {
    return false;
  }
}

export function canSend(what: ShareData): boolean {
  return typeof navigator.share === 'function' && navigator.canShare?.(what) !== false;
}

/** Returns how it went, in words; undefined where the person has thought better of it. */
export async function handOn(what: ShareData, say: Say): Promise<string | undefined> {
  try {
    await navigator.share(what);
    return say('share.sent');
  } catch (error) {
    const isCalledOff = error instanceof DOMException && error.name === 'AbortError';
    return isCalledOff ? undefined : say('share.notSent');
  }
}
