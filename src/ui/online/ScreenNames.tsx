import { createContext, type RefObject, useContext, useEffect, useState } from 'react';
import type { Elements } from '../content/content.ts';
import { ScreenChange } from '../page/ScreenChange.tsx';

const NameScreenContext = createContext<(name: string) => void>(() => undefined);

interface ScreenNamesProps {
  readonly frame: RefObject<HTMLElement | null>;
  readonly children: Elements;
}

/** Leads to the heading of each screen inside, as it comes. */
export function ScreenNames({ frame, children }: ScreenNamesProps) {
  const [name, setName] = useState('');
  return (
    <>
      <NameScreenContext value={setName}>{children}</NameScreenContext>
      <ScreenChange place={name} frame={frame} />
    </>
  );
}

/** Names the screen that is shown for as long as this is; another name is another screen. */
export function ScreenName({ name }: { readonly name: string }) {
  const tell = useContext(NameScreenContext);
  useEffect(() => tell(name), [tell, name]);
  return null;
}
