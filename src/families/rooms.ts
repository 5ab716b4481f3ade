import { type FamilyId, familyOf, type VariantId } from '../engine/index.ts';
import { rooms as fishing } from './fishing/rooms.ts';
import { type EarlyParts, partsOf } from './lateParts.ts';
import type { RoomParts } from './parts.ts';

/** What comes when a room is asked for, in one file with all rooms. */
const early: EarlyParts<'rooms'> = { fishing };

/** What a family that is there shows in the rooms beside the match. */
export function roomPartsOfFamily(family: FamilyId): RoomParts {
  return partsOf('rooms', early, family);
}

/** What the family of a variant shows in the rooms beside the match. */
export function roomPartsOf(variant: VariantId): RoomParts {
  return roomPartsOfFamily(familyOf(variant));
}
