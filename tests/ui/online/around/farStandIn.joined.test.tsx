import { act, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { seatedFar } from '../../../support/farDevices.ts';
import { playOne, waitAtTables } from '../../../support/farPlays.ts';
import { allCome, showFar } from '../../../support/shownFar.tsx';
import { toldChanges } from '../../../support/told.ts';

const words = 'A bot made this play while they were away';

describe('a play that a bot has made for a person', () => {
  test('says so in the log, and is told as any other', async () => {
    const company = await seatedFar({ variant: 'tiu-u', seats: 3 });
    const [ann, bo, cai] = company.far;
    showFar(ann);
    await allCome();
    bo?.line.cut();
    await waitAtTables(company, 121_000);
    await act(async () => void (await ann.table.deeds.ask(0, 'stand-in', 1)));
    await act(async () => void (await cai?.table.deeds.answer(2, true)));
    await allCome();
    for (let plays = 0; plays < 6; plays += 1) {
      const isTurn = [ann, cai].some((one) => one?.source.getState().deeds.play !== undefined);
      if (isTurn) await playOne(company);
      else await waitAtTables(company, 3000);
    }
    const { standIns = [] } = ann.table.getState().told?.round ?? {};
    expect(standIns.length).toBeGreaterThan(0);
    const log = screen.getByRole('complementary', { name: 'Log' });
    expect(log).toHaveTextContent(words);
    expect(toldChanges().join(' ')).not.toContain(words);
  });
});
