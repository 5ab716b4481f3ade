import { lazy } from 'react';

const parts = {
  table: () => import('./table/TableScreen.tsx'),
  scores: () => import('./scores/ScoreScreen.tsx'),
  setup: () => import('./start/SetupForm.tsx'),
  exporting: () => import('./records/ExportDialog.tsx'),
  importing: () => import('./records/ImportDialog.tsx'),
  settings: () => import('./dialog/SettingsDialog.tsx'),
};

/** The table, loaded after the first screen. */
export const TableScreen = lazy(async () => ({ default: (await parts.table()).TableScreen }));

/** The score screen, loaded after the first screen. */
export const ScoreScreen = lazy(async () => ({ default: (await parts.scores()).ScoreScreen }));

/** The form of the set-up, loaded after the first screen. */
export const SetupForm = lazy(async () => ({ default: (await parts.setup()).SetupForm }));

/** The dialog that saves records, loaded after the first screen. */
export const ExportDialog = lazy(async () => ({
  default: (await parts.exporting()).ExportDialog,
}));

/** The dialog that opens records, loaded after the first screen. */
export const ImportDialog = lazy(async () => ({
  default: (await parts.importing()).ImportDialog,
}));

/** The dialog of the settings, loaded after the first screen. */
export const SettingsDialog = lazy(async () => ({
  default: (await parts.settings()).SettingsDialog,
}));

/** Loads every part at once, so that a connection lost later is not missed. A part that fails is tried again when needed. */
export function loadAllParts(): Promise<unknown> {
  return Promise.allSettled(Object.values(parts).map((load) => load()));
}
