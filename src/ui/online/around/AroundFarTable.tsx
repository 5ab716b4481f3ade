import { useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { ReadTold } from '../../../online/readTold.ts';
import type { FarSource } from '../../../store/online/farSource.ts';
import type { FarTable } from '../../../store/online/farState.ts';
import type { SettingsStore } from '../../../store/settings.ts';
import type { TableSource } from '../../../store/table/source.ts';
import { browserTimer, type Timer } from '../../../store/timer.ts';
import { listOfAll } from '../../../text/lists.ts';
import type { Say } from '../../../text/say.ts';
import type { Elements } from '../../content/content.ts';
import { EndNewsContext } from '../../table/end/endNews.ts';
import { Notice, TableNotice, useReading } from '../../table/TableNotice.tsx';
import type { FarAtTable } from '../../table/tableProps.ts';
import { AnnouncerContext } from '../../told/announcerContext.ts';
import { useSay } from '../../voice/voice.tsx';
import { Between } from '../Between.tsx';
import { placeHere } from '../farPlaces.ts';
import { namesOfPlaces, nextDealOf } from '../sheet/nextDeal.ts';
import styles from './AroundFarTable.module.css';
import aside from './AsideCards.module.css';
import { AsideCards } from './AsideCards.tsx';
import { type AttentionWays, attentionWaysOf } from './attentionWays.ts';
import { FarMenu } from './FarMenu.tsx';
import { FarSeatMarks } from './FarSeatMarks.tsx';
import { useAttention } from './useAttention.ts';
import { FarNoticeContext, useFarNotice } from './useFarNotice.ts';
import { usePeopleTold } from './usePeopleTold.ts';

interface AroundFarTableProps {
  readonly table: FarTable;
  readonly source: FarSource;
  readonly settings: SettingsStore;
  readonly onPeople: () => void;
  readonly screen: 'table' | 'curtain' | 'scores' | 'ended';
  readonly timer?: Timer;
  readonly ways?: AttentionWays;
  /** The table takes what it is given here; another screen has what is asked above it. */
  readonly children: (far: FarAtTable) => Elements;
}

const browserWays = attentionWaysOf(window);

export function AroundFarTable(props: AroundFarTableProps) {
  const { table, source, settings, onPeople, screen, children } = props;
  const { timer = browserTimer, ways = browserWays } = props;
  const told = useStore(table, (state) => state.told);
  const at = useStore(source);
  const [dialog, setDialog] = useState<'say' | 'end'>();
  const notice = useFarNotice(table, source, timer);
  usePeopleTold(table);
  useAttention(source, settings, ways);
  const place = told && placeHere(told, at);
  const isPlayer = place !== null;
  const onEnd = useCallback(() => setDialog('end'), []);
  const far = useMemo((): FarAtTable => {
    const onSay = (): void => setDialog('say');
    return {
      asked: (otherwise) => <AsideCards table={table} onEnd={onEnd} otherwise={otherwise} />,
      notice: <NoticePlace table={table} source={source} />,
      menu: (onClose) => (
        <FarMenu {...{ table, source, settings, ways, onSay, onPeople, onEnd, onClose }} />
      ),
      keys: isPlayer ? [{ words: [',', 'far.key.say', 'far.keyName.comma'], onPress: onSay }] : [],
    };
  }, [table, source, settings, ways, onPeople, onEnd, isPlayer]);
  const news = useMemo(() => <NextNews table={table} />, [table]);
  return (
    <FarNoticeContext value={notice}>
      {(screen === 'curtain' || screen === 'scores') && (
        <aside className={aside.beside} data-beside={screen}>
          <AsideCards atTop table={table} onEnd={onEnd} otherwise={null} />
        </aside>
      )}
      <FarSeatMarks table={table} source={source} timer={timer}>
        <EndNewsContext value={news}>{children(far)}</EndNewsContext>
      </FarSeatMarks>
      {place !== null && dialog && (
        <Between>
          {({ PhrasesDialog, EndDialog }) => {
            const Asked = dialog === 'say' ? PhrasesDialog : EndDialog;
            return <Asked place={place} deeds={table.deeds} onClose={() => setDialog(undefined)} />;
          }}
        </Between>
      )}
    </FarNoticeContext>
  );
}

interface NoticePlaceProps {
  readonly table: FarTable;
  readonly source: TableSource;
}

function NoticePlace({ table, source }: NoticePlaceProps) {
  const notice = useContext(FarNoticeContext);
  useReading(notice?.onRead);
  return (
    <>
      <LooksOn table={table} />
      {notice === undefined ? <TableNotice table={source} /> : <Notice words={notice.words} />}
    </>
  );
}

/** Says, in the place of a hand, why there is none. */
function LooksOn({ table }: { readonly table: FarTable }) {
  const say = useSay();
  const told = useStore(table, (state) => state.told);
  const words = told === null ? undefined : looksOnWords(told, say);
  return words === undefined ? null : <p className={styles.looksOn}>{words}</p>;
}

function looksOnWords({ own, round }: ReadTold, say: Say): string | undefined {
  if (round === null || round.over !== null) return undefined;
  if (own.length === 0) return say('far.lobby.watching');
  const sitsOut = round.views.every(({ seen }) => seen.seat === null);
  return sitsOut ? say('far.looks.out') : undefined;
}

/** Whom the next deal waits for, once nobody here is asked any more, and who is ready for it. */
function NextNews({ table }: { readonly table: FarTable }) {
  const say = useSay();
  const { tell } = useContext(AnnouncerContext);
  const told = useStore(table, (state) => state.told);
  const next = told === null ? undefined : nextDealOf(told);
  const isAsked = told !== null && told.own.length > 0 && next !== undefined && next.own.length > 0;
  const listed = (places: readonly number[]): string =>
    told === null ? '' : listOfAll(namesOfPlaces(told, places, say), say);
  const waiting =
    next === undefined || isAsked || next.others.length === 0
      ? undefined
      : say('far.sheet.waiting', { names: listed(next.others) });
  const waits = waiting !== undefined;
  // Once: who has agreed since is told by itself.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with each who agrees.
  useEffect(() => {
    if (waiting !== undefined) tell(waiting);
  }, [waits, tell]);
  if (next === undefined) return null;
  return (
    <div className={styles.next}>
      {waiting !== undefined && <p className={styles.waiting}>{waiting}</p>}
      {next.agreed.length > 0 && <p>{say('far.sheet.agreed', { names: listed(next.agreed) })}</p>}
    </div>
  );
}
