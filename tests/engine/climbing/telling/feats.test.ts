import { describe, expect, test } from 'vitest';
import {
  cardsOf,
  climbing,
  climbingRound,
  featsOf,
  sheetOf,
  wonOf,
} from '../../../../src/engine/climbing/index.ts';
import { formatKind, seatsOf } from '../../../../src/engine/index.ts';
import { playedRound } from '../../../../src/records/playedRound.ts';
import { finishedRounds } from '../../../support/climbing/finishedRounds.ts';

/** The leading kinds, with the military cards of each. */
const mixed: readonly string[][] = [
  ['66', '63', '54'],
  ['11', '62', '53'],
  ['44', '52', '43'],
  ['31', '41', '32'],
];

describe('the feats of a round of climbing', () => {
  test('are what its sheet and its plays tell, each once', () => {
    const seen = new Set<string>();
    for (const record of finishedRounds()) {
      const { position, steps } = climbingRound(playedRound(record));
      const sheet = sheetOf(position);
      const feats = featsOf({ start: position, steps, position });
      for (const seat of seatsOf(position.game.seatCount)) {
        const own: readonly string[] = feats[seat] ?? [];
        expect(new Set(own).size).toBe(own.length);
        const won = wonOf(position, seat);
        const played = won
          .filter(({ laid }) => !laid)
          .map(({ play }) => cardsOf(play).map(formatKind));
        expect(own.includes('laid')).toBe(won.some(({ laid }) => laid));
        expect(own.includes('four')).toBe((sheet.seats[seat]?.fours ?? 0) > 0);
        expect(own.includes('declared')).toBe(position.declarer === seat);
        const said = steps.filter((step) => step.seat === seat);
        expect(own.includes('declined')).toBe(
          said.some(({ play }) => climbing.formatPlay(play) === 'decline'),
        );
        const bySizes = record.variant === 'ma-hua-hua';
        const isMixed = (cards: readonly string[]) =>
          mixed.some(
            ([leader = '', ...others]) =>
              cards.includes(leader) && others.some((kind) => cards.includes(kind)),
          );
        expect(own.includes('mixed')).toBe(!bySizes && played.some(isMixed));
        for (const feat of own) seen.add(feat);
      }
    }
    for (const feat of ['declared', 'laid', 'mixed', 'set']) expect(seen).toContain(feat);
  });
});
