/** Puts a text on the clipboard; tells whether the browser allowed it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

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

/** Hands something on to an app that the person chooses; tells whether it went, or that the person has thought better of it. */
export async function send(what: ShareData): Promise<'sent' | 'called-off' | 'failed'> {
  try {
    await navigator.share(what);
    return 'sent';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'called-off' : 'failed';
  }
}

let lastUrl: string | undefined;

/** Hands a text to the person as a file to keep. */
export function saveText(file: string, text: string): void {
  saveFile(file, new Blob([text], { type: 'application/octet-stream' }));
}

/** Hands what would be a file to the person to keep. */
export function saveFile(file: string, content: Blob): void {
  // A download begins some time after the click and nobody tells when, so each address lives until the next one is needed.
  if (lastUrl !== undefined) URL.revokeObjectURL(lastUrl);
  lastUrl = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = lastUrl;
  link.download = file;
  link.click();
}
