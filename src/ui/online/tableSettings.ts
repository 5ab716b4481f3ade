import type { SettingsState, SettingsStore } from '../../store/settings.ts';

/**
 * The settings of this device as they hold at a table far away: whether passes are tapped is the
 * table's to say, and nothing but the server makes plays by itself.
 */
export function settingsAtTable(settings: SettingsStore, tapsPasses: boolean): SettingsStore {
  const states = new WeakMap<SettingsState, SettingsState>();
  const here = (state: SettingsState): SettingsState => {
    const known = states.get(state) ?? { ...state, tapsPasses, playsForced: false };
    states.set(state, known);
    return known;
  };
  return {
    ...settings,
    getState: () => here(settings.getState()),
    getInitialState: () => here(settings.getInitialState()),
    subscribe: (listener) =>
      settings.subscribe((state, before) => listener(here(state), here(before))),
  };
}
