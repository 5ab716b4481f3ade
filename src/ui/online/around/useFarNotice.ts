import { createContext, useContext, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { ReadTold } from '../../../online/readTold.ts';
import type { FarSource } from '../../../store/online/farSource.ts';
import type { FarTable } from '../../../store/online/farState.ts';
import type { Timer } from '../../../store/timer.ts';
import type { Say } from '../../../text/say.ts';
import { AnnouncerContext } from '../../told/announcerContext.ts';
import { useSay } from '../../voice/voice.tsx';
import { farRefusalWords } from '../farWords.ts';
import { requestOutcomeWords } from './requestWords.ts';
import { comingsBetween } from './usePeopleTold.ts';

/** What is said of the table itself, in the place of the prompt. */
export interface FarNotice {
  readonly words: string;
  /** Puts it away, once anything is pressed; missing where it stays as long as it holds. */
  readonly onRead?: () => void;
}

export const FarNoticeContext = createContext<FarNotice | undefined>(undefined);

/** A play that takes longer than this says that it is on its way, in milliseconds. */
const slow = 1200;

/** So long it is said that the way, or somebody, is back or has gone, in milliseconds. */
const comingShown = 6000;

/** What is to be said now, which is told as well, whatever screen is shown. */
export function useFarNotice(
  table: FarTable,
  source: FarSource,
  timer: Timer,
): FarNotice | undefined {
  const say = useSay();
  const { tell } = useContext(AnnouncerContext);
  const link = useStore(table, (state) => state.link);
  const refused = useStore(table, (state) => state.refused);
  const isGarbled = useStore(table, (state) => state.isGarbled);
  const isMisled = useStore(source, () => source.isMisled());
  const isSlow = useIsSlow(table, timer);
  const [passed, setPassed] = useState<string>();
  const [coming, setComing] = useComings(table, timer);
  useEffect(
    () =>
      table.subscribe((now, before) => {
        const words = newsBetween(before, now, say);
        if (words !== undefined) setPassed(words);
      }),
    [table, say],
  );
  const isBack = passed === say('far.notice.back');
  useEffect(
    () => (isBack ? timer(() => setPassed(undefined), comingShown) : undefined),
    [isBack, timer],
  );
  const notice = ((): FarNotice | undefined => {
    if (link === 'lost') return { words: say('far.notice.lost') };
    if (isGarbled || isMisled) return { words: say('far.notice.misled') };
    if (refused !== null) {
      return { words: farRefusalWords(refused.why, say), onRead: table.deeds.forgetRefused };
    }
    if (passed !== undefined) return { words: passed, onRead: () => setPassed(undefined) };
    return isSlow ? { words: say('far.notice.sent') } : undefined;
  })();
  const words = notice?.words;
  // The same again, for another reason, is told again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal is told.
  useEffect(() => {
    if (words !== undefined) tell(words);
  }, [words, refused, tell]);
  // It is told wherever the page is, even while something else is said here.
  if (notice !== undefined || coming === undefined) return notice;
  return { words: coming, onRead: () => setComing(undefined) };
}

function useComings(table: FarTable, timer: Timer) {
  const say = useSay();
  const [coming, setComing] = useState<string>();
  useEffect(
    () =>
      table.subscribe((now, before) => {
        const news = comingsBetween(before, now, say);
        if (news.length > 0) setComing(news.join(' '));
      }),
    [table, say],
  );
  useEffect(
    () => (coming === undefined ? undefined : timer(() => setComing(undefined), comingShown)),
    [coming, timer],
  );
  return [coming, setComing] as const;
}

interface Moment {
  readonly link: 'coming' | 'here' | 'lost';
  readonly told: ReadTold | null;
}

/** What has come of a request, or that the way is back; undefined where neither has happened. */
function newsBetween(before: Moment, now: Moment, say: Say): string | undefined {
  if (before.link === 'lost' && now.link === 'here') return say('far.notice.back');
  if (before.told === null || now.told === null || before.told === now.told) return undefined;
  return requestOutcomeWords(before.told, now.told, say);
}

function useIsSlow(table: FarTable, timer: Timer): boolean {
  const sent = useStore(table, (state) => state.sent);
  const [slowOne, setSlowOne] = useState<typeof sent>(null);
  useEffect(() => (sent === null ? undefined : timer(() => setSlowOne(sent), slow)), [sent, timer]);
  return sent !== null && slowOne === sent;
}
