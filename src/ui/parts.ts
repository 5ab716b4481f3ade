import { startServices } from '../store/startServices.ts';
import { DeviceBar } from './device/DeviceBar.tsx';
import { InstallButton } from './device/InstallButton.tsx';
import { RefusedNote } from './history/RefusedNote.tsx';
import { ExportDialog } from './records/ExportDialog.tsx';
import { ImportDialog } from './records/ImportDialog.tsx';
import { ScoreScreen } from './scores/ScoreScreen.tsx';
import { SettingsDialog } from './settings/SettingsDialog.tsx';
import { TableSounds } from './sound/TableSounds.tsx';
import { SetupForm } from './start/SetupForm.tsx';
import { TableScreen } from './table/TableScreen.tsx';
import { UpdateEntry } from './table/UpdateEntry.tsx';

/** Everything that the first screen can do without. It comes in one file right after it, see `useParts`. */
export const parts = {
  TableScreen,
  TableSounds,
  ScoreScreen,
  RefusedNote,
  SetupForm,
  ExportDialog,
  ImportDialog,
  SettingsDialog,
  DeviceBar,
  InstallButton,
  UpdateEntry,
  startServices,
  /** The rooms beside the match. From here, so that what they have in common with these parts is not loaded with the first screen. */
  loadRooms: async () => (await import('./rooms.ts')).rooms,
};
