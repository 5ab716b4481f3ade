import { useContext, useEffect } from 'react';
import { useStore } from 'zustand';
import type { FarTable } from '../../../store/online/farState.ts';
import { listOfAll } from '../../../text/lists.ts';
import { AnnouncerContext } from '../../told/announcerContext.ts';
import { useSay } from '../../voice/voice.tsx';
import { farRefusalWords } from '../farWords.ts';
import styles from './FarSheet.module.css';
import { namesOfPlaces, nextDealOf } from './nextDeal.ts';

interface FarSheetNewsProps {
  readonly table: FarTable;
  /** Whether the next round has been dealt while the sheet of this one is read. */
  readonly isPast: boolean;
}

/** How the table stands beside the round: what it waits for, and who has agreed to go on. */
export function FarSheetNews({ table, isPast }: FarSheetNewsProps) {
  const say = useSay();
  const { tell } = useContext(AnnouncerContext);
  const told = useStore(table, (state) => state.told);
  const link = useStore(table, (state) => state.link);
  const refused = useStore(table, (state) => state.refused);
  const dealt = say('far.sheet.dealt');
  useEffect(() => {
    if (isPast) tell(dealt);
  }, [isPast, dealt, tell]);
  if (told === null) return null;
  const next = nextDealOf(told);
  const lines = [
    ...(link === 'lost' ? [say('far.lost')] : []),
    ...(refused?.deed === 'next' ? [farRefusalWords(refused.why, say)] : []),
    ...(told.ended ? [say('far.sheet.ended')] : []),
    ...(isPast ? [dealt] : []),
    ...(next !== undefined && told.isMatchOver ? [say('far.sheet.matchOver')] : []),
    ...(next !== undefined && told.own.length === 0 ? [say('far.sheet.watching')] : []),
    ...(next !== undefined && next.agreed.length > 0
      ? [say('far.sheet.agreed', { names: listOfAll(namesOfPlaces(told, next.agreed, say), say) })]
      : []),
  ];
  return lines.map((line) => (
    <p key={line} className={styles.news}>
      {line}
    </p>
  ));
}
