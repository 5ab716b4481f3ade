/** A change of the live region: what was added to it, in words. */
export interface RegionChange {
  readonly words: string;
  /** When it was added, in milliseconds of the given clock. */
  readonly at: number;
}

export interface RegionRecord {
  /** Takes note of what has changed since; what a test calls one change is between two calls. */
  readonly look: () => void;
  readonly changes: () => readonly RegionChange[];
  /** What a screen reader would speak wrongly or not at all, in words. */
  readonly faults: () => readonly string[];
  readonly stop: () => void;
}

/** So long the region stands empty before it is filled, in milliseconds: what it comes with is mute. */
const leastEmpty = 500;

/** Changes that are closer than this, in milliseconds, are spoken in any order by some readers. */
const leastApart = 150;

/**
 * Records every change of the page's live region, also of one that comes later. What comes in one
 * task of the page is one change.
 */
export function recordRegion(now: () => number): RegionRecord {
  const changes: RegionChange[] = [];
  const faults: string[] = [];
  let begun: number | undefined;
  let known: Element | null = null;
  const note = (records: readonly MutationRecord[]): void => {
    // It is seldom another one, and to search the page takes long.
    const region = known?.isConnected ? known : document.querySelector('[data-told]');
    known = region;
    const added: Element[] = [];
    const wasThere = begun !== undefined;
    if (region === null) {
      begun = undefined;
      return;
    }
    begun ??= now();
    for (const { type, target, addedNodes } of records) {
      if (target === region && type === 'childList') {
        for (const node of addedNodes) if (node instanceof Element) added.push(node);
      } else if (region.contains(target) && type !== 'attributes') {
        faults.push(`“${target.textContent}” was changed in its place`);
      }
    }
    if (!wasThere && region.textContent !== '') {
      faults.push(`the region came with “${region.textContent}” in it`);
    }
    if (added.length > 1) {
      faults.push(`${added.length} elements in one change: ${added.map(wordsOf).join(' | ')}`);
    }
    const [before] = changes.slice(-1);
    for (const element of added) {
      const change = { words: wordsOf(element), at: now() };
      if (change.words.trim() === '') faults.push('an element without words');
      if (change.at - begun < leastEmpty) {
        faults.push(`“${change.words}” ${change.at - begun} ms after the region has come`);
      }
      if (before !== undefined && change.at - before.at < leastApart) {
        faults.push(`“${change.words}” right after “${before.words}”`);
      }
      if (before?.words === change.words) faults.push(`“${change.words}” twice, word for word`);
      changes.push(change);
    }
  };
  const observer = new MutationObserver(note);
  observer.observe(document, { childList: true, characterData: true, subtree: true });
  return {
    look: () => note(observer.takeRecords()),
    changes: () => changes,
    faults: () => faults,
    stop: () => observer.disconnect(),
  };
}

function wordsOf({ textContent }: Element): string {
  return textContent;
}
