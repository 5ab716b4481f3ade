import type { Component } from '../content/content.ts';
import { later, useLater } from './later.ts';
import { NotLoaded, NotLoadedPage } from './NotLoaded.tsx';
import { Waiting } from './Waiting.tsx';

/** Brings a screen, or a part of one, by an `import()` of its module. */
type Fetch<Props extends object> = () => Promise<{ readonly Screen: Component<Props> }>;

/**
 * Makes a screen that loads when it is first shown. Until then its place says that it is on its
 * way, or that it did not load.
 */
export function laterScreen<Props extends object>(fetch: Fetch<Props>): Component<Props> {
  return laterOr(NotLoadedPage, fetch);
}

/** Makes a part of a screen that loads in the same way. */
export function laterPart<Props extends object>(fetch: Fetch<Props>): Component<Props> {
  return laterOr(NotLoaded, fetch);
}

function laterOr<Props extends object>(
  Failed: Component<object>,
  fetch: Fetch<Props>,
): Component<Props> {
  const screen = later(fetch);
  return function LaterScreen(props: Props) {
    const loaded = useLater(screen);
    if (loaded === 'loading') return <Waiting />;
    if (loaded === 'failed') return <Failed />;
    return <loaded.Screen {...props} />;
  };
}
