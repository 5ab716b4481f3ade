/** What the page's live region was told; `at` is in milliseconds since 1970. */
export interface Told {
  readonly at: number;
  readonly words: string;
}

declare global {
  interface Window {
    /** What `watchTold` has seen. */
    toldHere?: Told[];
  }
}

/** Runs in the page, before its scripts: keeps each element that is added to a live region. */
export function watchTold(): void {
  const told: Told[] = [];
  window.toldHere = told;
  const region = '[data-told][aria-live]';
  const keep = (node: Node): void => {
    const words = (node.textContent ?? '').trim();
    if (words !== '') told.push({ at: Date.now(), words });
  };
  const observer = new MutationObserver((changes) => {
    const kept = new Set<Node>();
    const keepOnce = (node: Node): void => {
      if ([...kept].some((known) => known.contains(node))) return;
      kept.add(node);
      keep(node);
    };
    for (const { type, target, addedNodes } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      if (element?.closest(region)) {
        for (const node of addedNodes) keepOnce(node);
        if (type === 'characterData') keepOnce(target);
      }
      // A region that comes with words in it.
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        const regions = [...(node.matches(region) ? [node] : []), ...node.querySelectorAll(region)];
        for (const come of regions) for (const child of come.childNodes) keepOnce(child);
      }
    }
  });
  observer.observe(document, { childList: true, characterData: true, subtree: true });
}
