import { type RefObject, useContext, useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { formatLink } from '../../../records/link.ts';
import { roundIdOf } from '../../../records/roundId.ts';
import { currentRound, type Match } from '../../../store/match/match.ts';
import type { FarRound, FarRounds } from '../../../store/online/farRounds.ts';
import type { FarTable } from '../../../store/online/farState.ts';
import type { SheetRead } from '../../../store/online/sheetRead.ts';
import type { Stores } from '../../../store/services.ts';
import type { TableSource } from '../../../store/table/source.ts';
import { listOfAll } from '../../../text/lists.ts';
import panel from '../../asking/Panel.module.css';
import { NotLoadedPage } from '../../load/NotLoaded.tsx';
import looks from '../../looks/looks.module.css';
import { ScreenChange } from '../../page/ScreenChange.tsx';
import type { SheetWay } from '../../scores/NextActions.tsx';
import { shownMatch } from '../../seatTable/shownNames.ts';
import type { sheet } from '../../sheet/sheet.ts';
import { useSheet } from '../../sheet/useSheet.ts';
import { AnnouncerContext } from '../../told/announcerContext.ts';
import { useSay } from '../../voice/voice.tsx';
import { farRefusalWords } from '../farWords.ts';
import styles from './FarSheet.module.css';
import { namesOfPlaces, nextDealOf } from './nextDeal.ts';

interface FarSheetProps {
  readonly table: FarTable;
  readonly source: TableSource;
  readonly rounds: FarRounds;
  readonly read: SheetRead;
  readonly stores: Pick<Stores, 'settings' | 'places' | 'services'>;
  readonly frame: RefObject<HTMLElement | null>;
  readonly onExport: () => void;
}

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

/** What comes after a round at a table far away: to agree to the next deal, and then to wait. */
function useNextWay(table: FarTable): SheetWay | null {
  const say = useSay();
  const { tell } = useContext(AnnouncerContext);
  const told = useStore(table, (state) => state.told);
  const isAsking = useStore(table, ({ asking }) => asking === 'next');
  const next = told === null ? undefined : nextDealOf(told);
  if (told === null || next === undefined || told.own.length === 0) return null;
  if (isAsking) return { words: say('far.sheet.agreeing'), go: undefined };
  const waiting =
    next.others.length === 0
      ? undefined
      : say('far.sheet.waiting', { names: listOfAll(namesOfPlaces(told, next.others, say), say) });
  if (next.own.length === 0) {
    return waiting === undefined ? null : { words: waiting, go: undefined };
  }
  return {
    words: say(told.isMatchOver ? 'far.sheet.another' : 'scores.next'),
    go: () => {
      void Promise.all(next.own.map(table.deeds.agree)).then((refused) => {
        if (waiting !== undefined && refused.every((why) => why === null)) tell(waiting);
      });
    },
  };
}

interface FarSheetNewsProps {
  readonly table: FarTable;
  /** Whether the next round has been dealt while the sheet of this one is read. */
  readonly isPast: boolean;
}

function FarSheetNews({ table, isPast }: FarSheetNewsProps) {
  const say = useSay();
  const { tell } = useContext(AnnouncerContext);
  const told = useStore(table, (state) => state.told);
  const link = useStore(table, (state) => state.link);
  const refused = useStore(table, (state) => state.refused);
  const dealt = say('far.sheet.dealt');
  useEffect(() => {
    if (isPast) tell(dealt);
  }, [isPast, dealt, tell]);
  if (told === null) return null;
  const next = nextDealOf(told);
  const lines = [
    ...(link === 'lost' ? [say('far.lost')] : []),
    ...(refused?.deed === 'next' ? [farRefusalWords(refused.why, say)] : []),
    ...(told.ended ? [say('far.sheet.ended')] : []),
    ...(isPast ? [dealt] : []),
    ...(next !== undefined && told.isMatchOver ? [say('far.sheet.matchOver')] : []),
    ...(next !== undefined && told.own.length === 0 ? [say('far.sheet.watching')] : []),
    ...(next !== undefined && next.agreed.length > 0
      ? [say('far.sheet.agreed', { names: listOfAll(namesOfPlaces(told, next.agreed, say), say) })]
      : []),
  ];
  return lines.map((line) => (
    <p key={line} className={`${looks.parted} ${styles.news}`}>
      {line}
    </p>
  ));
}

interface DealProofProps {
  readonly verdict: FarRound['shuffle'];
  /** Whether somebody sits out at the table. */
  readonly hasOut: boolean;
}

/** Whether the deal can be trusted as far as this device has seen, and what that does not prove. */
export function DealProof({ verdict, hasOut }: DealProofProps) {
  const say = useSay();
  const { tell } = useContext(AnnouncerContext);
  const isWrong = verdict !== 'proven' && verdict !== 'unseen';
  const words = say(`far.proof.${verdict}`);
  useEffect(() => {
    if (isWrong) tell(words);
  }, [isWrong, words, tell]);
  return (
    <div className={styles.proof} data-verdict={verdict}>
      <p className={isWrong ? styles.warning : panel.dim}>{words}</p>
      <details className={styles.details}>
        <summary>{say('far.proof.more')}</summary>
        <p>{say('far.proof.how')}</p>
        <ul>
          <li>{say('far.proof.host')}</li>
          <li>{say('far.proof.last')}</li>
          {hasOut && <li>{say('far.proof.out')}</li>}
          <li>{say('far.proof.tells')}</li>
        </ul>
      </details>
    </div>
  );
}
