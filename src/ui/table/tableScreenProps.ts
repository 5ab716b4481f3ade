import type { ReactNode } from 'react';
import type { SettingsStore } from '../../store/settings.ts';
import type { TableStore } from '../../store/table/table.ts';

/** What the table of a match is given, whatever is played. */
export interface TableScreenProps {
  readonly store: TableStore;
  readonly settings: SettingsStore;
  /** Offers a new version of the app among what can be asked. */
  readonly updateEntry?: ReactNode;
  readonly onHome: () => void;
  readonly onScores: () => void;
  readonly onExport: () => void;
  readonly onSettings: () => void;
}
