import { createStore, type StoreApi } from 'zustand/vanilla';
import { listeningTime } from '../text/heardSentences.ts';
import { createHearing } from './hearing.ts';
import {
  hasToBeTold,
  inOrderOf,
  isOfTable,
  type Pending,
  sentencesOf,
  type Tiding,
  type ToldPlace,
} from './tidings.ts';
import type { Timer } from './timer.ts';

/** What a change of the live region adds: one element with all its sentences. */
interface ToldChange {
  readonly id: number;
  readonly words: string;
}

interface Announcing {
  readonly told: readonly ToldChange[];
  /** Whether something is still being listened to, or is about to be told. */
  readonly isBusy: boolean;
}

/** Tells a page's live region what is new, one change after the other. */
export interface Announcer
  extends Pick<StoreApi<Announcing>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** The live region is in the page from now on; returns what takes it away. */
  readonly stand: () => () => void;
  /** Takes all that one place tells now, in the order of telling; only what is new is told. */
  readonly offer: (place: ToldPlace, tidings: readonly Tiding[]) => void;
  /** Tells a sentence before all that is offered, also one that was told before. */
  readonly tell: (words: string) => void;
  /** Tells why a press did nothing, unless the table has news: they say what can be done now. */
  readonly answer: (words: string) => void;
  /** Does something once what is new so far was told, so that it is heard after that. */
  readonly afterNews: (what: () => void) => () => void;
  /** Waits for nothing that was to come after what was told: a key cuts that off anyway. */
  readonly followNow: () => void;
  /**
   * Whether something waits to follow news of the table: news that came since the last key, and are
   * still to be told or were told so recently that a reader has not begun with them.
   */
  readonly isNewsFollowed: () => boolean;
  /** Tells nothing, and keeps nothing told, until the returned function is called. */
  readonly hush: () => () => void;
  /** What was told counts as heard. */
  readonly goOn: () => void;
}

/** In milliseconds. */
const times = {
  /** The region stands for so long before it is filled: what stands in it at first is not read. */
  standing: 500,
  /**
   * What comes within this belongs to one change. It begins after the table itself has changed: of
   * many changes at once some readers skip those that have not the focus.
   */
  gathering: 250,
  /** Changes closer to each other are taken for one by some readers, and the first is skipped. */
  apart: 700,
  /** Focus that moves earlier than this after a change is read before it. */
  beforeFocus: 400,
  /** A key cuts off what is spoken; what it makes a reader say is short. */
  afterKey: 2000,
  /** So long a change stays in the region at least: a busy reader asks for it late. */
  staying: 6000,
} as const;

/** How many changes are remembered: at least those that tell the plays of one turn. */
const mostLately = 5;

interface Follower {
  readonly what: () => void;
  /** What it is to follow may still be offered, later in the same change of the page. */
  isEarly: boolean;
}

/**
 * Screen readers speak one change of a live region well: one element, in a region that stood there
 * before, apart from the next. So what is new is gathered and told in one element, which leaves the
 * region when it has been heard.
 */
