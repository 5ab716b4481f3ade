/** The lesson of fishing that is the first. */
export const firstFishingLesson = 'twoMinutes';

/** The names of the lessons of fishing, in the order in which one may take them. */
export const fishingLessonIds = [
  firstFishingLesson,
  'cards',
  'tiles',
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
