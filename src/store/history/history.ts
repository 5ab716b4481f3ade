import type { StoreApi } from 'zustand/vanilla';
import { failure, type Result, success } from '../../engine/index.ts';
import type { Puzzle, PuzzleOutcome } from '../../review/puzzles.ts';
import type { JoinNamed } from '../joining.ts';
import type { PuzzleDays } from '../puzzles/puzzleDays.ts';
import type { Settings } from '../settings.ts';
import type { Timer } from '../timer.ts';
import { type Added, type AddListener, addLines, troubleOf } from './addLines.ts';
import type { Chest } from './chest.ts';
import type { DealPlayed } from './dayPlayed.ts';
import { dealsPlayed } from './days.ts';
import { damagedStart, type Entry, entryKeyOf, olderRecordStart, parseEntry } from './entry.ts';
import { exportRounds } from './exportRounds.ts';
import type { FeatsOf } from './featsOfRound.ts';
import {
  type ChestOutcome,
  createHistoryState,
  type HistoryState,
  type Tabs,
} from './historyState.ts';
import { joiningWithTrouble, type KeepingTrouble, keepingTroubleFrom } from './historyTrouble.ts';
import { keepFound, keepOutcome, type ReviewFound } from './keepFound.ts';
import { type FinishedRound, keepPlayed, parseTable, tableKey } from './keepPlayed.ts';
import type { KeptRound } from './keptRound.ts';
import { loadWork, readApartLate } from './lateParts.ts';
import { listenTo } from './listenedChest.ts';
import { keepPutOff, keepSaved, unsavedOf } from './reminder.ts';

/** Rounds finished or brought here. Nothing rejects: what goes wrong shows as trouble. */
export interface History {
  readonly state: StoreApi<HistoryState>;
  /** Reads the chest, shows it, and from then on follows other tabs while somebody subscribes. */
  readonly open: () => Promise<void>;
  /**
   * Keeps a round finished at the table; fails with the reason. A chest that answers only later has
   * kept the round all the same.
   */
  readonly keep: (played: FinishedRound) => Promise<Result<null, KeepingTrouble>>;
  /**
   * The numbers of the rounds of the match at the table that have been kept before, there or not.
   * None where the chest does not tell.
   */
  readonly keptBefore: (match: string) => Promise<ReadonlySet<number>>;
  /** Hides the message about waiting rounds, refused or damaged, until there is more to tell. */
  readonly acknowledge: (what: 'refused' | 'damagedWaiting') => void;
  /** Removes rounds and their reviews. */
  readonly remove: (ids: readonly string[]) => Promise<void>;
  /** Brings back what was removed, as it was. */
  readonly putBack: () => Promise<void>;
  /** Lets what was removed go for good. */
  readonly letGo: () => void;
  /** Brings in the rounds of a file, some at a time, so that the page goes on. */
  readonly add: (text: string, listener: AddListener) => Promise<Added>;
  /** Every round as a file of records, the oldest first; undefined where that cannot be read. */
  readonly exportAll: (settings: Settings, puzzleDays?: PuzzleDays) => Promise<Blob | undefined>;
  /** Remembers that the last such file was handed over: its rounds need no reminder any more. */
  readonly keepSaved: () => Promise<void>;
  /** Puts off the reminder of rounds that lie nowhere else. */
  readonly remindLater: () => Promise<void>;
  /** Undefined where the chest does not give them. Nothing else is read, so no family is needed. */
  readonly dealsPlayed: () => Promise<readonly DealPlayed[] | undefined>;
  /** What could not be read, as text; undefined where the chest does not give it. */
  readonly damagedText: () => Promise<string | undefined>;
  /** Deletes what could not be read; tells whether it is gone. */
  readonly dropDamaged: () => Promise<boolean>;
  /** Gives the kept review, if any; waits for nothing else, nor for a chest that stays silent. */
  readonly reviewOf: (id: string) => Promise<string | undefined>;
  /** Keeps a review, and what lists show of it; does nothing for a round not in the history. */
  readonly keepReview: (id: string, text: string, found: ReviewFound) => Promise<void>;
  /** Reads every record not looked at yet, some at a time; resolves once all have been read. */
  readonly findFeats: (featsOf: FeatsOf) => Promise<void>;
  /** Keeps what trying a decision again, anywhere, came to. What was solved once stays solved. */
  readonly keepOutcome: (id: string, puzzle: Puzzle, outcome: PuzzleOutcome) => Promise<void>;
}

export interface HistoryNeeds {
  readonly chest: Chest;
  readonly now: () => Date;
  readonly timer: Timer;
  /** Lets the page do what is due. */
  readonly pause: () => Promise<void>;
  readonly joinNamed: JoinNamed;
  readonly tabs: Tabs;
}

