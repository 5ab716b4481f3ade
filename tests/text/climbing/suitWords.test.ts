import { expect, test } from 'vitest';
import { variantIds, variants } from '../../../src/engine/climbing/index.ts';
import { signNamesOf, suitNamesOf } from '../../../src/text/climbing/suitWords.ts';
import { english } from '../../../src/text/english.ts';
import { say } from '../../support/say.ts';

test.each(variants)('$id has a name for each of its suits, none twice', ({ id, suits }) => {
  const names = suitNamesOf(id, say);
  expect(names).toHaveLength(suits.length);
  expect(new Set(names).size).toBe(names.length);
  const signs = signNamesOf(id, say);
  expect(signs).toHaveLength(suits.length);
  expect(new Set(signs).size).toBe(signs.length);
});

test('the suits of Hong Kong are civil and two military ones', () => {
  expect(suitNamesOf('sap-ng-wu', say)).toEqual(['civil', 'first military', 'second military']);
  expect(signNamesOf('sap-ng-wu', say)).toEqual(['scholars', 'swords', 'bows']);
});

test('where the military is by colour it is red and black, and in Chang Pai all cards are red, black or mixed', () => {
  for (const id of ['wu-han', 'luan-chuo', 'luan-chuo-28']) {
    expect(suitNamesOf(id, say)).toEqual(['civil', 'red military', 'black military']);
  }
  expect(suitNamesOf('chang-pai', say)).toEqual(['red', 'black', 'mixed']);
});

test('what is no game of climbing has no suits', () => {
  expect(suitNamesOf('tiu-u', say)).toEqual([]);
  expect(signNamesOf('tiu-u', say)).toEqual([]);
});

test('every name of a suit is said', () => {
  const said = variantIds.flatMap((id) => suitNamesOf(id, say));
  const written = Object.keys(english).filter((id) => id.startsWith('climbing.suit.'));
  expect(new Set(said).size).toBe(written.length);
  const signs = variantIds.flatMap((id) => signNamesOf(id, say));
  const signed = Object.keys(english).filter((id) => /^climbing\.sign\.(?!both$)/.test(id));
  expect(new Set(signs).size).toBe(signed.length);
});
