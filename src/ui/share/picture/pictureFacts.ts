import type { Kind } from '../../../engine/index.ts';

/** Something that was counted, and what for. */
export interface PictureLine {
  readonly name: string;
  readonly points: string;
  readonly tiles: readonly {
    readonly kind: Kind;
    readonly copies: number;
    readonly brief: string;
  }[];
}

/** A seat's catch as the picture of a score sheet has it. */
export interface PictureSeat {
  readonly name: string;
  readonly points: string;
  readonly balance: string;
  readonly lines: readonly PictureLine[];
}

/** Everything that stands on the picture of a score sheet, in words. */
export interface PictureFacts {
  readonly app: string;
  readonly game: string;
  readonly outcome: string;
  readonly payments: readonly string[];
  readonly seats: readonly PictureSeat[];
}
