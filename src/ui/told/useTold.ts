import { useContext, useLayoutEffect } from 'react';
import type { Tiding, ToldPlace } from '../../store/tidings.ts';
import { AnnouncerContext } from './announcerContext.ts';

/** In its order, for as long as it is shown; nothing else tells of its place meanwhile. */
export function useTold(place: ToldPlace, tidings: readonly Tiding[]): void {
  const { offer } = useContext(AnnouncerContext);
  useLayoutEffect(() => offer(place, tidings), [offer, place, tidings]);
  useLayoutEffect(() => () => offer(place, []), [offer, place]);
}
