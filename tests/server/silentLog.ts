import type { TableLog } from '../../src/server/log/tableLog.ts';

export function silentLog(): TableLog {
  return {
    read: () => Promise.resolve({ ok: false, problem: 'no-table' }),
    append: () => Promise.resolve('behind'),
    remove: () => Promise.resolve(null),
    tables: () => Promise.resolve([]),
    trouble: () => Promise.resolve(null),
    release: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
}
