/** The longest wait for an idle page, in milliseconds. */
const longest = 3000;
/** The wait in a browser that does not tell when it is idle, as Safari, in milliseconds. */
const usual = 200;

/** Resolves when the page has nothing else to do, or after the longest wait. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) {
      requestIdleCallback(() => resolve(), { timeout: longest });
    } else setTimeout(resolve, usual);
  });
}
