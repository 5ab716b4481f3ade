import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rulesOf, type Seat } from '../../../src/engine/index.ts';
import type { PlayReview, Review } from '../../../src/review/review.ts';
import {
  type Match,
  type MatchSetup,
  positionOf,
  startMatch,
  stepsOf,
  withPlay,
} from '../../../src/store/match/match.ts';
import { verdictWords } from '../../../src/ui/review/verdictWords.ts';
import { say } from '../../support/say.ts';
import { playOf, unwrap } from '../../support/table.ts';

/** A match of which one round was played, to its end or so far. */
function matchWith(
  variant: MatchSetup['variant'],
  names: readonly string[],
  seed = 'a',
  most = 999,
) {
  const players = names.map((name) => ({ name, control: 'person' as const }));
  let match = startMatch({ variant, rules: {}, seed, players });
  for (let made = 0; made < most && positionOf(match).phase !== 'over'; made += 1) {
    const position = positionOf(match);
    match = unwrap(withPlay(match, rulesOf(position.game).lastResort(position)));
  }
  return match;
}

function settlementIn(match: Match): readonly number[] {
  const position = positionOf(match);
  return rulesOf(position.game).settlementOf(position);
}

/** A review in which errors did so much to a seat, and the tiles all else. */
function reviewWith(match: Match, seat: Seat, own: number, others: number): Review {
  const end = settlementIn(match);
  const points = (amount: number) => end.map((_, each) => (each === seat ? amount : 0));
  const nothing = points(0);
  const playBy = (by: Seat, amount: number): PlayReview => ({
    seat: by,
    play: playOf('66'),
    drawn: null,
    luck: null,
    values: [],
    lost: 0,
    skill: points(amount),
    hidden: nothing,
    expected: nothing,
  });
  return {
    bot: 'expert',
    samples: 2000,
    average: nothing,
    start: end.map((all, each) => (each === seat ? all - own - others : all)),
    plays: [
      playBy(seat, own),
      playBy((seat + 1) % end.length, others),
      ...stepsOf(match)
        .slice(2)
        .map(() => playBy(seat, 0)),
    ],
    end,
  };
}

/** What is known once a review is as exact as it gets. */
function known(review: Review) {
  return { judged: review, review, state: 'done' } as const;
}

const nothingYet = { judged: { plays: [] }, review: null, state: 'working' } as const;

function figuresIn(words: string): number[] {
  const [, parts = ''] = words.split(': ');
  return [...parts.matchAll(/[+−]\d+(?:\.\d)?/g)].map(([figure]) =>
    Number(figure.replace('−', '-')),
  );
}

const tables = [
  ['tiu-u', ['You', 'Bo']],
  ['tiu-u', ['Ann', 'Bo', 'Cy']],
  ['shi-wu-hu', ['Ann', 'You']],
  ['sap-ng-wu', ['You', 'Bo', 'Cy']],
  ['chang-pai', ['Ann', 'Bo', 'Cy']],
] as const;

describe.each(tables)('the sentence of a round of %s among %s', (variant, names) => {
  const match = matchWith(variant, names);
  const settlement = settlementIn(match);

  test.each(names.map((_, seat) => seat))('has parts that make the result of seat %i', (seat) => {
    const won = settlement[seat] ?? 0;
    fc.assert(
      fc.property(
        fc.integer({ min: -90_000, max: 0 }),
        fc.integer({ min: names.length > 2 ? -9000 : 0, max: 90_000 }),
        (own, others) => {
          const review = reviewWith(match, seat, own / 100, others / 100);
          const words = verdictWords(match, known(review), seat, say);
          const figures = figuresIn(words);
          expect(words).toMatch(/\.$/);
          if (words.includes('all luck')) return;
          expect(figures.reduce((sum, each) => sum + each, 0)).toBeCloseTo(won, 6);
        },
      ),
      { numRuns: 50 },
    );
  });

  test('begins with the result, which is known before any figures are', () => {
    const [first = 0] = settlement;
    const unit = variant === 'sap-ng-wu' || variant === 'chang-pai' ? 'chip' : 'point';
    const amount = `${Math.abs(first)} ${unit}${Math.abs(first) === 1 ? '' : 's'}`;
    const verb = first > 0 ? 'won' : 'lost';
    expect(verdictWords(match, nothingYet, 0, say)).toBe(
      first === 0 ? `${names[0]} came out even.` : `${names[0]} ${verb} ${amount}.`,
    );
  });
});

test('whoever is called You is spoken to, and others by their names', () => {
  const match = matchWith('tiu-u', ['You', 'Bo']);
  const own = reviewWith(match, 0, -53, 161);
  expect(verdictWords(match, known(own), 0, say)).toMatch(
    /your choices −53, and Bo’s mistakes \+161\.$/,
  );
  const others = reviewWith(match, 1, -161, 53);
  expect(verdictWords(match, known(others), 1, say)).toMatch(
    /own choices −161, and your mistakes \+53\.$/,
  );
});

test('among three the others give together, or take', () => {
  const match = matchWith('tiu-u', ['Ann', 'Bo', 'Cy']);
  expect(verdictWords(match, known(reviewWith(match, 0, 0, 45)), 0, say)).toMatch(
    /the others’ mistakes \+45\.$/,
  );
  expect(verdictWords(match, known(reviewWith(match, 0, 0, -12)), 0, say)).toMatch(
    /the others’ choices −12\.$/,
  );
});

test('where nobody has lost anything by a play, it was all luck', () => {
  const match = matchWith('tiu-u', ['Ann', 'Bo']);
  expect(verdictWords(match, known(reviewWith(match, 0, 0, 0)), 0, say)).toMatch(
    /^Ann (won|lost) \d+ points?: it was all luck\.$/,
  );
});

test('a round that is not over tells what can be expected', () => {
  const match = matchWith('tiu-u', ['You', 'Bo'], 'a', 5);
  expect(verdictWords(match, nothingYet, 0, say)).toBe('This round isn’t over.');
  const review = { ...reviewWith(match, 0, -3, 0), start: [15.4, -15.4], end: [12.4, -12.4] };
  expect(verdictWords(match, known(review), 0, say)).toBe(
    'You can expect +12 here: luck +15 and your choices −3.',
  );
});
