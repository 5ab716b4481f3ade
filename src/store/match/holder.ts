import { type BotId, findLevel, levels } from '../../bots/levels.ts';
import type { Seat } from '../../engine/index.ts';

/**
 * Who makes the plays of a seat. Decide by a switch without a default: then a further kind of
 * holder is a compiler error at every place that must decide.
 */
export type Holder =
  /** Somebody at this device. */
  | { readonly by: 'here' }
  | { readonly by: 'bot'; readonly level: BotId }
  /** Somebody at another device; whether it answers. */
  | { readonly by: 'elsewhere'; readonly isThere: boolean };

/** What is written of a seat that somebody plays, and understood where nothing known is written. */
export const somebody = 'person' as const;

/** Who plays a seat as records write it: somebody, wherever they sit, or the bot of a level. */
export const knownControls = [somebody, ...levels] as const;
export type Control = (typeof knownControls)[number];

/** Reads who plays a seat; undefined for what is not known here. */
export function parseControl(written: unknown): Control | undefined {
  if (written === somebody) return somebody;
  return typeof written === 'string' ? findLevel(written) : undefined;
}

/** Who holds a seat, as far as a record tells: it does not know of other devices. */
export function holderOf(control: Control): Holder {
  return control === somebody ? { by: 'here' } : { by: 'bot', level: control };
}

export function holdersOf(players: readonly { readonly control: Control }[]): readonly Holder[] {
  return players.map(({ control }) => holderOf(control));
}

/** The seats, lowest first, that this device plays: it may show their hands. */
export function seatsHere(holders: readonly Holder[]): readonly Seat[] {
  return holders.flatMap((holder, seat) => (isHere(holder) ? [seat] : []));
}

/** The seats, lowest first, that people play, here or elsewhere. */
export function peopleIn(holders: readonly Holder[]): readonly Seat[] {
  return holders.flatMap((holder, seat) => (botIn(holder) === undefined ? [seat] : []));
}

export function isHere(holder: Holder): boolean {
  switch (holder.by) {
    case 'here':
      return true;
    case 'bot':
    case 'elsewhere':
      return false;
  }
}

export function botIn(holder: Holder): BotId | undefined {
  switch (holder.by) {
    case 'bot':
      return holder.level;
    case 'here':
    case 'elsewhere':
      return undefined;
  }
}
