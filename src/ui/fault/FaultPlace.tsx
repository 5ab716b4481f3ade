import { type ComponentProps, lazy, Suspense } from 'react';
import { useStore } from 'zustand';
import { useLater } from '../load/later.ts';
import type { FaultNote } from './FaultNote.tsx';
import type { FaultPageProps } from './FaultPage.tsx';
import { faultParts } from './faultParts.ts';

/** Where it does not load, that is one more fault, which the last page of all tells. */
const FaultPage = lazy(async () => ({ default: (await faultParts.load()).FaultPage }));

export function FaultPlace(props: FaultPageProps) {
  return (
    <Suspense fallback={null}>
      <FaultPage {...props} />
    </Suspense>
  );
}

type FaultNoteProps = ComponentProps<typeof FaultNote>;

export function FaultNotePlace(props: FaultNoteProps) {
  const isAny = useStore(props.faults, ({ passing }) => passing !== null);
  return isAny && <ComingNote {...props} />;
}

function ComingNote(props: FaultNoteProps) {
  const parts = useLater(faultParts);
  return typeof parts === 'object' && <parts.FaultNote {...props} />;
}
