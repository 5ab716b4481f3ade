import type { Kind } from '../../../engine/index.ts';

export interface PictureTileGroup {
  readonly kinds: readonly Kind[];
  readonly brief: string;
}

export interface PictureLine {
  readonly name: string;
  readonly points: string;
  readonly tiles: readonly PictureTileGroup[];
}

export interface PictureSeat {
  readonly name: string;
  readonly points: string;
  readonly balance: string;
  readonly lines: readonly PictureLine[];
}

export interface PictureFacts {
  readonly app: string;
  readonly game: string;
  readonly outcome: string;
  readonly payments: readonly string[];
  readonly seats: readonly PictureSeat[];
}

export interface SignedFacts extends PictureFacts {
  /** Where the app can be found; undefined where it has no address. */
  readonly where: string | undefined;
}
