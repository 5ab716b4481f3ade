import type { VariantId } from '../../engine/index.ts';
import type { Place } from '../../store/places.ts';
import type { Services, Stores } from '../../store/services.ts';

/** What every room beside the match is given. */
export interface RoomProps {
  readonly stores: Stores;
  readonly services: Services;
  /** The code of the round it is about; empty where it is about none. */
  readonly code: string;
  readonly onGo: (place: Place) => void;
  readonly onLeave: () => void;
}

/** What a room is given that shows parts of a family's own. */
export interface FamilyRoomProps<Parts> extends RoomProps {
  /** The parts of the family of a variant. */
  readonly partsOf: (variant: VariantId) => Parts;
}
