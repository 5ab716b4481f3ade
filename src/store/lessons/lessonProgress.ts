import * as v from 'valibot';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Result } from '../../engine/index.ts';
import type { LessonId } from '../../families/facts.ts';
import { createKeeper } from '../shelf/keeper.ts';
import type { Shelf, ShelfTrouble } from '../shelf/shelf.ts';
import { type Unreadable, versioned } from '../shelf/versioned.ts';

export interface LessonPlace {
  /** The index of the step that is shown; in the drill, how many counts in a row were right. */
  readonly step: number;
  /** What was played at its table since it began, as records write it. */
  readonly plays: readonly string[];
  /** The indices of the steps that were answered: not skipped, and their answers not shown. */
  readonly answered: readonly number[];
}

export const firstPlace: LessonPlace = { step: 0, plays: [], answered: [] };

type LessonPlaces = Readonly<Record<string, LessonPlace>>;

/** `passed` was left behind with something skipped; names that are not known here are kept. */
export interface LessonProgress {
  readonly begun: readonly string[];
  readonly passed: readonly string[];
  readonly done: readonly string[];
  readonly places: LessonPlaces;
}

export interface LessonProgressState extends LessonProgress {
  readonly trouble: ShelfTrouble | null;
  readonly begin: (id: LessonId) => void;
  readonly pass: (id: LessonId) => void;
  readonly finish: (id: LessonId) => void;
  readonly keepPlace: (id: LessonId, place: LessonPlace) => void;
  readonly acknowledgeTrouble: () => void;
}

export type LessonProgressStore = StoreApi<LessonProgressState>;

/** More lessons than there will ever be, and in each of them more plays and steps. */
const most = 1000;
const nameSchema = v.pipe(v.string(), v.maxLength(100));
const idsSchema = v.pipe(v.array(nameSchema), v.maxLength(most));
const stepSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));
const placeSchema = v.strictObject({
  step: stepSchema,
  plays: v.pipe(v.array(nameSchema), v.maxLength(most)),
  answered: v.pipe(v.array(stepSchema), v.maxLength(most)),
});
const placesSchema = v.pipe(
  v.record(nameSchema, placeSchema),
  v.check((places) => Object.keys(places).length <= most),
);
const firstEntries = { begun: idsSchema, done: idsSchema };
const secondEntries = { ...firstEntries, passed: idsSchema, places: placesSchema };

/** The second version adds what was skipped, and where a lesson goes on. */
const savedProgress = versioned(1, v.strictObject(firstEntries)).next(
  2,
  v.strictObject(secondEntries),
  (first) => ({ ...first, passed: [], places: {} }),
);

const nothing: LessonProgress = { begun: [], passed: [], done: [], places: {} };

function formatProgress({ begun, passed, done, places }: LessonProgress): string {
  return savedProgress.format({ begun, passed, done, places });
}

export function parseProgress(text: string): Result<LessonProgress, Unreadable> {
  return savedProgress.parse(text);
}

/** The lists only grow, so a tab that is behind merges them; of a lesson the last place counts. */
export function createLessonProgress(shelf: Shelf): LessonProgressStore {
  return createStore<LessonProgressState>()((set, get) => {
    const keeper = createKeeper<LessonProgress>({
      shelf,
      first: nothing,
      parse: parseProgress,
      format: formatProgress,
      whenBehind: { merge: (theirs, mine) => together(theirs, { ...mine, places: {} }) },
      show: set,
      tell: (trouble) => set({ trouble }),
    });
    const change = (changed: Partial<LessonProgress>): void => {
      const make = (before: LessonProgress) => together(before, { ...nothing, ...changed });
      const before = keeper.value();
      if (formatProgress(make(before)) !== formatProgress(before)) keeper.change(make);
    };
    return {
      ...keeper.value(),
      trouble: keeper.trouble(),
      begin: (id) => change({ begun: [id] }),
      pass: (id) => change({ begun: [id], passed: [id] }),
      finish: (id) => change({ begun: [id], done: [id] }),
      keepPlace: (id, place) => {
        // Keep no place that is known already: in another tab the lesson may have moved on.
        const isHere = JSON.stringify(get().places[id] ?? firstPlace) === JSON.stringify(place);
        if (!isHere) change({ places: { [id]: place } });
      },
      acknowledgeTrouble: keeper.acknowledge,
    };
  });
}

/** `other`'s place of a lesson counts. Longer lists than `most` could not be read again. */
function together(one: LessonProgress, other: LessonProgress): LessonProgress {
  const union = (part: 'begun' | 'passed' | 'done'): string[] =>
    [...new Set([...one[part], ...other[part]])].slice(-most);
  const places = Object.entries({ ...one.places, ...other.places }).filter(
    ([, { step, plays, answered }]) => step > 0 || plays.length > 0 || answered.length > 0,
  );
  return {
    begun: union('begun'),
    passed: union('passed'),
    done: union('done'),
    places: Object.fromEntries(places.slice(-most)),
  };
}
