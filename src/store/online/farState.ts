import type { StoreApi } from 'zustand/vanilla';
import type { TablePlace } from '../../engine/index.ts';
import type { ServedLevel, Wish } from '../../online/event.ts';
import type { Parting, Phrase, Refusal } from '../../online/message.ts';
import type { ReadRevealed, ReadTold } from '../../online/readTold.ts';
import type { FarPeople, FarSaid } from './answers.ts';

export interface SentPlay {
  readonly place: TablePlace;
  readonly deal: number;
  /** How many plays the round had. */
  readonly at: number;
  /** As records write it. */
  readonly play: string;
}

export interface FarState {
  readonly id: string;
  readonly link: 'coming' | 'here' | 'lost';
  /** Why the server has let this device go for good; null while it has not. */
  readonly gone: Parting | null;
  /** The server tells what this version cannot read: it may be another one, or lie. */
  readonly isGarbled: boolean;
  readonly told: ReadTold | null;
  readonly people: FarPeople | null;
  readonly sent: SentPlay | null;
  /** What else is on its way; null for nothing. */
  readonly asking: FarDeed | null;
  /** Why the last deed was not done; null once another one is. */
  readonly refused: { readonly deed: FarDeed; readonly why: Refusal } | null;
  /** The phrase that was said last, and how many were before it. */
  readonly said: (FarSaid & { readonly number: number }) | null;
}

export type FarDeed =
  | ('sit' | 'fill' | 'play' | 'ahead' | 'next' | 'ask' | 'answer' | 'say' | 'give' | 'watching')
  | 'remove';

/** Each resolves once it is answered: null where it is done, or why it is not. */
export interface FarDeeds {
  readonly sit: (place: TablePlace, name: string) => Promise<Refusal | null>;
  readonly fill: (place: TablePlace, by: ServedLevel, name: string) => Promise<Refusal | null>;
  readonly play: (sent: SentPlay) => Promise<Refusal | null>;
  /** Passes whenever it may until the next phase, or does so no longer. */
  readonly passAhead: (place: TablePlace, passes: boolean) => Promise<Refusal | null>;
  readonly agree: (place: TablePlace) => Promise<Refusal | null>;
  readonly ask: (place: TablePlace, wish: Wish, about?: TablePlace) => Promise<Refusal | null>;
  readonly answer: (place: TablePlace, yes: boolean) => Promise<Refusal | null>;
  readonly say: (place: TablePlace, phrase: Phrase) => Promise<Refusal | null>;
  /** @returns the key that opens the place from now on, to another device; null where refused */
  readonly give: (place: TablePlace) => Promise<string | null>;
  /** Lets watchers come by a new key, or shuts all of them out. */
  readonly letWatch: (allowed: boolean) => Promise<Refusal | null>;
  /** Takes the table away for good. */
  readonly remove: () => Promise<Refusal | null>;
  /** A round that is over; undefined where the server does not give it. */
  readonly round: (deal: number) => Promise<ReadRevealed | undefined>;
  readonly forgetRefused: () => void;
}

export interface FarTable
  extends Pick<StoreApi<FarState>, 'getState' | 'getInitialState' | 'subscribe'> {
  readonly deeds: FarDeeds;
  /** Connects anew, where the page may have slept. */
  readonly renew: () => void;
  /** Leaves the table; this device stays at its places. */
  readonly close: () => void;
}
