import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { meantPlay, type VariantId, viewFor } from '../../../src/engine/climbing/index.ts';
import { countTiles } from '../../../src/engine/index.ts';
import { wrongRaiseWords } from '../../../src/text/climbing/wrongRaiseWords.ts';
import { languages } from '../../../src/text/languages.ts';
import type { Say } from '../../../src/text/say.ts';
import { check } from '../../engine/randomRounds.ts';
import { chanceOf } from '../../support/chance.ts';
import { rounds } from '../../support/climbing/arbitraries.ts';
import { raisedBy } from '../../support/climbing/raising.ts';
import { stepsOf } from '../../support/climbing/randomRounds.ts';
import { afterPlays, climbingTable } from '../../support/climbing/table.ts';
import { say } from '../../support/say.ts';
import { tilesIn } from '../../support/table.ts';
import { runs } from '../../support/thoroughness.ts';
import { voices } from '../../support/voices.ts';
import { unfilled } from '../spokenMessages.ts';

const hands = ['66 11 44*2 62 64 53 41 65 55', '66*2 11*2 31*2 52 43 64*2 54 55', '51*3 22 61'];

function told(id: VariantId, raised: string, plays: readonly string[] = [], voice: Say = say) {
  const position = afterPlays(climbingTable(id, { hands }), ...plays);
  const view = viewFor(position, position.seat);
  const cards = countTiles(tilesIn(raised));
  const meant = meantPlay(view, cards);
  return meant.means === 'play'
    ? ''
    : wrongRaiseWords({ view, raised: cards, why: meant.why }, voice);
}

describe('what is said of cards that are no play', () => {
  test.each([
    ['64 11', '6‑4 and 1‑1 don’t go together. 1‑1 goes with 6‑2 or 5‑3.'],
    ['65 64', '6‑5 and 6‑4 don’t go together: one kind at a time.'],
    ['66 11', 'One at a time: 6‑6 or 1‑1.'],
    ['62 53', 'To play 6‑2 and 5‑3, add a 1‑1.'],
  ])('W4 on the lead names what goes with a card, of %s', (raised, words) => {
    expect(told('sap-ng-wu', raised)).toBe(words);
  });

  test.each([
    ['44*2', '31*2', 'Too low: it takes two of 1‑1 or 6‑6.'],
    ['44*2', '11', 'Too few: two of 1‑1 would beat it.'],
    ['44', '11*2', 'Too many: 1‑1 would beat it.'],
    ['44*2', '31', 'Too few: it takes two of 1‑1 or 6‑6.'],
    ['44', '54', 'These are swords. It takes scholars: 1‑1 or 6‑6.'],
    ['64', '54', 'These are swords. It takes scholars: 6‑5 or higher.'],
    ['64', '64', 'Just as high: it takes 6‑5 or higher.'],
    ['44*2', '66 54', 'It takes two of 1‑1 or 6‑6.'],
    ['62+11', '64*2', 'It takes a 6‑6 with a 5‑4.'],
  ])('W3–W5 of %s names what beats it, raising %s', (lead, raised, words) => {
    expect(told('sap-ng-wu', raised, [lead])).toBe(words);
  });

  test('W2 names the lowest of each suit, or says that others are as high', () => {
    expect(told('chang-pai', '52', ['62'])).toBe('Too low: it takes 4‑4 or 6‑3, or higher.');
    expect(told('chang-pai', '64', ['62'])).toBe(
      'These are two-coloured. It takes red or black: 4‑4 or 6‑3, or higher.',
    );
    expect(told('ma-hua-hua', '64*2', ['play', '66+55+44'])).toBe(
      'Too few: it takes a bull (a 6‑3 and two of 6‑2), or any as high or higher.',
    );
  });

  test('it is as natural in Chinese', () => {
    const voice = voices['zh-Hant'];
    expect(told('chang-pai', '52', ['62'], voice)).toBe('太小，要單張的4‑4或6‑3，或更大的。');
    expect(told('sap-ng-wu', '64 11', [], voice)).toBe('6‑4、1‑1不能一起出，1‑1可配6‑2或5‑3。');
    expect(told('sap-ng-wu', '31*2', ['44*2'], voice)).toBe('太小，要一對1‑1或6‑6。');
  });
});

/** What a prompt of two lines has room for at 360 CSS pixels, in letters and in characters. */
const mostSigns = { en: 96, 'zh-Hant': 46, 'zh-Hans': 46 } as const;

test.each(languages)('in %s what is said of any raised cards fits into two lines', (language) => {
  check(
    fc.property(rounds, (round) => {
      const random = chanceOf(round.seed + 7);
      for (const { position } of stepsOf(round)) {
        const view = viewFor(position, position.seat);
        const raised = countTiles(raisedBy(view, random));
        const meant = meantPlay(view, raised);
        if (meant.means === 'play') continue;
        const words = wrongRaiseWords({ view, raised, why: meant.why }, voices[language]);
        expect(words).not.toMatch(unfilled);
        if ([...words.replaceAll('\u2060', '')].length > mostSigns[language]) {
          expect(words).toBe('shorter');
        }
      }
    }),
    runs(6, 200),
  );
});
