import { useStore } from 'zustand';
import type { Seat } from '../../../engine/index.ts';
import { isHere } from '../../../store/match/holder.ts';
import type { AtTable, TableSource } from '../../../store/table/source.ts';

/** The seat at this device that the table waits for; null where it waits for nobody here. */
export function turnHere({ round, curtain }: Pick<AtTable, 'round' | 'curtain'>): Seat | null {
  if (curtain !== null) return curtain;
  if (round === null || round.byItself) return null;
  const { position } = round.played;
  if (position.phase === 'over') return null;
  const holder = round.players[position.seat]?.holder;
  return holder !== undefined && isHere(holder) ? position.seat : null;
}

export function useTurnHere(source: TableSource): Seat | null {
  return useStore(source, turnHere);
}
