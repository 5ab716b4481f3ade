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
      return !['different-kinds', 'wrong-size', 'too-low', 'equal'].includes(why.code);
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
      const named = instead.plays.map((play) => combinationOfPlay(view, play));
      const unnamed = combinationsIn(view.game.variant).filter(
        (one) =>
          one.play !== undefined && wouldBeat(view, one.play) && !instead.plays.includes(one.play),
      );
      const isHigher = (one: ToldCombination) => named.some((low) => beats(one, low));
      const isLevel = (one: ToldCombination) =>
        named.some(({ stands }) => JSON.stringify(stands) === JSON.stringify(one.stands));
      return (
        trick !== null &&
        named.length > 0 &&
        instead.plays.every((play) => wouldBeat(view, play)) &&
        {
          none: unnamed.length === 0,
          higher: unnamed.length > 0 && unnamed.every(isHigher),
          level: unnamed.some(isLevel) && unnamed.every((one) => isHigher(one) || isLevel(one)),
        }[instead.others]
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

  const marks = { none: [], higher: ['+'], level: ['=', '+'] };
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
        return [...instead.plays.map(formatPlay), ...marks[instead.others]].join(' ');
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

  const beatenBy = (id: VariantId, lead: string, raised: string, others = '') => {
    const position = afterPlays(
      climbingTable(id, { hands: [lead, `${raised} ${others}`, '51'] }),
      ...(id === 'ma-hua-hua' ? ['play'] : []),
      lead.replaceAll(' ', '+'),
    );
    const instead = toldOf(viewFor(position, 1), tilesIn(raised))?.instead;
    if (instead?.tells === 'nearest') return formatPlay(instead.play);
    invariant(instead?.tells === 'beaters', 'what beats is told');
    return [...instead.plays.map(formatPlay), ...marks[instead.others]].join(' ');
  };

  test.each<[VariantId, string, string, string]>([
    // The black eights are equals: one of three ways is named.
    ['wu-han', '52*2 44', '43*2', '53*2+11 = +'],
    // A Heaven pair is no set, and sets of equals are named all the same.
    ['chang-pai', '51*2', '63', '61*2 43*2 +'],
    // Red beats black of as many pips.
    ['chang-pai', '62', '53', '44 63 +'],
    ['chang-pai', '52', '11', '44 62 53 +'],
    ['chang-pai', '52', '64', '44 62 53 +'],
    ['chang-pai', '54', '65', '64'],
    // Bulls of one size are equals.
    ['ma-hua-hua', '66 55 44', '61*2', '63+62*2 = +'],
    ['ma-hua-hua', '11', '22', '66 66*4'],
    ['ma-hua-hua', '61', '42*2', '64 +'],
  ])('W2–W5 %s: of %s, raising %s, it is %s', (id, lead, raised, expected) => {
    expect(beatenBy(id, lead, raised)).toBe(expected);
  });

  test.each<[string, string, string, string]>([
    // What is raised too much of, or too little, though four of 6-6 would beat it, too.
    ['64', '44*2', '', '44'],
    ['51*3', '55', '66 44', '66+55+44'],
    // Only four of 6-6 hold what is raised, and are in the hand.
    ['33*2 22*2 11*2', '66*3', '66', '66*4'],
  ])('of %s, raising %s with %s beside it, it is %s', (lead, raised, others, expected) => {
    expect(beatenBy('ma-hua-hua', lead, raised, others)).toBe(expected);
  });
});
