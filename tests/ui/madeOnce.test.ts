import { expect, test, vi } from 'vitest';
import { madeOnce } from '../../src/ui/madeOnce.ts';

test('of one object the same is made once, of another something else', () => {
  const make = vi.fn(({ play }: { readonly play: string }) => ({ words: play }));
  const wordsOf = madeOnce(make);
  const [one, other] = [{ play: 'pass' }, { play: 'pass' }];
  expect(wordsOf(one)).toBe(wordsOf(one));
  expect(wordsOf(other)).not.toBe(wordsOf(one));
  expect(make).toHaveBeenCalledTimes(2);
});
