import type { VariantId } from '../../engine/index.ts';
import type { Stores } from '../../store/services.ts';

export interface Newcomers {
  readonly variant: VariantId;
  /** The one that is offered; who has begun any whose name begins with the variant is none. */
  readonly lesson: string;
}

/** Takes the answer to the lesson that a table offers; undefined where it offers none. */
export type LessonOffer = ((learns: boolean) => void) | undefined;

/** The lesson that the table of a game offers; it is offered once on a device. */
export function lessonOfferAt(
  variant: VariantId | undefined,
  newcomers: Newcomers | undefined,
  { settings, places, services }: Pick<Stores, 'settings' | 'places' | 'services'>,
): LessonOffer {
  if (newcomers === undefined || newcomers.variant !== variant) return undefined;
  const { begun } = services.lessons.getState();
  if (begun.some((id) => id.startsWith(variant))) return undefined;
  return (learns) => {
    settings.getState().change({ lessonOffered: true });
    if (learns) places.getState().goTo({ room: 'learn', code: newcomers.lesson });
  };
}
