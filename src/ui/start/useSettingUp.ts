import { useEffect } from 'react';
import { idle } from '../../store/idle.ts';
import { type Coming, later, useLater } from '../load/later.ts';
import type { settingUp } from './settingUp.ts';

const theSettingUp = later(async () => (await import('./settingUp.ts')).settingUp);

/** What is chosen before a match, which loads when it is wanted if it has not come before. */
export function useSettingUp(): Coming<typeof settingUp> {
  return useLater(theSettingUp);
}

/** Loads what is chosen before a match. */
export const loadSettingUp = theSettingUp.load;

/** Loads it while the first screen is shown, so that it is there at the first press. */
export function useSettingUpSoon(): void {
  useEffect(() => {
    // What does not load is loaded anew when it is wanted, which then says so.
    idle()
      .then(loadSettingUp)
      .catch(() => undefined);
  }, []);
}
