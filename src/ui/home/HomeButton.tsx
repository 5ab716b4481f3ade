import { useContext } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { useSay } from '../voice/voice.tsx';
import { HomeContext } from './homeContext.ts';

/** The house, which leads to the first screen from everywhere. */
export function HomeButton() {
  const say = useSay();
  const goHome = useContext(HomeContext);
  if (goHome === undefined) return null;
  return <IconButton icon="home" name={say('rooms.home')} onClick={goHome} />;
}
