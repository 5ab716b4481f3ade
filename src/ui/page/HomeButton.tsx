import { createContext, useContext } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { useSay } from '../voice/voice.tsx';

/** Leads to the first screen from wherever one is; without it there is no way there. */
export const HomeContext = createContext<(() => void) | undefined>(undefined);

export function HomeButton() {
  const say = useSay();
  const goHome = useContext(HomeContext);
  if (goHome === undefined) return null;
  return <IconButton icon="home" name={say('rooms.home')} onClick={goHome} />;
}
