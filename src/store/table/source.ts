import type { StoreApi } from 'zustand/vanilla';
import type { Play, Seat } from '../../engine/index.ts';
import type { Passing } from './passing.ts';
import type { RoundAtTable } from './roundAtTable.ts';
import type { Picks, Screen } from './saved.ts';

/** `sent` awaits the answer of a table far away. */
export type PlayAnswer = 'made' | 'sent' | 'refused';

type Deed = (() => void) | undefined;

/** A deed that is missing cannot be done now. */
export interface Deeds {
  readonly show: (screen: Screen) => void;
  /**
   * Makes a play for the seat that has the turn here.
   * @param seen the round as it was when the play was chosen: none is made in a later one
   * @param picked the ids of the tiles the finger meant
   */
  readonly play?:
    | ((seen: RoundAtTable, play: Play, picked?: readonly string[]) => PlayAnswer)
    | undefined;
  /** Lifts the curtain for its person, who sees what the others have played since. */
  readonly look?: Deed;
  /** Shows the table without a hand, in the place of the curtain, to somebody who sits out. */
  readonly lookOn?: Deed;
  /** Puts the curtain up again after that. */
  readonly lookAway?: Deed;
  /** Ends the beat that is waited for, and makes all beats short until somebody is to decide. */
  readonly hurry?: Deed;
  /** Goes back to the last decision of the person who looked last, or asks the others for it. */
  readonly undo?: Deed;
  /** Takes back what the others were asked about. */
  readonly agreeToUndo?: Deed;
  /** Puts away what is asked or said of an undo. */
  readonly forgetUndo?: Deed;
  readonly askHint?: Deed;
  /** Asks what comes of playing on, where the seat that has the turn here may end the round. */
  readonly askOdds?: Deed;
  /** Shows once more what the others have played since the viewer's turn. */
  readonly watchLastTurn?: Deed;
  /** Shows one more play of what is watched; the next ones wait to be asked for too. */
  readonly watchStep?: Deed;
  readonly stopWatching?: Deed;
  /** Deals the next round; missing where the score sheet says what follows. */
  readonly dealNextRound?: Deed;
  /** Throws the round away for another deal. */
  readonly dealAnew?: Deed;
}

/** All deeds that there are. */
export type EveryDeed = { readonly [Name in keyof Deeds]-?: NonNullable<Deeds[Name]> };

export interface AtTable extends Omit<Passing, 'hurried' | 'byStep' | 'lookingOn'> {
  readonly screen: Screen;
  /** Null as long as there is no match. */
  readonly round: RoundAtTable | null;
  /** The seat whose hand the table shows; null where it shows none. */
  readonly viewer: Seat | null;
  /** The seat the device must be handed to before anything of a hand is shown; null for none. */
  readonly curtain: Seat | null;
  /** The seat of the person who looked last. */
  readonly looking: Seat | null;
  readonly picks: Picks;
  /** Whether somebody has hurried at this table before, and so knows that it can be done. */
  readonly knowsHurry: boolean;
  /** The own play on its way to a table far away; null while none is. */
  readonly sent: Play | null;
  readonly deeds: Deeds;
}

/** A table as its screens subscribe to it, whether this device keeps its match or another does. */
export type TableSource = Pick<StoreApi<AtTable>, 'getState' | 'getInitialState' | 'subscribe'>;

interface Changing {
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * @param read must give the same object as long as nothing has changed
 * @param stores tell when something may have
 */
export function sourceOf(read: () => AtTable, stores: readonly Changing[]): TableSource {
  return {
    getState: read,
    getInitialState: read,
    subscribe: (listener) => {
      let before = read();
      const tell = (): void => {
        const last = before;
        before = read();
        if (before !== last) listener(before, last);
      };
      const stops = stores.map((store) => store.subscribe(tell));
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
