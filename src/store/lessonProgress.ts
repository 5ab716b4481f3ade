import * as v from 'valibot';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Result, success } from '../engine/index.ts';
import type { LessonId } from '../lessons/lesson.ts';
import { findOnShelf } from './findOnShelf.ts';
import type { Shelf, ShelfTrouble } from './shelf.ts';
import { parseVersioned, type Unreadable } from './versioned.ts';

/** Which lessons were begun on this device, and which gone through to their end; names that are not known here are kept. */
export interface LessonProgress {
  readonly begun: readonly string[];
  readonly done: readonly string[];
}

/** The progress with every way to change it. */
export interface LessonProgressState extends LessonProgress {
  /** What is wrong with storage and not yet acknowledged. */
  readonly trouble: ShelfTrouble | null;
  readonly begin: (id: LessonId) => void;
  readonly finish: (id: LessonId) => void;
  readonly acknowledgeTrouble: () => void;
}

/** The store of the progress in the lessons. */
export type LessonProgressStore = StoreApi<LessonProgressState>;

/** The version of what is saved. A change of its shape raises it and brings a reader for the version before. */
const savedVersion = 1;

/** More lessons than there will ever be. */
const mostLessons = 1000;
const idsSchema = v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.maxLength(mostLessons));
const savedSchema = v.strictObject({
  version: v.literal(savedVersion),
  begun: idsSchema,
  done: idsSchema,
});

const nothing: LessonProgress = { begun: [], done: [] };

/** What is saved of the progress, as text. */
function formatProgress({ begun, done }: LessonProgress): string {
  return JSON.stringify({ version: savedVersion, begun, done });
}

/** Reads what was saved. What a later version of the app saved is `newer`; anything else not wholly sound is `damaged`. */
export function parseProgress(text: string): Result<LessonProgress, Unreadable> {
  const saved = parseVersioned(savedVersion, savedSchema, text);
  if (!saved.ok) return saved;
  const { begun, done } = saved.value;
  return success({ begun, done });
}

/**
 * A store of the progress on the shelf. Nothing is ever taken away from it, so what another tab has left there and what
 * happened here are put together.
 */
export function createLessonProgress(shelf: Shelf): LessonProgressStore {
  return createStore<LessonProgressState>()((set, get) => {
    const found = findOnShelf(shelf, parseProgress);
    /** What a newer version of the app has left is not written over. */
    let isNewer = found.trouble?.code === 'newer';
    let acknowledged: ShelfTrouble['code'] | undefined;
    const tell = (trouble: ShelfTrouble | null): void => {
      if (trouble !== null && trouble.code !== acknowledged) set({ trouble });
    };
    const lookAgain = (): LessonProgress => {
      const { value, trouble } = findOnShelf(shelf, parseProgress);
      isNewer = trouble?.code === 'newer';
      tell(trouble);
      return value ?? nothing;
    };
    const change = (change: LessonProgress): void => {
      const next = together(together(get(), change), lookAgain());
      if (next.begun.length === get().begun.length && next.done.length === get().done.length)
        return;
      set(next);
      if (isNewer) return;
      const kept = shelf.write(formatProgress(next));
      if (kept.ok) acknowledged = undefined;
      else tell({ code: kept.problem });
    };
    shelf.watch(() => set(together(get(), lookAgain())));
    return {
      ...(found.value ?? nothing),
      trouble: found.trouble,
      begin: (id) => change({ begun: [id], done: [] }),
      finish: (id) => change({ begun: [id], done: [id] }),
      acknowledgeTrouble: () => {
        acknowledged = get().trouble?.code;
        set({ trouble: null });
      },
    };
  });
}

function together(one: LessonProgress, other: LessonProgress): LessonProgress {
  const union = (part: keyof LessonProgress): string[] => [
    ...new Set([...one[part], ...other[part]]),
  ];
  return { begun: union('begun'), done: union('done') };
}
