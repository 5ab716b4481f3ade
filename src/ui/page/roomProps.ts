import type { VariantId } from '../../engine/index.ts';
import type { Place } from '../../store/places.ts';
import type { Services, Stores } from '../../store/services.ts';

export interface RoomProps {
  readonly stores: Stores;
  readonly services: Services;
  /** The code of the round it is about; empty where it is about none. */
  readonly code: string;
  readonly onGo: (place: Place) => void;
  readonly onLeave: () => void;
}

export interface FamilyRoomProps<Parts> extends RoomProps {
  readonly partsOf: (variant: VariantId) => Parts;
}
