import { useEffect, useState } from 'react';
import type { DeviceTables } from '../../store/online/deviceTables.ts';
import { type FarRounds, gatherRounds } from '../../store/online/farRounds.ts';
import { createFarSource, type FarSource } from '../../store/online/farSource.ts';
import type { FarTable } from '../../store/online/farState.ts';
import { createFarKeeper } from '../../store/online/keepFarRounds.ts';
import { followSheet, type SheetRead } from '../../store/online/sheetRead.ts';
import type { Services } from '../../store/services.ts';
import { browserTimer } from '../../store/timer.ts';
import { madeOnce } from '../madeOnce.ts';

export interface ShownFar {
  readonly source: FarSource;
  readonly rounds: FarRounds;
  readonly read: SheetRead;
}

/** The tables of a device that were left for another room from their score sheet, by their ids. */
const sheetsLeft = madeOnce((_: DeviceTables) => new Set<string>());

/** Shows a table for as long as it is asked for; undefined at first. */
export function useFarSource(table: FarTable, services: Services): ShownFar | undefined {
  const [shown, setShown] = useState<ShownFar>();
  useEffect(() => {
    const { tables, history, waitingRounds } = services;
    const { id } = table.getState();
    const keep = createFarKeeper({ id, history, waiting: waitingRounds });
    const rounds = gatherRounds(table, tables, keep, browserTimer);
    // It fills what is hidden, and decides nothing.
    const source = createFarSource({ table, rounds, random: Math.random, timer: browserTimer });
    const read = followSheet({ table, source, tables });
    const left = sheetsLeft(tables);
    if (left.delete(id)) source.getState().deeds.show('scores');
    setShown({ source, rounds, read });
    return () => {
      if (source.getState().screen === 'scores') left.add(id);
      read.stop();
      source.stop();
      rounds.stop();
    };
  }, [table, services]);
  return shown;
}
