/** In teaching order, as the list of all lessons has them; data: `fishingLessons.ts`. */
export const listedLessons = [
  { id: 'twoMinutes', variant: 'tiu-u', isOpening: true },
  { id: 'cards', variant: 'shi-wu-hu', isOpening: true },
  { id: 'tiles', variant: 'tiu-u' },
  { id: 'fish', variant: 'tiu-u' },
  { id: 'draw', variant: 'tiu-u' },
  { id: 'triples', variant: 'tiu-u' },
  { id: 'round', variant: 'tiu-u' },
  { id: 'tiuUCount', variant: 'tiu-u' },
  { id: 'groups', variant: 'shi-wu-hu' },
  { id: 'quarters', variant: 'shi-wu-hu' },
  { id: 'bonuses', variant: 'shi-wu-hu' },
  { id: 'thousand', variant: 'shi-wu-hu' },
  { id: 'drill' },
] as const;
