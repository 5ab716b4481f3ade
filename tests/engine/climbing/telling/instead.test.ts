import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  beats,
  cardsOf,
  combinationsIn,
  formatPlay,
  type Instead,
  insteadOf,
  isBeside,
  meantPlay,
  type Refusal,
  type SeatView,
  type ToldCombination,
  type VariantId,
  viewFor,
} from '../../../../src/engine/climbing/index.ts';
import {
  countOf,
  countTiles,
  formatKind,
  invariant,
  type Kind,
  type Play,
} from '../../../../src/engine/index.ts';
import { chanceOf } from '../../../support/chance.ts';
import { rounds } from '../../../support/climbing/arbitraries.ts';
import { raisedBy } from '../../../support/climbing/raising.ts';
import { stepsOf } from '../../../support/climbing/randomRounds.ts';
import { afterPlays, climbingTable } from '../../../support/climbing/table.ts';
import { tilesIn } from '../../../support/table.ts';
import { runs } from '../../../support/thoroughness.ts';
import { check } from '../../randomRounds.ts';

interface Told {
  readonly view: SeatView;
  readonly cards: readonly Kind[];
  readonly why: Refusal;
  readonly instead: Instead | undefined;
}

function toldOf(view: SeatView, cards: readonly Kind[]): Told | undefined {
  const raised = countTiles(cards);
  const meant = meantPlay(view, raised);
  if (meant.means === 'play') return undefined;
  return { view, cards, why: meant.why, instead: insteadOf(view, raised, meant.why) };
}

function combinationOfPlay({ game }: SeatView, play: Play | undefined): ToldCombination {
  const found = combinationsIn(game.variant).find((one) => one.play === play);
  invariant(found !== undefined, 'it is a combination');
  return found;
}

/** Whether a play beats the trick, with the cards that the kit has besides. */
function wouldBeat(view: SeatView, play: Play): boolean {
  const trick = combinationOfPlay(view, view.trick?.play);
  const one = combinationOfPlay(view, play);
  return beats(one, trick) && isBeside(view.game.variant, trick, one);
}

/** Whether some combination is of just these kinds. */
function goTogether({ game }: SeatView, kinds: readonly Kind[]): boolean {
  return combinationsIn(game.variant).some(
    ({ cards }) => cards.length === kinds.length && cards.every(({ kind }) => kinds.includes(kind)),
  );
}

function isTrue({ view, cards, why, instead }: Told): boolean {
  const { trick, hand } = view;
  switch (instead?.tells) {
    case undefined:
      return why.code !== 'different-kinds';
    case 'goes': {
      const { kind, with: others, together } = instead;
      const isHeld = (one: Kind): boolean => countOf(hand, one) > 0;
      return (
        cards.includes(kind) &&
        (together
          ? goTogether(view, [kind, ...others])
          : others.every((other) => goTogether(view, [kind, other])) &&
            // Where any is held, only those are named.
            (others.every(isHeld) || !others.some(isHeld)))
      );
    }
    case 'alone':
      return cards.every(
        (kind) =>
          goTogether(view, [kind]) &&
          combinationsIn(view.game.variant).every(
            (one) => one.cards.length === 1 || one.cards.every((card) => card.kind !== kind),
          ),
      );
    case 'nearest': {
      const named = countTiles(cardsOf(instead.play));
      const size = cardsOf(instead.play).length;
      const fits =
        cards.length < size
          ? cards.every((kind) => countOf(countTiles(cards), kind) <= countOf(named, kind)) &&
            view.legal.includes(instead.play)
          : cardsOf(instead.play).every((kind) => cards.includes(kind));
      return fits && cards.length !== size && wouldBeat(view, instead.play);
    }
    case 'beaters': {
      const heights = instead.plays.map((play) => combinationOfPlay(view, play).stands);
      const all = combinationsIn(view.game.variant).filter(
        (one) =>
          one.play !== undefined &&
          !one.beatsAll &&
          one.stands?.ladder === heights[0]?.ladder &&
          wouldBeat(view, one.play),
      );
      const least = Math.min(...all.map(({ stands }) => stands?.height ?? 0));
      return (
        trick !== null &&
        instead.plays.length > 0 &&
        instead.plays.every((play) => wouldBeat(view, play)) &&
        heights[0]?.height === least &&
        instead.orHigher === instead.plays.length < all.length
      );
    }
  }
}

describe('what would go instead of raised cards', () => {
  test('W3–W5 beats the trick, or goes together, in every variant', () => {
    const seen = new Set<string>();
    check(
      fc.property(rounds, (round) => {
        const random = chanceOf(round.seed + 5);
        for (const { position } of stepsOf(round)) {
          const view = viewFor(position, position.seat);
          for (let time = 0; time < 3; time += 1) {
            const told = toldOf(view, raisedBy(view, random));
            if (told === undefined) continue;
            seen.add(told.instead?.tells ?? 'nothing');
            if (!isTrue(told)) expect(told).toBe('true');
          }
        }
      }),
      runs(12, 400),
    );
    expect([...seen].sort()).toEqual(['alone', 'beaters', 'goes', 'nearest', 'nothing']);
  });

  const hands = ['66 11 44*2 62 64 53 41 65', '66*2 11*2 31*2 52 43 64*2 54', '51*3 22 61'];

  function told(id: VariantId, raised: string, plays: readonly string[] = [], seat = 0) {
    const position = afterPlays(climbingTable(id, { hands }), ...plays);
    const instead = toldOf(viewFor(position, seat), tilesIn(raised))?.instead;
    switch (instead?.tells) {
      case 'goes':
        return [instead.kind, ...instead.with].map(formatKind).join(' ');
      case 'nearest':
        return formatPlay(instead.play);
      case 'beaters':
        return `${instead.plays.map(formatPlay).join(' ')}${instead.orHigher ? ' +' : ''}`;
      default:
        return instead?.tells;
    }
  }

  test.each([
    ['64 11', '11 62 53'],
    ['64 62', '62 11'],
    ['65 64', 'alone'],
    // None of its partners is held: the rule is told.
    ['66 64', '66 63 54'],
    // What goes with what is told by the reason itself.
    ['66 11', undefined],
  ])('W4 on the lead, of %s it is %s', (raised, expected) => {
    expect(told('sap-ng-wu', raised)).toBe(expected);
  });

  test.each([
    ['44*2', '31', '11*2 66*2'],
    ['44*2', '31*2', '11*2 66*2'],
    ['44*2', '11', '11*2'],
    ['44', '11*2', '11'],
    ['44', '54', '11 66'],
    ['64', '54', '65 +'],
    ['44*2', '66 54', '11*2 66*2'],
    ['62+11', '66*2', '66+54'],
    ['62+11', '66', '66+54'],
    ['62+11', '64*2', '66+54'],
    ['11', '52', '66'],
  ])('W3–W5 of %s, raising %s, it is %s', (lead, raised, expected) => {
    expect(told('sap-ng-wu', raised, [lead], 1)).toBe(expected);
  });
});
