import type { RoundLesson } from '../lesson.ts';
import { lessonRecord } from './lessonRecord.ts';

/** The last four turns of a real round, in which both catches are still close together. */
export const round: RoundLesson = {
  look: 'round',
  id: 'round',
  record: lessonRecord({
    deal: { seed: 'lesson-1046' },
    plays:
      '65x65 31x22 66x66 63x54 64x55 22x22 21x42 62x44 64x55 51x33 43x43 65 51x33 61 42x21 61x61 11x11 ' +
      '33 22 65x65 51x33 11 31x22 55 11x11 61 52x61 44 44x44 53 52 66',
  }),
};
