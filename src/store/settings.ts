import * as v from 'valibot';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Shelf } from './shelf.ts';

/** How long a play made by itself stays announced before it happens, in milliseconds. */
export const beats = { slow: 1600, normal: 900, fast: 400, 'at-once': 0 } as const;

/** How fast bots play. */
export type BotSpeed = keyof typeof beats;

/** The speeds, slowest first. */
export const botSpeeds = [
  'slow',
  'normal',
  'fast',
  'at-once',
] as const satisfies readonly BotSpeed[];

/** What a person has chosen for this device. */
export interface Settings {
  readonly botSpeed: BotSpeed;
  /** Whether lit fish wear the points they add. */
  readonly pointsOnFish: boolean;
}

/** The settings with the one way to change them. */
export interface SettingsState extends Settings {
  readonly change: (change: Partial<Settings>) => void;
}

/** The store of the settings. */
export type SettingsStore = StoreApi<SettingsState>;

const defaults: Settings = { botSpeed: 'normal', pointsOnFish: true };

const settingsSchema = v.object({
  botSpeed: v.fallback(v.picklist(botSpeeds), defaults.botSpeed),
  pointsOnFish: v.fallback(v.boolean(), defaults.pointsOnFish),
});

/** A store of the settings on the shelf; what cannot be read falls back to the default, one by one. */
export function createSettingsStore(shelf: Shelf): SettingsStore {
  return createStore<SettingsState>()((set) => {
    shelf.watch(() => set(readSettings(shelf)));
    return {
      ...readSettings(shelf),
      change: (change) => {
        // Read afresh, for another tab may have changed another setting; without storage they last as long as the page.
        const settings = { ...readSettings(shelf), ...change };
        shelf.write(JSON.stringify(settings));
        set(change);
      },
    };
  });
}

function readSettings(shelf: Shelf): Settings {
  const text = shelf.read();
  if (!text.ok || text.value === null) return defaults;
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), settingsSchema), text.value);
  return parsed.success ? parsed.output : defaults;
}
