import type { RefObject } from 'react';
import type { Kind, Play } from '../../engine/index.ts';
import type { Motion } from '../../store/settings.ts';
import type { Hint } from '../../store/table/hint.ts';
import type { Elements } from '../content/content.ts';
import type { KeyActions } from './useTableKeys.ts';

/** With the ids of the tiles that were meant. */
export type OnPlay = (play: Play, picks: readonly string[]) => void;

/** A play on its way to a table far away, with the ids of the tiles that were meant. */
export interface SentTiles {
  readonly play: Play;
  readonly picked: readonly string[];
}

export type BoardMode =
  | {
      readonly does: 'play';
      readonly onPlay: OnPlay;
      /** Whether a play answers a question, and may leave the board as it was. */
      readonly answers?: boolean;
    }
  | { readonly does: 'point'; readonly onPoint: (kind: Kind) => void }
  | { readonly does: 'watch' };

export const watching: BoardMode = { does: 'watch' };

export interface BoardInput {
  readonly mode: BoardMode;
  readonly motion: Motion;
  readonly marks?: readonly Kind[] | undefined;
  /** The hint whose tiles are marked. */
  readonly hint?: Hint | null;
  readonly thinkingLine?: Elements;
  /** Takes the place of the prompt and its buttons. */
  readonly actions?: Elements;
  /** What Escape does once nothing is chosen. */
  readonly onEscape?: (() => void) | undefined;
  /** Leads on after the round. */
  readonly onScores?: (() => void) | undefined;
}

export interface LaidBoard {
  readonly root: RefObject<HTMLDivElement | null>;
  readonly layer: RefObject<HTMLDivElement | null>;
  readonly laid: Elements;
  /** Whether the middle needs more room than the hand. */
  readonly tells?: boolean;
  /** Makes a play that was chosen elsewhere, such as one that was typed. */
  readonly play: (play: Play) => void;
}

export interface BoardProps<Model, Opened, Laid = LaidBoard> extends BoardInput {
  readonly model: Model;
  readonly onHint?: (() => void) | undefined;
  /** The own play that shows as chosen until the table has it. */
  readonly sent?: SentTiles | undefined;
  /** Whether a hint is told beside the buttons; a lesson tells it above the board. */
  readonly tellsHint?: boolean;
  /** Whether it says that what is waited for can be hurried. */
  readonly saysHurry?: boolean;
  /** Goes on to the next play; missing where none waits for who listens. */
  readonly onGoOn?: (() => void) | undefined;
  /** Takes the place of the viewer's hand. */
  readonly hands?: Elements;
  readonly news?: Elements;
  readonly end?: Elements;
  /** What its keys do beside those of the board. */
  readonly keys?: KeyActions;
  /** Shows the last turn once more; missing where that cannot be. */
  readonly onWatch?: (() => void) | undefined;
  /** Deals the next round; missing where something else follows. */
  readonly onNext?: (() => void) | undefined;
  readonly onOpen: (opened: Opened) => void;
  readonly frame: (laid: Laid) => Elements;
}
