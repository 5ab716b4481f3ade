import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSimpleChoice } from '../../../../src/bots/climbing/search/simpleChoice.ts';
import { formatPlay, listPlays, simplePlay } from '../../../../src/engine/climbing/index.ts';
import { createPlayList } from '../../../../src/engine/index.ts';
import { rounds } from '../../../support/climbing/arbitraries.ts';
import { stepsOf } from '../../../support/climbing/randomRounds.ts';
import { runs } from '../../../support/thoroughness.ts';

test('the quick simple choice is the simple play', () => {
  const list = createPlayList();
  fc.assert(
    fc.property(rounds, (round) => {
      const choose = createSimpleChoice(round.game);
      for (const { position } of stepsOf(round)) {
        listPlays(position, list);
        expect(formatPlay(choose(position, list))).toBe(formatPlay(simplePlay(position)));
      }
    }),
    { numRuns: runs(30, 300) },
  );
});
