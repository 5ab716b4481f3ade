import { expect, test } from 'vitest';
import { motions } from '../../../src/store/settings.ts';
import { soundWishOf } from '../../../src/ui/sound/soundWish.ts';

const chosen = { sound: true, volume: 'quiet', touch: true } as const;

test('what is heard is felt too, but not where less is to move or touch is off', () => {
  expect(motions.map((motion) => soundWishOf(chosen, motion)?.touch)).toEqual([true, false, false]);
  expect(soundWishOf({ ...chosen, touch: false }, 'full')).toEqual({
    volume: 'quiet',
    touch: false,
  });
});

test('where all is silenced, nothing is heard or felt', () => {
  expect(soundWishOf({ ...chosen, sound: false }, 'full')).toBeUndefined();
});
