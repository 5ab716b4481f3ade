import type { TablePlace } from '../../engine/index.ts';
import type { Parting, Phrase, Refusal } from '../../online/message.ts';
import type { RevealedRound, ToldTable } from '../../online/readTold.ts';

/** Whether somebody is there: `lost` is gone for a moment, for `absent` a bot may stand in. */
export type Nearness = 'here' | 'lost' | 'away' | 'absent';

export interface People {
  /** By place; null for a bot, and for a free place. */
  readonly places: readonly (Nearness | null)[];
  /** The names of those who watch, in the order they came. */
  readonly watchers: readonly string[];
}

/** What a server says by itself, by the name of the message. */
export interface Said {
  readonly told: ToldTable;
  readonly people: People;
  readonly said: { readonly place: TablePlace; readonly phrase: Phrase };
  readonly gone: { readonly why: Parting };
}

export type DeedAnswer =
  | { readonly ok: true; readonly told?: ToldTable; readonly table?: string }
  | { readonly ok: true; readonly revealed: RevealedRound }
  | { readonly ok: false; readonly why: Refusal; readonly told?: ToldTable };

/** The way to one device, whatever carries it. */
export interface Line {
  readonly say: <Name extends keyof Said>(name: Name, body: Said[Name]) => void;
  /** Ends it. What was said before still goes out. */
  readonly end: () => void;
}
