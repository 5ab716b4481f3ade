import type { RefObject } from 'react';
import type { Stores } from '../../store/services.ts';

export interface FarRoomProps {
  readonly stores: Stores;
  /** What the address names: a table, perhaps with a key behind a full stop, or `new`. */
  readonly code: string;
  readonly frame: RefObject<HTMLElement | null>;
}
