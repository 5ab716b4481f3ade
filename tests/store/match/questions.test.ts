import { describe, expect, it } from 'vitest';
import { startMatch } from '../../../src/store/match/match.ts';
import { botQuestion, hintQuestion } from '../../../src/store/match/questions.ts';
import { beats } from '../../../src/store/table/beats.ts';
import { setupOf } from '../../support/matches.ts';

const match = startMatch(setupOf(['expert', 'expert']));

describe('botQuestion', () => {
  it.each(['slow', 'normal', 'fast'] as const)(
    'leaves of a %s beat some time for the answer to come back',
    (speed) => {
      const beat = beats[speed];
      expect(botQuestion(match, beat).milliseconds).toBeLessThan(beat);
    },
  );

  it('lets a bot answer sooner, and a hint never', () => {
    expect(botQuestion(match, beats.slow).endsOnceClear).toBe(true);
    const hint = hintQuestion(startMatch(setupOf(['person', 'expert'])));
    expect(hint?.milliseconds).toBeGreaterThan(0);
    expect(hint?.endsOnceClear).toBeUndefined();
  });

  it('lets a bot think a little where nobody wants to wait', () => {
    expect(botQuestion(match, beats['at-once']).milliseconds).toBeGreaterThan(0);
  });
});
