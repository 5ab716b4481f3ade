import { vi } from 'vitest';
import { firstPlace } from '../../src/store/lessons/lessonProgress.ts';
import { createPlaceStore } from '../../src/store/places.ts';
import { createLocalSource } from '../../src/store/table/localSource.ts';
import type { LessonProps } from '../../src/ui/learn/lessonProps.ts';
import { createMemoryStorage, openSettings, openTable } from './browserParts.ts';
import { nothingJoins } from './joining.ts';
import { servicesWith } from './services.ts';

/**
 * What a lesson is given on a device that keeps nothing, with ways that only tell whether they were
 * taken.
 */
export function lessonProps() {
  const storage = createMemoryStorage();
  const services = servicesWith();
  const [matches, settings] = [openTable(storage), openSettings(storage)];
  return {
    stores: {
      table: createLocalSource(matches, settings),
      matches,
      settings,
      places: createPlaceStore(window),
      services,
      ...nothingJoins,
    },
    services,
    place: firstPlace,
    onPlace: vi.fn(),
    onPassed: vi.fn(),
    onDone: vi.fn(),
    onNext: vi.fn(),
    onLeave: vi.fn(),
  } satisfies LessonProps;
}
