import { expect, test } from 'vitest';
import { hintWords, whyHintWords } from '../../../../src/ui/fishing/table/words/hintWords.ts';
import { viewWith } from '../../../engine/fishing/viewWith.ts';
import { say } from '../../../support/say.ts';
import { playOf } from '../../../support/table.ts';

test('F7 a hint names every tile of the hand that can catch what it places', () => {
  const play = playOf('31');
  const [hand, catches] = ['62 31 31 22', ['31 31 22*3']];
  const view = { ...viewWith('tiu-u', { hand, catches }), legal: [play, playOf('62')] };
  const hint = { told: 'whole', play, values: [], expected: null, standIn: false } as const;
  const seen = { view, names: ['Ann', 'Bo'] };
  expect(hintWords(hint, seen, say)).toBe(
    'Place the Harmony 3‑1 in the lake: only your Harmony 3‑1 and Bench 2‑2 can catch it.',
  );
  expect(whyHintWords(hint, seen, say)).toBe(
    'In the lake, no unseen tile can catch it, but the Harmony 3‑1 and Bench 2‑2 in this hand can.',
  );
});
