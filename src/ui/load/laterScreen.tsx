import type { ComponentType } from 'react';
import { later, useLater } from './later.ts';
import { NotLoaded } from './NotLoaded.tsx';
import { Waiting } from './Waiting.tsx';

/**
 * Makes a screen that loads when it is first shown. Until then its place says that it is on its
 * way, or that it did not load.
 * @param fetch brings it by an `import()` of its module
 */
export function laterScreen<Props extends object>(
  fetch: () => Promise<{ readonly Screen: ComponentType<Props> }>,
): ComponentType<Props> {
  const screen = later(fetch);
  return function LaterScreen(props: Props) {
    const loaded = useLater(screen);
    if (loaded === 'loading') return <Waiting />;
    if (loaded === 'failed') return <NotLoaded />;
    return <loaded.Screen {...props} />;
  };
}
