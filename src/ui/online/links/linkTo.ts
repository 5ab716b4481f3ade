import { addressOf } from '../../../store/places.ts';

export function linkTo(id: string, key: string): string {
  return addressOf({ room: 'table', code: `${id}.${key}` }, location);
}
