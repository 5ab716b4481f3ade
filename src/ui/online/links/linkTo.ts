import { addressOf } from '../../../store/places.ts';

/** The address of a table with what opens it. */
export function linkTo(id: string, key: string): string {
  return addressOf({ room: 'table', code: `${id}.${key}` }, location);
}
