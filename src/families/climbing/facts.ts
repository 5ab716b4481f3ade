import { listedLessons } from '../../lessons/climbing/listedLessons.ts';

/** They stand here, as they tell of games that nobody here may have played yet. */
export const facts = {
  family: 'climbing',
  entered: 'counts',
  gamesName: 'history.games.climbing',
  lessons: listedLessons,
  honours: [
    { id: 'declared', feats: ['declared'], rule: { variant: 'sap-ng-wu', at: 'W9' } },
    {
      id: 'eighteen',
      feats: ['declined', 'declared'],
      least: 18,
      rule: { variant: 'sap-ng-wu', at: 'W13' },
    },
    { id: 'mixed', feats: ['mixed'], rule: { variant: 'sap-ng-wu', at: 'W4' } },
    { id: 'laid', feats: ['laid'], rule: { variant: 'sap-ng-wu', at: 'W6' } },
    { id: 'four', feats: ['four'], rule: { variant: 'sap-ng-wu', at: 'W10' } },
  ],
} as const;
