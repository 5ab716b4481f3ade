import { useContext, useLayoutEffect } from 'react';
import type { Tiding, ToldPlace } from '../../store/tidings.ts';
import { AnnouncerContext } from './announcerContext.ts';

/**
 * Tells what is new among what holds now, in its order, for as long as it is shown.
 * @param place one that nothing else tells of at the same time
 */
export function useTold(place: ToldPlace, tidings: readonly Tiding[]): void {
  const { offer } = useContext(AnnouncerContext);
  useLayoutEffect(() => offer(place, tidings), [offer, place, tidings]);
  useLayoutEffect(() => () => offer(place, []), [offer, place]);
}
