import { expect, test, vi } from 'vitest';
import type { LineEars } from '../../../src/store/online/line.ts';
import { openTable } from '../../../src/store/online/openTable.ts';
import { chanceOf } from '../../support/chance.ts';
import { fillBy } from '../../support/devices.ts';
import { openTables } from '../../support/services.ts';

test('a server of another version is not asked again and again', async () => {
  const ears: LineEars[] = [];
  const close = vi.fn();
  const parts = {
    openLine: (_: unknown, listens: LineEars) => {
      ears.push(listens);
      return { ask: () => new Promise(() => undefined), renew: () => undefined, close };
    },
    ...{ tables: openTables(), fillWithChance: fillBy(chanceOf(1)), app: 'test' },
    onLink: () => undefined,
  };
  const { opened } = openTable(
    parts,
    {
      ...{ variant: 'tiu-u', rules: {}, seats: 2, goal: null, tapsPasses: false },
      places: [{ by: 'here', name: 'Ann' }, { by: 'elsewhere' }],
    },
    undefined,
  );
  ears[0]?.onSaid('gone', { why: 'newer' });
  expect(await opened).toEqual({ ok: false, why: 'newer' });
  expect(close).toHaveBeenCalled();
});
