import type { FamilyId } from '../../engine/index.ts';
import type { LessonId } from '../../lessons/families/lessonIds.ts';
import type { LessonPlace } from '../../store/lessons/lessonProgress.ts';
import type { Services, Stores } from '../../store/services.ts';
import type { Component } from '../content/content.ts';
import type { RoomProps } from '../page/roomProps.ts';

/** What every lesson is given besides itself. */
export interface LessonProps {
  readonly stores: Stores;
  readonly services: Services;
  /** Where the lesson goes on. */
  readonly place: LessonPlace;
  /**
   * Keeps the place that the lesson has come to. At the end, with nothing left to do, that is its
   * beginning.
   */
  readonly onPlace: (place: LessonPlace) => void;
  /** Keeps that the learner went past the lesson without doing all of it. */
  readonly onPassed: () => void;
  /** Keeps that the learner did all of the lesson. */
  readonly onDone: () => void;
  /** Goes to the lesson after this one; missing after the last. */
  readonly onNext: (() => void) | undefined;
  /** Goes to the list of lessons. */
  readonly onLeave: () => void;
}

/** What a family shows of its lessons. */
export interface LessonParts {
  /** The lesson of a name by itself, where it was left; missing in a family without lessons. */
  readonly FamilyLesson?: Component<LessonProps & { readonly id: LessonId }>;
}

/** What the room of the lessons is given. A lesson knows its family, but not always a game. */
export interface LearnRoomProps extends RoomProps {
  /** The parts of a family. */
  readonly partsOfFamily: (family: FamilyId) => LessonParts;
}
