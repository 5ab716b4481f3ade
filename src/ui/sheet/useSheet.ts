import { useEffect } from 'react';
import type { Stores } from '../../store/services.ts';
import { type Coming, later, useLater } from '../load/later.ts';
import type { sheet } from './sheet.ts';

const theSheet = later(async () => (await import('./sheet.ts')).sheet);

/** The score sheet, which loads when it is shown if it has not come before. */
export function useSheet(): Coming<typeof sheet> {
  return useLater(theSheet);
}

/** Loads the score sheet while a table is shown, so that it is there once the round is over. */
export function useSheetSoon(isTable: boolean): void {
  useEffect(() => {
    // What does not load is loaded anew when the sheet is shown, which then says so.
    if (isTable) theSheet.load().catch(() => undefined);
  }, [isTable]);
}

export function useHonoursSoon({
  table,
  settings,
  services,
}: Pick<Stores, 'table' | 'settings' | 'services'>): void {
  useEffect(
    () =>
      table.subscribe(({ round }, { round: before }) => {
        if (round === before || round?.played.position.phase !== 'over') return;
        if (!settings.getState().honours) return;
        const look = theSheet.load().then((sheet) => sheet.lookForHonours(services.history));
        // Without the sheet there is nothing to tell them on.
        look.catch(() => undefined);
      }),
    [table, settings, services],
  );
}
