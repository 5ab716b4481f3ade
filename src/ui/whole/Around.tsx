import { useState } from 'react';
import { useStore } from 'zustand';
import { familyOf } from '../../engine/index.ts';
import { feedbackOfRounds } from '../../families/match.ts';
import { ownTextIn } from '../../store/ownText.ts';
import type { Stores } from '../../store/services.ts';
import { Tips } from '../button/Tips.tsx';
import { DeviceBar } from '../device/DeviceBar.tsx';
import { HomeScreenNote } from '../device/HomeScreenNote.tsx';
import { ExportDialog } from '../files/ExportDialog.tsx';
import { ImportDialog } from '../files/ImportDialog.tsx';
import { usePaste } from '../files/usePaste.ts';
import { useKeptFocus } from '../page/useKeptFocus.ts';
import { SettingsDialog } from '../settings/SettingsDialog.tsx';
import { TableSounds } from '../sound/TableSounds.tsx';
import { ToldRegion } from '../told/ToldRegion.tsx';
import { useNoCaretBehind } from '../told/useNoCaretBehind.ts';

export type OpenDialog = 'export' | 'import' | 'settings';

interface AroundProps {
  readonly stores: Stores;
  readonly dialog: OpenDialog | undefined;
  readonly onClose: () => void;
  /** Whether no round is on the screen: only then the bar of the device is shown. */
  readonly betweenRounds: boolean;
  /** Called when that bar, which may have had the focus, has left. */
  readonly onGone: () => void;
}

export function Around({ stores, dialog, onClose, betweenRounds, onGone }: AroundProps) {
  const { table, matches, settings, services, places, joinNamed } = stores;
  const round = useStore(table, (at) => at.round);
  const match = round?.standing === 'true' ? round.match : null;
  const [pasted, setPasted] = useState('');
  useKeptFocus();
  useNoCaretBehind();
  usePaste((text) => {
    // What is pasted while a dialog is open is the dialog's.
    const isTaken =
      document.querySelector('dialog[open]') === null && /records|link/.test(ownTextIn(text).is);
    if (isTaken) setPasted(text);
    return isTaken;
  });
  const isAtTable = useStore(table, ({ screen }) => screen === 'table');
  const closeImport = (): void => {
    onClose();
    setPasted('');
  };
  return (
    <>
      {betweenRounds && <DeviceBar services={services} matches={matches} onGone={onGone} />}
      {betweenRounds && <HomeScreenNote stores={stores} onGone={onGone} />}
      <Tips />
      <ToldRegion announcer={services.announcer} />
      <TableSounds table={table} settings={settings} feedback={feedbackOfRounds} />
      {dialog === 'export' && match !== null && <ExportDialog match={match} onClose={onClose} />}
      {(dialog === 'import' || pasted !== '') && (
        <ImportDialog
          joinNamed={joinNamed}
          pasted={pasted}
          onOpen={(opened) => {
            matches.getState().openMatch(opened);
            places.getState().toMatch();
            closeImport();
          }}
          onGo={(place, text) => {
            places.getState().goTo(place, text);
            closeImport();
          }}
          onClose={closeImport}
        />
      )}
      {dialog === 'settings' && (
        <SettingsDialog
          settings={settings}
          family={round !== null && isAtTable ? familyOf(round.variant) : undefined}
          onClose={onClose}
        />
      )}
    </>
  );
}
