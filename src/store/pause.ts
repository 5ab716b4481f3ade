/** Lets the page do what is due; goes on before all else that waits, where the browser can. */
export function pause(): Promise<void> {
  return 'scheduler' in globalThis && 'yield' in scheduler
    ? scheduler.yield()
    : new Promise((resolve) => setTimeout(resolve));
}
