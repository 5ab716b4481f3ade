import { type ReactNode, useState } from 'react';
import { AnnouncerContext } from '../../src/ui/told/announcerContext.ts';
import { ToldRegion } from '../../src/ui/told/ToldRegion.tsx';
import { promptAnnouncer } from './promptAnnouncer.ts';
import { Voice } from './Voice.tsx';

/** What is inside speaks English, and what it tells is told. */
export function Listening({ children }: { readonly children: ReactNode }) {
  const [announcer] = useState(promptAnnouncer);
  return (
    <Voice>
      <AnnouncerContext value={announcer}>{children}</AnnouncerContext>
      <ToldRegion announcer={announcer} />
    </Voice>
  );
}
