/** What is known of the climbing games before the first screen. */
export const names = {
  games: [
    {
      id: 'sapNgWu',
      family: 'climbing',
      variant: 'sap-ng-wu',
      tagged: true,
      seats: 3,
      most: 4,
      lesson: 'sap-ng-wu-two-minutes',
      look: { make: 'cards', cut: true },
    },
  ],
  aids: [
    { aid: 'beats', on: true, help: 'some' },
    { aid: 'unbeaten', on: false, help: 'much' },
    { aid: 'cardBoard', on: false, help: 'much' },
    { aid: 'beatersLeft', on: false, help: 'much' },
    { aid: 'passes', on: false, help: 'much' },
    { aid: 'tapsPasses', on: false },
    { aid: 'suitLadder', on: true },
  ],
  wonToEnd: 20,
  mayOnlyPass: true,
} as const;
