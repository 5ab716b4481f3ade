import { idle } from '../idle.ts';
import { createUpdateStore, type UpdateStore } from './updates.ts';

/** Undefined under development, and where the browser keeps no apps, as without https. */
export function startUpdates(): UpdateStore | undefined {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined;
  const container = navigator.serviceWorker;
  return createUpdateStore({
    container,
    register: async () => {
      await loaded();
      await idle();
      return container.register('./serviceWorker.js', { scope: './', updateViaCache: 'none' });
    },
    document,
    reload: () => location.reload(),
    now: () => performance.now(),
  });
}

function loaded(): Promise<void> {
  return new Promise((done) => {
    if (document.readyState === 'complete') done();
    else window.addEventListener('load', () => done(), { once: true });
  });
}
