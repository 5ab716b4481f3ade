import { SettingsDialog } from './dialog/SettingsDialog.tsx';
import { ExportDialog } from './records/ExportDialog.tsx';
import { ImportDialog } from './records/ImportDialog.tsx';
import { ScoreScreen } from './scores/ScoreScreen.tsx';
import { SetupForm } from './start/SetupForm.tsx';
import { TableScreen } from './table/TableScreen.tsx';

/** Everything that the first screen can do without. It comes in one file right after it, see `useParts`. */
export const parts = {
  TableScreen,
  ScoreScreen,
  SetupForm,
  ExportDialog,
  ImportDialog,
  SettingsDialog,
};
