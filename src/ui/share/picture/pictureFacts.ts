import type { Kind } from '../../../engine/index.ts';

/** Tiles side by side, and what is written below them. */
export interface PictureTileGroup {
  readonly kinds: readonly Kind[];
  readonly brief: string;
}

/** Something that was counted, and what for. */
export interface PictureLine {
  readonly name: string;
  readonly points: string;
  readonly tiles: readonly PictureTileGroup[];
}

/** A seat's catch as the picture of a score sheet has it. */
export interface PictureSeat {
  readonly name: string;
  readonly points: string;
  readonly balance: string;
  readonly lines: readonly PictureLine[];
}

/** Everything that a family tells on the picture of a score sheet, in words. */
export interface PictureFacts {
  readonly app: string;
  readonly game: string;
  readonly outcome: string;
  readonly payments: readonly string[];
  readonly seats: readonly PictureSeat[];
}

/** Everything that stands on the picture of a score sheet, in words. */
export interface SignedFacts extends PictureFacts {
  /** Where the app can be found; undefined where it has no address. */
  readonly where: string | undefined;
}