export function createHistory({ now, timer, pause, tabs, ...needs }: HistoryNeeds): History {
  const joinNamed = joiningWithTrouble(needs.joinNamed);
  const { chest, unlessSilent } = listenTo(needs.chest, timer, (isSilent) => tellSilence(isSilent));
  const around = { chest, joinNamed, pause };
  const { state, open, stockNow, attempt, change, tellTrouble, tellSilence } = createHistoryState(
    chest,
    around,
    tabs,
  );
  let removedRounds: readonly Entry[] = [];
  let exported: readonly string[] = [];
  const letGo = (): void => {
    removedRounds = [];
    state.setState({ removed: [] });
  };
  return {
    state,
    open,
    keep: async (played) => {
      let answer: Result<null, KeepingTrouble> = success(null);
      const kept = change(async () => {
        try {
          return { written: await keepPlayed(chest, played, now().toISOString()) };
        } catch (error) {
          answer = failure(keepingTroubleFrom(error));
          throw error;
        }
      });
      return (await unlessSilent(kept)) === undefined ? failure('not-answering') : answer;
    },
    keptBefore: async (match) => {
      const [known] = (await unlessSilent(attempt(() => chest.values([tableKey])))) ?? [];
      const table = parseTable(known);
      const isOfMatch = table.ok && table.value.match === match;
      return new Set(isOfMatch ? table.value.rounds.map(([number]) => number) : []);
    },
    acknowledge: (what) => state.setState({ [what]: null }),
    remove: async (ids) => {
      await change(async () => {
        const { removeRounds } = await loadWork();
        const shown = state.getState().stock?.rounds ?? [];
        const links = new Map(shown.map(({ id, link }) => [id, link]));
        const rounds = new Map(ids.map((id) => [id, links.get(id)]));
        const { done, reminder, error } = await removeRounds(around, rounds);
        removedRounds = [...removedRounds, ...done];
        const gone = done.map(({ kept }) => kept.id);
        return {
          written: gone.length === 0 ? undefined : { gone, ...reminder },
          shown: { removed: keptOf(removedRounds) },
          error,
        };
      });
    },
    putBack: async () => {
      await change(async () => {
        if (removedRounds.length === 0) return {};
        const { putBackRounds } = await loadWork();
        const { done, reminder, error } = await putBackRounds(around, removedRounds);
        removedRounds = removedRounds.slice(done.length);
        return {
          written: done.length === 0 ? undefined : { kept: keptOf(done), ...reminder },
          shown: { removed: keptOf(removedRounds) },
          error,
        };
      });
    },
    letGo,
    add: async (text, listener) => {
      letGo();
      let added = nothingAdded;
      const done = change(async () => {
        await joinNamed(text);
        const came = await addLines(chest, text, { ...listener, pause });
        added = came.added;
        const trouble = troubleOf(added);
        return {
          written: came.written,
          shown: trouble && { trouble },
        };
      });
      const isKnown = (await unlessSilent(done)) !== undefined;
      return isKnown ? added : { ...nothingAdded, cutShort: 'not-answering' };
    },
    exportAll: (settings, puzzleDays = {}) =>
      unlessSilent(
        attempt(async () => {
          const { rounds } = await stockNow();
          const oldestFirst = rounds.toReversed();
          const device = { settings, puzzleDays };
          const { file, ids } = await exportRounds(chest, oldestFirst, device, pause);
          exported = ids;
          return file;
        }),
      ),
    keepSaved: async () => {
      await change(async () => {
        await keepSaved(chest, exported, pause);
        return { written: { saved: exported, putOffAt: null } };
      });
    },
    remindLater: async () => {
      await change(async () => {
        const { stock } = state.getState();
        const putOffAt = stock === null ? 0 : unsavedOf(stock);
        await keepPutOff(chest, putOffAt);
        return { written: { putOffAt } };
      });
    },
    dealsPlayed: () => unlessSilent(attempt(() => dealsPlayed(chest, readApartLate))),
    damagedText: () =>
      unlessSilent(
        attempt(async () => {
          const values = await chest.values(await chest.keys(damagedStart));
          return JSON.stringify(values, null, 2);
        }),
      ),
    dropDamaged: () =>
      change(async () => {
        const keys = await chest.keys(damagedStart);
        await chest.change([], () => ({ drop: keys }));
        return { written: { damagedGone: keys.length } };
      }),
    reviewOf: async (id) => {
      try {
        return await unlessSilent(reviewIn(chest, id, () => attempt(stockNow)));
      } catch (error) {
        return tellTrouble(error);
      }
    },
    keepReview: async (id, text, found) => {
      await change(async () => writtenOf(await keepFound(chest, id, { text, found })));
    },
    findFeats: async (featsOf) => {
      const unlooked = (): string[] =>
        (state.getState().stock?.rounds ?? [])
          .filter(({ feats }) => feats === null)
          .map(({ id }) => id);
      // A round that has just ended may still be on its way into the chest.
      await attempt(() => Promise.resolve());
      const found: KeptRound[] = [];
      try {
        const { findFeats } = await loadWork();
        found.push(...(await findFeats(chest, unlooked(), { featsOf, pause })));
      } catch (error) {
        return tellTrouble(error);
      }
      if (found.length === 0) return;
      await change(() => {
        // A round that was removed while the others were read does not come back.
        const open = new Set(unlooked());
        return Promise.resolve({ written: { kept: found.filter(({ id }) => open.has(id)) } });
      });
    },
    keepOutcome: async (id, puzzle, outcome) => {
      await change(async () => writtenOf(await keepOutcome(chest, id, puzzle, outcome)));
    },
  };
}

/** A round that lies in an older form has its review there: all of these are brought up first. */
async function reviewIn(
  chest: Chest,
  id: string,
  bringUpAll: () => Promise<unknown>,
): Promise<string | undefined> {
  const look = () => chest.values([entryKeyOf(id)]);
  const [[first], older] = await Promise.all([look(), chest.count(olderRecordStart)]);
  const isBehind = first === undefined && older > 0;
  if (isBehind) await bringUpAll();
  const [value] = isBehind ? await look() : [first];
  const entry = parseEntry(id, value);
  return entry.ok ? (entry.value.review ?? undefined) : undefined;
}

function keptOf(entries: readonly Entry[]): KeptRound[] {
  return entries.map(({ kept }) => kept);
}

function writtenOf(kept: KeptRound | undefined): ChestOutcome {
  return kept === undefined ? {} : { written: { kept: [kept] } };
}

const nothingAdded: Added = {
  added: 0,
  known: 0,
  wrong: [],
  moreWrong: 0,
  cutShort: 'stopped',
};
