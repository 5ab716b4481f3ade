/** What can wait does so for at most so long, in milliseconds. */
const longest = 3000;
/** A browser that does not tell when it is idle, as Safari, is thought to be after so long. */
const usual = 200;

/** Resolves when the page has nothing else to do. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) {
      requestIdleCallback(() => resolve(), { timeout: longest });
    } else setTimeout(resolve, usual);
  });
}
