import { expect, test } from 'vitest';
import { sentencesOf } from '../../../../src/store/tidings.ts';
import { tableModelOf } from '../../../../src/ui/fishing/table/tableModel.ts';
import { tidingsOf } from '../../../../src/ui/fishing/table/words/tidingsOf.ts';
import { say } from '../../../support/say.ts';
import { freshRound, type RoundSetup, withTyped } from './playedRound.ts';

/** All that is told of a round, from its title on, up to what is to be decided. */
function told(setup: RoundSetup, plays: readonly string[], playsForced = false): string {
  const model = tableModelOf(withTyped(freshRound(setup), ...plays));
  const toTell = { title: 'Title', model, hint: null, watching: false, playsForced };
  return sentencesOf(tidingsOf(toTell, say)).join(' ');
}

const hands = ['54 66', '63 11'];

test('an own tile that goes to the lake by itself is told with why', () => {
  const deal = { hands, lake: '63 31 44 55', drawPile: '51 43 22 52' };
  const plays = ['54x63', '51'];
  expect(told({ deal }, plays)).toMatch(
    /Ann drew the Mallet Six 5‑1 and placed it in the lake\. Nothing to catch\./,
  );
  expect(told({ deal, viewer: 1 }, plays)).not.toContain('Nothing to catch');
});

test('an only catch is told as such where the table makes it by itself', () => {
  const deal = { hands, lake: '63 42 44 55', drawPile: '51 43 22 52' };
  const rules = { captureFromDraw: 'must' } as const;
  const plays = ['54x63', '51x42'];
  expect(told({ deal, rules }, plays, true)).toMatch(
    /Ann drew the Mallet Six 5‑1 and caught the [^.]* 4‑2\. It was the only possible play\./,
  );
  expect(told({ deal, rules, viewer: 1 }, plays, true)).not.toContain('only possible');
  expect(told({ deal, rules }, plays)).not.toContain('only possible');
});
