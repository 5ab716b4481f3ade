import * as v from 'valibot';
import { expect, test } from 'vitest';
import { replySchema } from '../../../src/store/thinking/messages.ts';

test('an answer has room for as many plays as may be legal in any game: 400', () => {
  const values = Array.from({ length: 400 }, () => ({ play: '54', points: 1, error: 0 }));
  const reply = { type: 'answer', id: 1, play: '54', values };
  expect(v.safeParse(replySchema, reply).success).toBe(true);
  const more = { ...reply, values: [...values, ...values.slice(0, 1)] };
  expect(v.safeParse(replySchema, more).success).toBe(false);
});
