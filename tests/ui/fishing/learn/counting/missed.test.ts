import { describe, expect, test } from 'vitest';
import type { VariantId } from '../../../../../src/engine/fishing/index.ts';
import { countTiles } from '../../../../../src/engine/index.ts';
import { countLessons } from '../../../../../src/lessons/fishing/countLessons.ts';
import { tilesOfCatch } from '../../../../../src/records/fishing/readCatch.ts';
import { stepTaskOf, totalTaskOf } from '../../../../../src/ui/fishing/learn/counting/countTask.ts';
import { missedBy } from '../../../../../src/ui/fishing/learn/counting/missed.ts';
import { gameOf } from '../../../../support/table.ts';

function missed(variant: VariantId, text: string, given: number) {
  return missedBy(totalTaskOf(gameOf(variant), countTiles(tilesOfCatch(text))), given);
}

function missedInStep(words: string, given: number) {
  for (const { variant, steps } of countLessons) {
    const step = steps.find((one) => one.words === words);
    if (step !== undefined) return missedBy(stepTaskOf(variant, step), given);
  }
  throw new Error(`No step says ${words}`);
}

describe('what a wrong count has missed', () => {
  test('S1, S2: rounding, twice the pips, a line', () => {
    // 4 + 1 + 1 + 4 = 10 red pips and one more: 20, and twice 8 + 8.
    const text = '43 61 51 42 51 33 62 53';
    expect(missed('tiu-u', text, 20 + 32)).toBeUndefined();
    expect(missed('tiu-u', text, 11 + 32)).toEqual({ what: 'rounding' });
    expect(missed('tiu-u', text, 20 + 16)).toEqual({ what: 'twice' });
    expect(missed('tiu-u', text, 20)).toMatchObject({ what: 'line', line: { id: 'big-fish' } });
    expect(missed('tiu-u', text, 32)).toMatchObject({ what: 'line', line: { id: 'small-fish' } });
    expect(missed('tiu-u', text, 999)).toBeUndefined();
  });

  test('S4: a complete group counted as small, and an incomplete one in full', () => {
    expect(missed('shi-wu-hu', '44*2 52 43', 40)).toMatchObject({
      what: 'full',
      line: { id: 'man-seven' },
    });
    expect(missed('shi-wu-hu', '66*4 63*2', 180)).toMatchObject({
      what: 'short',
      line: { id: 'sky-nine' },
    });
  });

  test('S8: a bonus left out, and one that is not earned', () => {
    expect(missed('shi-wu-hu', '65*4 55*4 64*4', 360)).toMatchObject({
      what: 'bonus',
      bonus: { id: 'quarters' },
    });
    expect(missed('shi-wu-hu', '66*4 63*4 54*2', 600)).toMatchObject({
      what: 'noBonus',
      bonus: { id: 'skyNine' },
    });
  });

  test('S9: what doubles and what does not', () => {
    expect(missedInStep('mark', 500)).toEqual({ what: 'doubled' });
    expect(missedInStep('together', 700)).toEqual({ what: 'doubled' });
    expect(missedInStep('pairs', 320)).toEqual({ what: 'single' });
    expect(missedInStep('pairs', 5)).toBeUndefined();
    // These double; whoever doubled them twice is not told that they do not.
    expect(missedInStep('mark', 2000)).toBeUndefined();
    expect(missedInStep('together', 2800)).toBeUndefined();
  });

  test('the whole catch in place of what a capture adds', () => {
    expect(missedInStep('fourth', 120)).toEqual({ what: 'whole' });
  });

  test('S2: the whole catch in place of one of its tiles, and that tile without its double', () => {
    expect(missedInStep('big', 36)).toEqual({ what: 'wholeForOne' });
    expect(missedInStep('big', 9)).toEqual({ what: 'twice' });
    expect(missedInStep('big', 0)).toBeUndefined();
  });
});
