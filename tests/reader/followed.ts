import { closeSync, existsSync, openSync, readSync } from 'node:fs';

const atOnce = 1 << 16;

/** A file that another program writes: each call gives what was added since the last one. */
export function followed(path: string): () => string {
  let position = 0;
  // Half a character may stand at the end.
  const decoder = new TextDecoder();
  return () => {
    if (!existsSync(path)) return '';
    const file = openSync(path, 'r');
    const buffer = Buffer.alloc(atOnce);
    let added = '';
    for (;;) {
      const size = readSync(file, buffer, 0, atOnce, position);
      if (size === 0) break;
      position += size;
      added += decoder.decode(buffer.subarray(0, size), { stream: true });
    }
    closeSync(file);
    return added;
  };
}
