/** A query that somebody asked about, as the browser's `MediaQueryList`. */
class TestMedia extends EventTarget implements MediaQueryList {
  readonly media: string;
  readonly onchange = null;

  constructor(media: string) {
    super();
    this.media = media;
  }

  get matches(): boolean {
    return holding.has(this.media);
  }

  addListener(): void {}

  removeListener(): void {}
}

const holding = new Set<string>();
let asked: TestMedia[] = [];

/** What jsdom lacks: an answer to a media query. None holds until a test says so. */
export function matchTestMedia(query: string): MediaQueryList {
  const list = new TestMedia(query);
  asked.push(list);
  return list;
}

/** Sets the device of a test so that just these media queries hold, and tells whoever listens. */
export function setMedia(...queries: readonly string[]): void {
  holding.clear();
  for (const query of queries) holding.add(query);
  for (const list of asked) list.dispatchEvent(new Event('change'));
}

export function forgetMedia(): void {
  holding.clear();
  asked = [];
}
