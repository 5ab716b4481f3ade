import { plainName } from '../../records/plainName.ts';
import type { Say } from '../../text/say.ts';

/** The names of players by seat; one of whose name nothing is seen is called by the seat. */
export function shownNames(players: readonly { readonly name: string }[], say: Say): string[] {
  return players.map(({ name }, seat) =>
    plainName(name) === '' ? say('start.seat', { seat: seat + 1 }) : name,
  );
}
