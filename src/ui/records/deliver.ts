/** Puts a text on the clipboard; tells whether the browser allowed it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Hands a text to the person as a file to keep. */
export function saveText(file: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/octet-stream' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = file;
  link.click();
  // The download begins after this task; the address must outlive it.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
