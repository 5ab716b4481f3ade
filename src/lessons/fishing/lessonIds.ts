/** The lesson of fishing that is the first. */
export const firstFishingLesson = 'tiles';

/** The names of the lessons of fishing, in the order in which one may take them. */
export const fishingLessonIds = [
  firstFishingLesson,
  'fish',
  'draw',
  'triples',
  'round',
  'tiuUCount',
  'groups',
  'quarters',
  'bonuses',
  'thousand',
  'drill',
] as const;
