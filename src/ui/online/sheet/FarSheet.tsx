import { type RefObject, useMemo } from 'react';
import { useStore } from 'zustand';
import { formatLink } from '../../../records/link.ts';
import { roundIdOf } from '../../../records/roundId.ts';
import { currentRound, type Match } from '../../../store/match/match.ts';
import type { FarRounds } from '../../../store/online/farRounds.ts';
import type { FarTable } from '../../../store/online/farState.ts';
import type { SheetRead } from '../../../store/online/sheetRead.ts';
import type { Stores } from '../../../store/services.ts';
import type { TableSource } from '../../../store/table/source.ts';
import { NotLoadedPage } from '../../load/NotLoaded.tsx';
import { ScreenChange } from '../../page/ScreenChange.tsx';
import { shownMatch } from '../../seatTable/shownNames.ts';
import type { sheet } from '../../sheet/sheet.ts';
import { useSheet } from '../../sheet/useSheet.ts';
import { useSay } from '../../voice/voice.tsx';
import { DealProof } from './DealProof.tsx';
import { FarSheetNews } from './FarSheetNews.tsx';
import { useNextWay } from './useNextWay.ts';

interface FarSheetProps {
  readonly table: FarTable;
  readonly source: TableSource;
  readonly rounds: FarRounds;
  readonly read: SheetRead;
  readonly stores: Pick<Stores, 'settings' | 'places' | 'services'>;
  readonly frame: RefObject<HTMLElement | null>;
  readonly onExport: () => void;
}

/** The score sheet of a table far away, once what shows it has come. */
export function FarSheet({ frame, ...props }: FarSheetProps) {
  const come = useSheet();
  const held = useStore(props.read);
  const round = useStore(props.source, (at) => at.round);
  const match = held?.match ?? (round?.standing === 'true' ? round.match : undefined);
  const hasCome = typeof come === 'object';
  return (
    <>
      {come === 'failed' && <NotLoadedPage />}
      {hasCome && match !== undefined && <ShownSheet {...props} sheet={come} match={match} />}
      <ScreenChange place={`far scores ${hasCome}`} frame={frame} />
    </>
  );
}

interface ShownSheetProps extends Omit<FarSheetProps, 'frame'> {
  readonly sheet: typeof sheet;
  readonly match: Match;
}

function ShownSheet({ sheet, match, ...props }: ShownSheetProps) {
  const { table, rounds, read, stores, onExport } = props;
  const { settings, places, services } = stores;
  const { RoundSheet, scoresModelOf } = sheet;
  const say = useSay();
  const isEnded = useStore(table, ({ told }) => told?.ended === true);
  const isPast = useStore(read) !== null;
  const next = useNextWay(table);
  const model = useMemo(
    () => scoresModelOf(match, shownMatch(match, say)),
    [scoresModelOf, match, say],
  );
  const round = currentRound(match);
  const verdict = useStore(rounds, (known) => {
    const id = roundIdOf(round);
    return [...known.values()].find(({ revealed }) => roundIdOf(revealed.record) === id)?.shuffle;
  });
  const { out } = model;
  return (
    <RoundSheet
      key={roundIdOf(round)}
      match={match}
      model={isEnded && out ? { ...model, out: { ...out, next: undefined } } : model}
      settings={settings}
      history={services.history}
      ways={{
        on: { next: isPast ? { words: say('far.sheet.toTable'), go: read.goOn } : next },
        onLook: read.goOn,
        onReview: () => places.getState().goTo({ room: 'review', code: formatLink(round) }),
        onExport,
      }}
      news={<FarSheetNews table={table} isPast={isPast} />}
      offer={
        verdict === undefined ? null : <DealProof verdict={verdict} hasOut={out !== undefined} />
      }
    />
  );
}
