import type { SettingsStore } from '../../store/settings.ts';
import type { TableSource } from '../../store/table/source.ts';
import type { Elements } from '../content/content.ts';
import type { LessonOffer } from '../questions/lessonOfferAt.ts';

/** What the table of a match is given, whatever is played. */
export interface TableScreenProps {
  readonly table: TableSource;
  readonly settings: SettingsStore;
  /** Offers a new version of the app among what can be asked. */
  readonly updateEntry?: Elements;
  readonly lessonOffer?: LessonOffer;
  readonly onHome: () => void;
  readonly onScores: () => void;
  /** Missing where the record of the round is not known here. */
  readonly onExport?: (() => void) | undefined;
  readonly onSettings: () => void;
}
