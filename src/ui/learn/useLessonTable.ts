import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { RoundLesson } from '../../lessons/lesson.ts';
import { firstPlace } from '../../store/lessons/lessonProgress.ts';
import {
  createLessonTable,
  createReading,
  isUnread,
  roundPlaceOf,
  startLessonBots,
} from '../../store/lessons/lessonTable.ts';
import { positionOf } from '../../store/match/match.ts';
import type { TableState, TableStore } from '../../store/table/table.ts';
import type { LessonProps } from './lessonProps.ts';

/** The table at which a round goes on freely from a lesson's record. */
export interface LessonTable extends Pick<TableState, 'match' | 'picks' | 'hint'> {
  readonly table: TableStore;
  /** Whether the learner is to read what a bot played, before a bot plays again. */
  readonly isRead: boolean;
  readonly isOver: boolean;
  /** Goes on from what was read. */
  readonly onRead: () => void;
}

/**
 * A round that the learner plays freely against bots, with every hint told. It keeps where it has
 * come, and at its end that the lesson is done.
 */
export function useLessonTable(
  { record }: RoundLesson,
  { stores, services, place, onPlace, onDone }: LessonProps,
): LessonTable {
  const { settings } = stores;
  const { thinker } = services;
  const [table] = useState(() => createLessonTable(record, place.plays));
  const [reading] = useState(createReading);
  useEffect(
    () => startLessonBots(table, settings, thinker, reading),
    [table, settings, thinker, reading],
  );
  const shown = useStore(
    table,
    useShallow(({ match, picks, hint }) => ({ match, picks, hint })),
  );
  const upTo = useStore(reading, (state) => state.upTo);
  const { match } = shown;
  const isOver = match !== null && positionOf(match).phase === 'over';
  useEffect(() => {
    if (match !== null) onPlace(isOver ? firstPlace : roundPlaceOf(record, match));
  }, [match, isOver, record, onPlace]);
  useEffect(() => {
    if (isOver) onDone();
  }, [isOver, onDone]);
  return {
    ...shown,
    table,
    isOver,
    isRead: match !== null && isUnread(match, upTo),
    onRead: () => reading.setState({ upTo: match }),
  };
}
