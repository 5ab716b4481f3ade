/** What is known of the fishing games before the first screen. */
export const names = {
  games: [
    {
      id: 'tiuU',
      family: 'fishing',
      variant: 'tiu-u',
      tagged: false,
      seats: 2,
      most: 3,
      lesson: 'twoMinutes',
      look: { make: 'lacquer' },
    },
    {
      id: 'shiWuHu',
      family: 'fishing',
      variant: 'shi-wu-hu',
      tagged: true,
      seats: 2,
      most: 3,
      look: { make: 'cards', cut: true },
    },
  ],
  aids: [
    { aid: 'catchersGlow', on: true, help: 'some' },
    { aid: 'pointsOnFish', on: true, help: 'some' },
    { aid: 'strandedFish', on: false, help: 'much' },
    { aid: 'danger', on: false, help: 'much' },
    { aid: 'groupBoard', on: true, help: 'some' },
    { aid: 'unseenTiles', on: false, help: 'much' },
  ],
  wonToEnd: 500,
  mayOnlyPass: false,
} as const;
