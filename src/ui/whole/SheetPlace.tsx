import type { ComponentProps, RefObject } from 'react';
import { NotLoadedPage } from '../load/NotLoaded.tsx';
import { ScreenChange } from '../page/ScreenChange.tsx';
import type { sheet } from '../sheet/sheet.ts';
import { useSheet } from '../sheet/useSheet.ts';

interface SheetPlaceProps extends ComponentProps<typeof sheet.ScoreScreen> {
  readonly frame: RefObject<HTMLElement | null>;
}

/** The score sheet of the match, once it has come. */
export function SheetPlace({ frame, ...props }: SheetPlaceProps) {
  const come = useSheet();
  const hasCome = typeof come === 'object';
  return (
    <>
      {come === 'failed' && <NotLoadedPage />}
      {hasCome && <come.ScoreScreen {...props} />}
      <ScreenChange place={`scores ${hasCome}`} frame={frame} />
    </>
  );
}
