import { useToday } from '../calendar/useToday.ts';
import { DayLeaf } from './DayLeaf.tsx';

/** The leaf of today, which comes after the first screen. */
export function TodayLeaf() {
  return <DayLeaf day={String(Number(useToday().slice(-2)))} />;
}
