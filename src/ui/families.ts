import type { FamilyId, SeatCount, VariantId } from '../engine/index.ts';
import { firstLessons } from '../lessons/families/firstLessons.ts';
import type { LessonId } from '../lessons/families/lessonIds.ts';
import type { TileLookValue } from './tile/TileLook.tsx';

/** A game that the first screen offers, a tap away. */
export interface OfferedGame {
  /** The part of message ids that names it: `start.game.ID`. */
  readonly id: string;
  readonly family: FamilyId;
  readonly variant: VariantId;
  /** Whether words beside its name tell it from another game of that name. */
  readonly tagged: boolean;
  /** How many play it at least and as a rule, one person and bots. */
  readonly seats: SeatCount;
  /** How many play it at most. */
  readonly most: SeatCount;
  /** Where it is the first of its family, the lesson that a newcomer begins with. */
  readonly lesson?: LessonId;
  readonly look: Pick<TileLookValue, 'make' | 'cut'>;
}

/** The games that each family offers there. A further family is one line here and below. */
const families = {
  fishing: [
    {
      id: 'tiuU',
      family: 'fishing',
      variant: 'tiu-u',
      tagged: false,
      seats: 2,
      most: 3,
      lesson: firstLessons.fishing,
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
  climbing: [
    {
      id: 'sapNgWu',
      family: 'climbing',
      variant: 'sap-ng-wu',
      tagged: true,
      seats: 3,
      most: 4,
      lesson: firstLessons.climbing,
      look: { make: 'cards', cut: true },
    },
  ],
} as const satisfies Readonly<Record<FamilyId, readonly OfferedGame[]>>;

/** The games that the first screen offers, the usual one first. */
export const offeredGames = [...families.fishing, ...families.climbing] as const;
