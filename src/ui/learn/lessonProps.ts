import type { Services, Stores } from '../../store/services.ts';

/** What every lesson is given besides itself. */
export interface LessonProps {
  readonly stores: Stores;
  readonly services: Services;
  /** Is told once the lesson has been gone through to its end; that is kept. */
  readonly onDone: () => void;
  /** Goes to the lesson after this one; missing after the last. */
  readonly onNext: (() => void) | undefined;
  /** Goes to the list of lessons. */
  readonly onLeave: () => void;
}
