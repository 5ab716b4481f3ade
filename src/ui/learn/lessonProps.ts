import type { ComponentType } from 'react';
import type { Lesson } from '../../lessons/lesson.ts';
import type { LessonPlace } from '../../store/lessons/lessonProgress.ts';
import type { Services, Stores } from '../../store/services.ts';

/** What every lesson is given besides itself. */
export interface LessonProps {
  readonly stores: Stores;
  readonly services: Services;
  /** Where it goes on. */
  readonly place: LessonPlace;
  /**
   * Is told wherever it has come; that is kept. At the end, with nothing left to do, that is where
   * it begins.
   */
  readonly onPlace: (place: LessonPlace) => void;
  /** Is told once the learner goes past the lesson without having done all of it; that is kept. */
  readonly onPassed: () => void;
  /** Is told once all of the lesson has been done; that is kept. */
  readonly onDone: () => void;
  /** Goes to the lesson after this one; missing after the last. */
  readonly onNext: (() => void) | undefined;
  /** Goes to the list of lessons. */
  readonly onLeave: () => void;
}

/** What a family shows of its lessons. */
export interface LessonParts {
  /** A lesson by itself, where it was left. */
  readonly FamilyLesson: ComponentType<LessonProps & { readonly lesson: Lesson }>;
}
