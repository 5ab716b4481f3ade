import type { SettingsStore } from '../../store/settings.ts';
import type { TableSource } from '../../store/table/source.ts';
import type { Elements } from '../content/content.ts';
import type { LessonOffer } from '../questions/lessonOfferAt.ts';
import type { KeyWords } from './dialogs/KeysDialog.tsx';

/** What a table far away is given besides; the same object as long as it is the same table. */
export interface FarAtTable {
  /**
   * What is asked of people here, on a card that keeps nobody from playing.
   * @param otherwise what the table itself asks where nothing else is asked
   */
  readonly asked: (otherwise: Elements) => Elements;
  /** Stands in the place of the prompt. */
  readonly notice: Elements;
  /** What can be chosen and asked in the table's menu. */
  readonly menu: (onClose: () => void) => Elements;
  readonly keys: readonly FarKey[];
}

interface FarKey {
  readonly words: KeyWords;
  readonly onPress: () => void;
}

/** What the table of a match is given, whatever is played. */
export interface TableScreenProps {
  readonly table: TableSource;
  readonly settings: SettingsStore;
  /** Offers a new version of the app among what can be asked. */
  readonly updateEntry?: Elements;
  readonly lessonOffer?: LessonOffer;
  /** Missing where this device keeps the match. */
  readonly far?: FarAtTable;
  readonly onHome: () => void;
  readonly onScores: () => void;
  /** Missing where the record of the round is not known here. */
  readonly onExport?: (() => void) | undefined;
  readonly onSettings: () => void;
}
