import { useEffect, useState } from 'react';
import { absentFamiliesIn } from '../../families/joinNamed.ts';
import type { JoinNamed } from '../../store/joining.ts';

/** How far it is with the late families that a text names. */
export type Joined = 'here' | 'loading' | 'failed';

/** Has the late families join that a text names, and tells whether all of them are there. */
export function useJoined(joinNamed: JoinNamed, text: string): Joined {
  const [last, setLast] = useState<{ readonly text: string; readonly joined: Joined }>();
  const isAbsent = absentFamiliesIn(text).length > 0;
  useEffect(() => {
    if (!isAbsent) return;
    let outdated = false;
    setLast(undefined);
    const tell = (joined: Joined) => (): void => {
      if (!outdated) setLast({ text, joined });
    };
    joinNamed(text)?.then(tell('here'), tell('failed'));
    return () => {
      outdated = true;
    };
  }, [joinNamed, text, isAbsent]);
  if (!isAbsent) return 'here';
  return last?.text === text && last.joined === 'failed' ? 'failed' : 'loading';
}
