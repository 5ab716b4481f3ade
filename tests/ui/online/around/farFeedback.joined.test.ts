import { describe, expect, test } from 'vitest';
import { farFeedback } from '../../../../src/ui/online/around/farFeedback.ts';
import { seatedFar } from '../../../support/farDevices.ts';
import { atTurn, playUntilTurnOf } from '../../../support/farPlays.ts';

describe('what is heard of a table far away', () => {
  test('tells when the turn has come here, after what the others have played', async () => {
    const company = await seatedFar({ variant: 'tiu-u', seats: 2 });
    const first = atTurn(company);
    const waiting = company.far.find((one) => one !== first);
    const before = waiting?.source.getState().round;
    if (waiting === undefined || !before) throw new Error('two play');
    await playUntilTurnOf(company, waiting);
    const after = waiting.source.getState().round;
    if (after === null) throw new Error('the round goes on');
    const cues = farFeedback.cuesFor(before, after);
    expect(cues.at(-1)).toBe('turn');
    expect(cues.length).toBeGreaterThan(1);
    expect(farFeedback.cuesFor(after, { ...after })).toEqual([]);
    // Whoever has played hears nothing of a turn that is not theirs.
    const now = first.source.getState().round;
    if (now === null) throw new Error('the round goes on');
    expect(farFeedback.cuesFor(before, now)).not.toContain('turn');
  });
});
