import { cards } from './cards.ts';
import { countLessons } from './countLessons.ts';
import { draw } from './draw.ts';
import { fish } from './fish.ts';
import type { FishingLesson } from './fishingLesson.ts';
import { round } from './round.ts';
import { tiles } from './tiles.ts';
import { triples } from './triples.ts';
import { twoMinutes } from './twoMinutes.ts';

/** In teaching order. */
export const fishingLessons: readonly FishingLesson[] = [
  twoMinutes,
  cards,
  tiles,
  fish,
  draw,
  triples,
  round,
  ...countLessons,
  { look: 'drill', id: 'drill' },
];
