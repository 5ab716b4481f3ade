/**
 * Puts the focus on an element and shows it at the top of the window, where it is in the page. It
 * scrolls in the next frame: a change of screen begins at the top.
 * @returns what calls the scrolling off
 */
export function leadTo(elementId: string): () => void {
  const element = document.getElementById(elementId);
  element?.focus({ preventScroll: true });
  const frame = requestAnimationFrame(() => element?.scrollIntoView({ block: 'start' }));
  return () => cancelAnimationFrame(frame);
}
