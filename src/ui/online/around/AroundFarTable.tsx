import { useCallback, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { FarSource } from '../../../store/online/farSource.ts';
import type { FarTable } from '../../../store/online/farState.ts';
import type { SettingsStore } from '../../../store/settings.ts';
import { browserTimer, type Timer } from '../../../store/timer.ts';
import type { Elements } from '../../content/content.ts';
import { EndNewsContext } from '../../table/end/endNews.ts';
import type { FarAtTable } from '../../table/tableScreenProps.ts';
import { Between } from '../Between.tsx';
import aside from './AsideCards.module.css';
import { AsideCards } from './AsideCards.tsx';
import { type AttentionWays, attentionWaysOf } from './attentionWays.ts';
import { FarMenu } from './FarMenu.tsx';
import { FarSeatMarks } from './FarSeatMarks.tsx';
import { NextNews } from './NextNews.tsx';
import { NoticePlace } from './NoticePlace.tsx';
import { placeHere } from './placeHere.ts';
import { useAttention } from './useAttention.ts';
import { FarNoticeContext, useFarNotice } from './useFarNotice.ts';
import { usePeopleTold } from './usePeopleTold.ts';

interface AroundFarTableProps {
  readonly table: FarTable;
  readonly source: FarSource;
  readonly settings: SettingsStore;
  /** Shows who is at the table, with its links. */
  readonly onPeople: () => void;
  /** The screen that is shown. */
  readonly screen: 'table' | 'curtain' | 'scores' | 'ended';
  readonly timer?: Timer;
  readonly ways?: AttentionWays;
  /** The table takes what it is given here; another screen has what is asked above it. */
  readonly children: (far: FarAtTable) => Elements;
}

const browserWays = attentionWaysOf(window);

/** What stands around a table far away that is played: people, requests, notices, the menu. */
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