export function createAnnouncer(timer: Timer): Announcer {
  const store = createStore<Announcing>()(() => ({ told: [], isBusy: false }));
  const lists = new Map<ToldPlace, readonly Tiding[]>();
  let pending: Pending[] = [];
  let followers: Follower[] = [];
  let ids = 0;
  /** The words of the last changes, the newest at the end. */
  let lately: readonly string[] = [];
  let regions = 0;
  let hushes = 0;
  let isSettled = false;
  let isApart = true;
  let newest: readonly Pending[] = [];
  /** Whether focus that moves now is read after that. */
  let isRead = true;
  let isFilling = false;
  let isNewSinceKey = false;
  const hearing = createHearing(timer, () => show());

  const isReady = (): boolean => pending.some(hasToBeTold);
  const show = (told = store.getState().told): void => {
    const isBusy = regions > 0 && (hearing.isHearing() || isReady());
    const before = store.getState();
    if (told !== before.told || isBusy !== before.isBusy) store.setState({ told, isBusy });
  };
  const consider = (): void => {
    show();
    if (isFilling) return;
    // Nothing is about to be told that could come first.
    if (!isReady() || regions === 0 || hushes > 0) {
      if (isRead) letFollow(followersByNow());
      return;
    }
    if (!isSettled || !isApart) return;
    isFilling = true;
    timer(fill, times.gathering);
  };
  const fill = (): void => {
    isFilling = false;
    if (!isReady() || regions === 0 || hushes > 0) {
      consider();
      return;
    }
    const inOrder = inOrderOf(pending);
    const end = inOrder.findLastIndex(hasToBeTold) + 1;
    newest = inOrder.slice(0, end);
    const sentences = sentencesOf(newest.map(({ tiding }) => tiding)).join(' ');
    // Some readers take the same words again for no news.
    const words = sentences === lately.at(-1) ? `${sentences}\u00a0` : sentences;
    lately = [...lately, words].slice(-mostLately);
    const told = { id: ids, words };
    const time = listeningTime(words);
    // What waits for what comes after it is told together with that.
    pending = inOrder.slice(end);
    ids += 1;
    hearing.hear(time);
    show([...store.getState().told, told]);
    timer(() => leave(told), Math.max(times.staying, time));
    isApart = false;
    isRead = false;
    const following = followersByNow();
    timer(() => {
      isRead = true;
      letFollow(following);
      consider();
    }, times.beforeFocus);
    timer(() => {
      isApart = true;
      consider();
    }, times.apart);
  };
  const wasTold = ({ words }: Tiding): boolean =>
    words().every((sentence) => lately.some((told) => told.includes(sentence)));
  const leave = (gone: ToldChange): void => {
    const { told } = store.getState();
    if (told.includes(gone)) show(told.filter((one) => one !== gone));
  };
  const followersByNow = (): Follower[] => followers.filter(({ isEarly }) => !isEarly);
  const letFollow = (now: typeof followers): void => {
    const still = now.filter((one) => followers.includes(one));
    followers = followers.filter((one) => !now.includes(one));
    for (const { what } of still) what();
  };
  /** Where the same waits to be told already, a press that was repeated is answered once. */
  const tellOnce = (words: string, isAnswer: boolean): void => {
    pending = [
      ...pending.filter(({ place, tiding }) => place !== null || tiding.key !== words),
      { place: null, tiding: { key: words, words: () => [words] }, isAnswer },
    ];
    consider();
  };
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    stand: () => {
      regions += 1;
      const callOff = timer(() => {
        isSettled = true;
        consider();
      }, times.standing);
      return () => {
        callOff();
        regions -= 1;
        if (regions === 0) isSettled = false;
        consider();
      };
    },
    offer: (place, tidings) => {
      const before = lists.get(place);
      const known = new Set(before?.map(({ key }) => key));
      const now = new Map(tidings.map((tiding) => [tiding.key, tiding]));
      const added = tidings
        .filter(({ key, old = false }) => !known.has(key) && !(before === undefined && old))
        .filter((tiding) => !(tiding.unlessTold === true && wasTold(tiding)))
        .map((tiding) => ({ place, tiding }));
      if (isOfTable(added)) isNewSinceKey = true;
      pending = [
        ...pending.flatMap((one) => {
          const tiding = one.place === place ? now.get(one.tiding.key) : one.tiding;
          return tiding === undefined ? [] : [{ ...one, tiding }];
        }),
        ...added,
      ];
      if (tidings.length === 0) lists.delete(place);
      else lists.set(place, tidings);
      // A board that has nothing to tell any more is still there.
      if (lists.size === 0 && place !== 'board') {
        // The screen has gone of which was told. What is about to be told goes with it, but not
        // where only a part of the next screen has come that has nothing to tell.
        if (before !== undefined) pending = [];
        hearing.stop();
        show([]);
      }
      consider();
    },
    tell: (words) => tellOnce(words, false),
    answer: (words) => tellOnce(words, true),
    afterNews: (what) => {
      const follower = { what, isEarly: true };
      followers = [...followers, follower];
      const callOff = timer(() => {
        follower.isEarly = false;
        consider();
      }, 0);
      return () => {
        callOff();
        followers = followers.filter((other) => other !== follower);
      };
    },
    followNow: () => {
      isNewSinceKey = false;
      hearing.cutOff(times.afterKey);
      letFollow(followers);
    },
    isNewsFollowed: () =>
      isNewSinceKey &&
      followers.length > 0 &&
      (isOfTable(pending) || (isOfTable(newest) && !isRead)),
    hush: () => {
      hushes += 1;
      hearing.stop();
      show([]);
      return () => {
        hushes -= 1;
        consider();
      };
    },
    goOn: () => {
      hearing.stop();
      show();
    },
  };
}
