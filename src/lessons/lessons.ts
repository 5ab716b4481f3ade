import { countLessons } from './fishing/counting/countLessons.ts';
import { draw } from './fishing/draw.ts';
import { fish } from './fishing/fish.ts';
import { round } from './fishing/round.ts';
import { tiles } from './fishing/tiles.ts';
import { triples } from './fishing/triples.ts';
import type { Lesson } from './lesson.ts';

/** The one table of lessons, in the order in which one may take them. */
export const lessons: readonly Lesson[] = [
  tiles,
  fish,
  draw,
  triples,
  round,
  ...countLessons,
  { look: 'drill', id: 'drill' },
];
