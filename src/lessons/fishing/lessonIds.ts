export const firstFishingLesson = 'twoMinutes';

/** In teaching order. */
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
