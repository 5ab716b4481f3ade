import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { Play } from '../../engine/index.ts';
import type { RoundLesson } from '../../lessons/lesson.ts';
import { firstPlace } from '../../store/lessons/lessonProgress.ts';
import { isUnread, openLesson, roundPlaceOf } from '../../store/lessons/lessonTable.ts';
import { type Match, positionOf } from '../../store/match/match.ts';
import type { AtTable, TableSource } from '../../store/table/source.ts';
import type { LessonProps } from './lessonProps.ts';

/** The table at which a round goes on freely from a lesson's record. */
export interface LessonTable extends Pick<AtTable, 'picks' | 'hint'> {
  readonly table: TableSource;
  readonly match: Match | null;
  readonly onPlay: (play: Play, picks: readonly string[]) => void;
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
  const [{ table, reading, start }] = useState(() => openLesson(record, place.plays, settings));
  useEffect(() => start(thinker), [start, thinker]);
  const { round, picks, hint, deeds } = useStore(
    table,
    useShallow(({ round, picks, hint, deeds }) => ({ round, picks, hint, deeds })),
  );
  const upTo = useStore(reading, (state) => state.upTo);
  const match = round?.standing === 'true' ? round.match : null;
  const isOver = match !== null && positionOf(match).phase === 'over';
  useEffect(() => {
    if (match !== null) onPlace(isOver ? firstPlace : roundPlaceOf(record, match));
  }, [match, isOver, record, onPlace]);
  useEffect(() => {
    if (isOver) onDone();
  }, [isOver, onDone]);
  return {
    picks,
    hint,
    table,
    match,
    onPlay: (play, picked) => round && deeds.play?.(round, play, picked),
    isOver,
    isRead: match !== null && isUnread(match, upTo),
    onRead: () => reading.setState({ upTo: match }),
  };
}
