import { useToday } from '../calendar/useToday.ts';
import { DayLeaf } from './DayLeaf.tsx';

export function TodayLeaf() {
  return <DayLeaf day={String(Number(useToday().slice(-2)))} />;
}
