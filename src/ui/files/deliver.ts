import { unlessSilent } from '../../store/silence.ts';

/** Puts a text on the clipboard; tells whether the browser allowed it, and said so. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await unlessSilent(navigator.clipboard.writeText(text));
    return true;
  } catch {
    return false;
  }
}

let lastUrl: string | undefined;

export function saveText(file: string, text: string): void {
  saveFile(file, new Blob([text], { type: 'application/octet-stream' }));
}

export function saveFile(file: string, content: Blob): void {
  // A download begins some time after the click, and no event tells when. So each address lives
  // until the next one is made.
  if (lastUrl !== undefined) URL.revokeObjectURL(lastUrl);
  lastUrl = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = lastUrl;
  link.download = file;
  link.click();
}
