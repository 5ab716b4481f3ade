import { listedLessons } from '../../lessons/fishing/listedLessons.ts';

export const facts = {
  family: 'fishing',
  entered: 'catches',
  gamesName: 'history.games.fishing',
  lessons: listedLessons,
  honours: [
    { id: 'triple', feats: ['triple'], rule: { variant: 'tiu-u', at: 'F4' } },
    { id: 'supremePair', feats: ['supreme-pair'], rule: { variant: 'tiu-u', at: 'F7' } },
    { id: 'supreme', feats: ['supreme'], rule: { variant: 'shi-wu-hu', at: 'S5' } },
    { id: 'heavenNine', feats: ['sky-nine'], rule: { variant: 'shi-wu-hu', at: 'S4' } },
    { id: 'quarters', feats: ['bonus-quarters'], rule: { variant: 'shi-wu-hu', at: 'S8' } },
    { id: 'doubled', feats: ['doubled'], rule: { variant: 'shi-wu-hu', at: 'S9' } },
  ],
} as const;
