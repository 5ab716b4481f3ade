import type { FamilyId } from '../../engine/index.ts';

/**
 * The message that names all games of a family, whether or not the family has joined. A further
 * family is one line.
 */
export const gamesOfFamily: Readonly<
  Record<FamilyId, 'history.games.fishing' | 'history.games.climbing'>
> = {
  fishing: 'history.games.fishing',
  climbing: 'history.games.climbing',
};
