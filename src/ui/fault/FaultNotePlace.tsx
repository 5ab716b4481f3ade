import type { ComponentProps } from 'react';
import { useStore } from 'zustand';
import { useLater } from '../load/later.ts';
import type { FaultNote } from './FaultNote.tsx';
import { faultParts } from './faultParts.ts';

type FaultNoteProps = ComponentProps<typeof FaultNote>;

/** Says what went wrong while the page goes on, once that has come which says it. */
export function FaultNotePlace(props: FaultNoteProps) {
  const isAny = useStore(props.faults, ({ passing }) => passing !== null);
  return isAny && <ComingNote {...props} />;
}

function ComingNote(props: FaultNoteProps) {
  const parts = useLater(faultParts);
  return typeof parts === 'object' && <parts.FaultNote {...props} />;
}
