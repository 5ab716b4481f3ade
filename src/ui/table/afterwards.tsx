import { memo, startTransition, useEffect, useState } from 'react';
import type { Component } from '../content/content.ts';

/**
 * A component that shows a change in a frame of its own, right after the one in which the tiles
 * have moved: a slow processor cannot do both in one. For what is read, not pressed. Changes are
 * shown in their order; one may be overtaken by the next.
 * @param Shown the component; given the same as before, it is not rendered again
 */
export function afterwards<Props extends object>(Shown: Component<Props>) {
  const Kept = memo(Shown);
  return function Afterwards(props: Props) {
    const [shown, setShown] = useState(props);
    // Not `useDeferredValue`: it renders late with other state as it is by then, not as it was.
    useEffect(() => startTransition(() => setShown(props)), [props]);
    return <Kept {...shown} />;
  };
}
