import type { Seat } from '../../engine/index.ts';
import type { Cue } from './cue.ts';

/**
 * A cue as it sounds for a seat: darker for one that nobody at the device plays.
 * @param here the seats that are played at the device; where there are none, no seat is another's
 */
export function cueOfSeat(cue: 'group' | 'supreme', seat: Seat, here: readonly Seat[]): Cue {
  return here.length === 0 || here.includes(seat) ? cue : `other-${cue}`;
}

/**
 * The cue of a round that is over: for one person how it ended, for several or none that it did.
 * @param winners the seats that have won, several where they share it
 */
export function endCue(here: readonly Seat[], winners: readonly Seat[]): Cue {
  const [person, ...others] = here;
  const [winner, ...sharing] = winners;
  if (person === undefined || others.length > 0) return 'round-over';
  if (winner === undefined || (sharing.length > 0 && winners.includes(person))) return 'round-over';
  return winner === person ? 'win' : 'defeat';
}
