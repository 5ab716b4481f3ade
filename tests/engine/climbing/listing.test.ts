import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatPlay,
  type Game,
  listHeld,
  listLeads,
  parsePlay,
} from '../../../src/engine/climbing/index.ts';
import {
  type Counts,
  copiesIn,
  countTiles,
  kindCount,
  kinds,
  playAt,
} from '../../../src/engine/index.ts';
import {
  combinationsOf,
  plainBeats,
  plainVariantIds,
} from '../../support/climbing/plainCombinations.ts';
import { textsOf } from '../../support/climbing/randomRounds.ts';
import { climbingGameOf } from '../../support/climbing/table.ts';
import { expectSame } from '../../support/expectSame.ts';
import { tilesIn } from '../../support/table.ts';
import { runs } from '../../support/thoroughness.ts';
import { check } from '../randomRounds.ts';

/** More than the combinations of any variant: no legal plays are as many. */
const moreThanAll = 1000;

type Lister = (counts: Counts, offset: number, list: Int32Array) => number;

/** What is listed for a hand that lies behind the cards of others, each of which is there. */
function listedBy(lister: Lister, hand: Counts): string[] {
  const list = { plays: new Int32Array(moreThanAll), length: 0 };
  const counts = [...kinds.map(() => 4), ...kinds.map((kind) => hand[kind] ?? 0)];
  list.length = lister(Uint8Array.from(counts), kindCount, list.plays);
  return Array.from({ length: list.length }, (_, at) => formatPlay(playAt(list, at)));
}

function leadsOf({ plays }: Game, hand: Counts): string[] {
  return listedBy((...held) => listLeads(plays.leads, ...held), hand);
}

function answersOf({ plays }: Game, led: string, hand: Counts): string[] {
  const answers = plays.answers[parsePlay(led) ?? -1] ?? new Int32Array(0);
  return listedBy((...held) => listHeld(answers, ...held), hand);
}

// The hands of rounds are smaller, and hardly any comes to hold all cards of neighbouring kinds.
describe.each(plainVariantIds)('of any cards in %s', (id) => {
  const game = climbingGameOf(id);
  const whole = Uint8Array.from(kinds, (kind) => copiesIn(game.variant.kit, kind));
  const all = combinationsOf(id, textsOf(whole)).sort();
  const hands = fc
    .tuple(...Array.from(whole, (copies) => fc.nat(copies)))
    .map((counts) => Uint8Array.from(counts));

  test('W3–W5 what is led is every combination that they make, in the order of the texts', () => {
    expectSame(leadsOf(game, whole), all);
    check(
      fc.property(hands, (hand) => {
        expectSame(leadsOf(game, hand), combinationsOf(id, textsOf(hand)).sort());
      }),
      runs(20, 1000),
    );
  });

  test('W3–W5 what answers is every one of them that beats, in the order of the texts', () => {
    check(
      fc.property(hands, fc.constantFrom(...all), (hand, led) => {
        const higher = all.filter((one) => one !== led && plainBeats(id, one, led));
        const held = combinationsOf(id, textsOf(hand));
        expectSame(answersOf(game, led, whole), higher);
        expectSame(
          answersOf(game, led, hand),
          higher.filter((one) => held.includes(one)),
        );
      }),
      runs(20, 1000),
    );
  });
});

test('W3 of more cards than the kit has of a kind at most four are led', () => {
  const hand = countTiles(tilesIn('11*5'));
  expect(leadsOf(climbingGameOf('sap-ng-wu'), hand)).toEqual(['11', '11*2', '11*3', '11*4']);
});

test('W8 in which variants whoever has a card can lead', () => {
  const those = plainVariantIds.filter((id) => climbingGameOf(id).plays.everyCardLeads);
  expect(those).toEqual(['sap-ng-wu', 'wu-han', 'ma-hua-hua']);
});
