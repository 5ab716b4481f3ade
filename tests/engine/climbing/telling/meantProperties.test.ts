import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cardsOf,
  completionsOf,
  formatPlay,
  litKinds,
  meantPlay,
  type Refusal,
  type SeatView,
  viewFor,
} from '../../../../src/engine/climbing/index.ts';
import { countTiles, type Kind, tilesOfKit } from '../../../../src/engine/index.ts';
import { chanceOf } from '../../../support/chance.ts';
import { type RandomRound, rounds } from '../../../support/climbing/arbitraries.ts';
import { howMany, textOf } from '../../../support/climbing/plainCards.ts';
import { isTrue, type PlainRaised } from '../../../support/climbing/plainRefusals.ts';
import { raisedBy } from '../../../support/climbing/raising.ts';
import { plainIdOf, stepsOf, texts, textsOf } from '../../../support/climbing/randomRounds.ts';
import { isThorough, runs } from '../../../support/thoroughness.ts';
import { check } from '../../randomRounds.ts';

/** A view with cards of its hand that were raised in it. */
interface Raised {
  readonly view: SeatView;
  readonly cards: readonly Kind[];
}

/** What the seats see that are asked in a round, with cards that they raise. */
function* raisedIn(round: RandomRound): Generator<Raised> {
  const random = chanceOf(round.seed + 2);
  for (const { position } of stepsOf(round)) {
    const view = viewFor(position, position.seat);
    for (let time = 0; time < 3; time += 1) yield { view, cards: raisedBy(view, random) };
  }
}

function checkRaised(looks: (raised: Raised) => void, times: number): void {
  check(
    fc.property(rounds, (round) => {
      for (const raised of raisedIn(round)) looks(raised);
    }),
    times,
  );
}

function plainRaised({ view, cards }: Raised): PlainRaised {
  const { game, phase, trick } = view;
  return {
    id: plainIdOf(game),
    phase,
    raised: texts(cards),
    hand: textsOf(view.hand),
    trick: trick === null ? '' : formatPlay(trick.play),
  };
}

function refusalOf({ view, cards }: Raised): Refusal | undefined {
  const told = meantPlay(view, countTiles(cards));
  return told.means === 'nothing' ? told.why : undefined;
}

describe('raised cards', () => {
  test('W3–W7 play exactly what some legal play has for its cards', () => {
    checkRaised(
      ({ view, cards }) => {
        const told = meantPlay(view, countTiles(cards));
        const written = textOf(texts(cards));
        const legal = view.legal.find(
          (one) => cards.length > 0 && textOf(texts(cardsOf(one))) === written,
        );
        expect(told.means === 'play' ? told.play : undefined).toBe(legal);
      },
      runs(6, 600),
    );
  });

  test('W2–W6 every reason why they play nothing is true by the plainly written rules', () => {
    checkRaised(
      (raised) => {
        const why = refusalOf(raised);
        if (why === undefined) return;
        const plain = plainRaised(raised);
        if (!isTrue(why, plain)) expect({ why, ...plain }).toBe('true');
      },
      runs(8, 1500),
    );
  });

  test('W2–W6 rounds bring every reason but those for cards that nobody can raise', () => {
    const every = [
      'different-kinds',
      'equal',
      'lacks-kinds',
      'leaders-mixed',
      'needs-leader',
      'never-laid',
      'none-raised',
      'not-now',
      'only-in-sets-of',
      'only-with',
      'play',
      'supreme-beats-nothing',
      'too-low',
      'too-many',
      'unbeatable',
      'wrong-form',
      'wrong-mixture',
      'wrong-number',
      'wrong-size',
      'wrong-suit',
    ];
    const codes = new Set<string>();
    // The rounds of this seed bring them all soon.
    for (const round of fc.sample(rounds, { numRuns: 250, seed: 6 })) {
      // One that must never come is looked for at full length alone.
      if (!isThorough && codes.size === every.length) break;
      for (const raised of raisedIn(round)) codes.add(refusalOf(raised)?.code ?? 'play');
    }
    expect([...codes].sort()).toEqual(every);
  });

  test('W3–W7 are completed by every legal play that has them all, the nearest first', () => {
    checkRaised(
      ({ view, cards }) => {
        const completions = completionsOf(view, countTiles(cards));
        const raised = texts(cards);
        const having = view.legal.filter((legal) => {
          const own = texts(cardsOf(legal));
          return (
            own.length > 0 && raised.every((kind) => howMany(own, kind) >= howMany(raised, kind))
          );
        });
        // The order of the legal plays holds among those of one size.
        const sizes = [...new Set(having.map((one) => cardsOf(one).length))];
        const nearest = sizes
          .sort((one, other) => one - other)
          .flatMap((size) => having.filter((one) => cardsOf(one).length === size));
        expect(completions.map(formatPlay)).toEqual(nearest.map(formatPlay));
      },
      runs(10, 300),
    );
  });

  test('W3–W7 a kind is lit exactly where a card of it can be completed', () => {
    checkRaised(
      ({ view }) => {
        const lit = tilesOfKit('cards').filter(
          (kind, place, all) =>
            all.indexOf(kind) === place && completionsOf(view, countTiles([kind])).length > 0,
        );
        expect(litKinds(view)).toEqual(lit);
      },
      runs(5, 60),
    );
  });
});
