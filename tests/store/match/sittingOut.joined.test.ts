import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  chooseIndex,
  findVariant,
  placeOf,
  type Random,
  rulesOf,
  type Variant,
  type VariantId,
} from '../../../src/engine/index.ts';
import { formatLink, parseLink } from '../../../src/records/link.ts';
import { playedRound } from '../../../src/records/playedRound.ts';
import { roundIdOf } from '../../../src/records/roundId.ts';
import { dealFromSeed, randomFromSeed } from '../../../src/records/seed.ts';
import { canDealAnew, dealtAnew } from '../../../src/store/match/anew.ts';
import {
  againOf,
  currentRound,
  hasReachedGoal,
  type Match,
  type MatchSetup,
  positionOf,
  runningSettlement,
  startMatch,
  withNextRound,
  withPlay,
} from '../../../src/store/match/match.ts';
import {
  formatMatch,
  matchOfRecord,
  readMatch,
  takenIn,
} from '../../../src/store/match/matchRecords.ts';
import { canMirror } from '../../../src/store/match/mirror.ts';
import { everybodyAt, sitsOutIn, withOutTaken } from '../../../src/store/match/sittingOut.ts';
import { strongerOpponent } from '../../../src/store/match/strongerOpponent.ts';
import { whatIfMatch } from '../../../src/store/match/whatIf.ts';
import { unwrap } from '../../support/table.ts';

const names = ['Ann', 'Bo', 'Cai', 'Dee'];

/** A set-up with one person more than the seats of a game. */
function companyAt(variant: VariantId, seats: number, seed: string): MatchSetup {
  const people = names.map((name) => ({ name, control: 'person' as const })).slice(0, seats + 1);
  return {
    variant,
    rules: {},
    players: people.slice(0, seats),
    sitsOut: { place: seats, name: names[seats] ?? '', control: 'person' },
    seed,
  };
}

function playedOut(match: Match, random: Random): Match {
  let played = match;
  while (positionOf(played).phase !== 'over') {
    const legal = rulesOf(positionOf(played).game).legalPlays(positionOf(played));
    const play = legal[chooseIndex(legal.length, random)];
    if (play === undefined) throw new Error('nothing can be played');
    played = unwrap(withPlay(played, play));
  }
  return played;
}

/** A match of so many finished rounds. */
function matchOf(variant: VariantId, seats: number, seed: string, rounds: number): Match {
  const random = randomFromSeed(`${seed}, played`);
  let match = playedOut(startMatch(companyAt(variant, seats, seed)), random);
  for (let round = 1; round < rounds; round += 1) match = playedOut(withNextRound(match), random);
  return match;
}

interface RoundTold {
  readonly starter: number;
  readonly out: number;
  readonly isCalledOff: boolean;
}

/** Who started each round of a match and who sat it out, by place. */
function roundsTold({ rounds }: Match): readonly RoundTold[] {
  return rounds.map((round) => {
    const { game, position } = playedRound(round);
    const out = sitsOutIn(round)?.place ?? -1;
    const isCalledOff = rulesOf(game).isCalledOff(position);
    return { starter: placeOf(round.starter, out), out, isCalledOff };
  });
}

const tables = [
  ['tiu-u', 2],
  ['tiu-u', 3],
  ['shi-wu-hu', 3],
  ['sap-ng-wu', 3],
  ['wu-han', 3],
  ['chang-pai', 3],
  ['luan-chuo', 3],
  ['luan-chuo-28', 3],
  ['ma-hua-hua', 3],
] as const;

const isOpposite = (id: VariantId): boolean => {
  const variant: Variant | undefined = findVariant(id);
  return variant?.sitsOut === 'opposite';
};

const seeds = fc.string({ minLength: 1, maxLength: 8 });

describe.each(tables)('%s with %i seats and one person more', (variant, seats) => {
  const rounds = 9;

  test('who sits out is told in each record, and never starts; all play at their places', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const match = matchOf(variant, seats, seed, rounds);
        const people = names.slice(0, seats + 1);
        for (const [at, { starter, out }] of roundsTold(match).entries()) {
          expect(starter).not.toBe(out);
          expect(match.rounds[at]?.players).toEqual(people.filter((_, place) => place !== out));
          expect(sitsOutIn(match.rounds[at] ?? currentRound(match))?.name).toBe(people[out]);
        }
        expect(everybodyAt(match.setup).map(({ name }) => name)).toEqual(people);
      }),
      { numRuns: 4 },
    );
  });

  test('each deal is that of its seed, as if nobody sat out', () => {
    const { rounds: played } = matchOf(variant, seats, 'lotus-42', 3);
    for (const round of played) {
      expect(round.deal).toEqual(dealFromSeed(playedRound(round).game, round.seed ?? '').deal);
    }
    const { sitsOut: _, ...without } = companyAt(variant, seats, 'lotus-42');
    expect(startMatch(without).rounds[0]?.deal).toEqual(played[0]?.deal);
    expect(startMatch(without).rounds[0]?.starter).toEqual(played[0]?.starter);
  });

  test('the records alone bring it back, also in the middle of a round', () => {
    const match = withNextRound(matchOf(variant, seats, 'lotus-42', 2));
    expect(unwrap(readMatch(formatMatch(match)))).toEqual(match);
  });

  test('the settlement goes by place and sums to nothing', () => {
    const match = matchOf(variant, seats, 'lotus-42', 5);
    const sums = names.slice(0, seats + 1).map((name) =>
      match.rounds.reduce((sum, round) => {
        const { game, position } = playedRound(round);
        const rules = rulesOf(game);
        const seat = round.players.indexOf(name);
        const won = rules.isCalledOff(position) ? 0 : (rules.settlementOf(position)[seat] ?? 0);
        return sum + won;
      }, 0),
    );
    expect(runningSettlement(match)).toEqual(sums);
    expect(sums.reduce((sum, won) => sum + won, 0)).toBe(0);
  });
});

describe.each(tables.filter(([variant]) => !isOpposite(variant)))(
  '%s with %i seats has everybody sit out in turn',
  (variant, seats) => {
    test('the last place first, the next one each round; one that is called off keeps it', () => {
      fc.assert(
        fc.property(seeds, (seed) => {
          const told = roundsTold(matchOf(variant, seats, seed, 2 * seats + 3));
          expect(told[0]?.out).toBe(seats);
          for (const [at, { out, isCalledOff }] of told.slice(0, -1).entries()) {
            const next = isCalledOff ? out : (out + 1) % (seats + 1);
            expect(told[at + 1]?.out).toBe(next);
          }
        }),
        { numRuns: 4 },
      );
    });
  },
);

test.each(['luan-chuo', 'luan-chuo-28'] as const)('%s: the dealer sits opposite', (variant) => {
  fc.assert(
    fc.property(seeds, (seed) => {
      for (const { starter, out } of roundsTold(matchOf(variant, 3, seed, 7))) {
        expect((starter + 2) % 4).toBe(out);
      }
    }),
    { numRuns: 6 },
  );
});

test('luan-chuo: the seed has each place sit out first, and the same one each time', () => {
  const outs = Array.from({ length: 60 }, (_, at) => {
    const first = () => startMatch(companyAt('luan-chuo', 3, `lotus-${at}`)).setup.sitsOut?.place;
    expect(first()).toBe(first());
    return first();
  });
  for (const place of [0, 1, 2, 3]) {
    expect(outs.filter((out) => out === place).length).toBeGreaterThan(5);
  }
});

test.each([
  ['tiu-u', 2],
  ['tiu-u', 3],
] as const)('F1 %s with %i seats: the start passes on from place to place', (variant, seats) => {
  for (const seed of ['a', 'b', 'c', 'd', 'e']) {
    const told = roundsTold(matchOf(variant, seats, seed, 6));
    for (const [at, { starter }] of told.slice(0, -1).entries()) {
      expect(told[at + 1]?.starter).toBe((starter + 1) % (seats + 1));
    }
  }
});

test('W1 who has won deals next, or the place after where that one sits out', () => {
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const match = matchOf('sap-ng-wu', 3, seed, 8);
    const told = roundsTold(match);
    for (const [at, { starter, out }] of told.slice(0, -1).entries()) {
      const { game, position } = playedRound(match.rounds[at] ?? currentRound(match));
      const [winner] = rulesOf(game).winnersOf(position);
      const dealer = winner === undefined ? starter : placeOf(winner, out);
      const next = told[at + 1];
      expect(next?.starter).toBe(dealer === next?.out ? (dealer + 1) % 4 : dealer);
    }
  }
});

test('a round of ma-hua-hua that all throw in has the next seat deal, and the same one sit out', () => {
  const match = startMatch(companyAt('ma-hua-hua', 3, 'lotus-42'));
  const thrown = ['throw', 'throw', 'throw'].reduce((before, text) => {
    const play = rulesOf(positionOf(before).game).parsePlay(text);
    if (play === undefined) throw new Error('the text is a play');
    return unwrap(withPlay(before, play));
  }, match);
  const next = withNextRound(thrown);
  expect(next.setup.sitsOut).toEqual(match.setup.sitsOut);
  expect(currentRound(next).starter).toBe((currentRound(match).starter + 1) % 3);
});

describe('a match in which somebody sits out', () => {
  const match = matchOf('tiu-u', 3, 'lotus-42', 2);

  test('plays again with the same company, and the turn to sit out goes on', () => {
    const again = startMatch(againOf(match.setup));
    expect(everybodyAt(again.setup)).toEqual(everybodyAt(match.setup));
    expect([match.setup.sitsOut?.place, again.setup.sitsOut?.place]).toEqual([0, 1]);
  });

  test('keeps who sits out where a round is dealt anew', () => {
    const begun = withNextRound(match);
    expect(canDealAnew(begun)).toBe(true);
    const anew = dealtAnew(begun, 'reed-7');
    expect(anew.setup.sitsOut).toEqual(begun.setup.sitsOut);
    expect(sitsOutIn(currentRound(anew))).toEqual(begun.setup.sitsOut);
  });

  test('is no mirror match, offers no stronger opponent, and is tried without who sits out', () => {
    expect(canMirror(match)).toBe(false);
    expect(strongerOpponent(match)).toBeUndefined();
    const tried = whatIfMatch(match, 3, 0, 'greedy');
    expect(tried.setup.sitsOut).toBeUndefined();
    expect(currentRound(tried).meta).not.toHaveProperty('sitsOut');
  });

  test('reaches a goal by what somebody has won who sits out now', () => {
    const { rounds } = matchOf('tiu-u', 3, 'lotus-42', 12);
    const matches = rounds.map((_, at) =>
      unwrap(readMatch(formatMatch({ rounds: rounds.slice(0, at + 1) }))),
    );
    const found = matches.find((one) => {
      const won = runningSettlement(one);
      return won.indexOf(Math.max(...won)) === one.setup.sitsOut?.place;
    });
    if (found === undefined) throw new Error('who has won most has never sat out');
    const goal = { won: Math.max(...runningSettlement(found)) };
    expect(hasReachedGoal({ ...found, setup: { ...found.setup, goal } })).toBe(true);
  });

  test('is taken in with plain names everywhere, so that it is still one match', () => {
    const named = match.rounds.map((round) => ({
      ...round,
      players: round.players.map((name) => `${name}\u202e`),
      meta: { ...round.meta, sitsOut: { place: sitsOutIn(round)?.place ?? 0, name: 'Dee\u202e' } },
    }));
    const [first] = named;
    if (first === undefined) throw new Error('a match has a round');
    const taken = takenIn(matchOfRecord(first));
    expect(taken.setup.sitsOut).toEqual({ place: 3, name: 'Dee', control: 'person' });
    expect(unwrap(readMatch(formatMatch(taken)))).toEqual(taken);
  });
});

describe('records of a match in which somebody sits out', () => {
  const { rounds } = matchOf('tiu-u', 3, 'lotus-42', 3);
  const [first, second] = rounds;
  if (first === undefined || second === undefined) throw new Error('a match has its rounds');

  test.each([
    ['nobody', undefined],
    ['another person', { place: 0, name: 'Eve' }],
    ['another place', { place: 1, name: 'Ann' }],
    ['a bot', { place: 0, name: 'Ann', control: 'greedy' }],
  ])('are not one match where the second tells of %s', (_, sitsOut) => {
    const { sitsOut: __, ...meta } = second.meta ?? {};
    const other = { ...second, meta: sitsOut === undefined ? meta : { ...meta, sitsOut } };
    expect(readMatch(formatMatch({ rounds: [first, other] }))).toEqual({
      ok: false,
      problem: { code: 'not-one-match', line: 2 },
    });
  });

  test.each([
    ['an app went on', true],
    ['an app had begun', false],
  ])('are one of their seats alone where %s that knows of nobody else', (_, isFirstTold) => {
    const { sitsOut: __, ...meta } = first.meta ?? {};
    const untold = { ...first, meta };
    const both = isFirstTold ? [first, untold] : [untold, first];
    const read = unwrap(readMatch(formatMatch({ rounds: both })));
    expect(read.setup).not.toHaveProperty('sitsOut');
    expect(read.setup.players.map(({ name }) => name)).toEqual(first.players);
    expect(runningSettlement(read)).toHaveLength(3);
  });

  test.each([
    3,
    'Dee',
    [],
    {},
    { place: 4, name: 'Dee' },
    { place: -1, name: 'Dee' },
    { place: 1.5, name: 'Dee' },
    { place: 3 },
    { place: 3, name: 7 },
    { place: 3, name: 'x'.repeat(201) },
  ])('tell of nobody where they say %j', (sitsOut) => {
    const round = { ...first, meta: { ...first.meta, sitsOut } };
    expect(matchOfRecord(round).setup).not.toHaveProperty('sitsOut');
  });

  test('take who cannot be told apart here for a person, and keep a bot', () => {
    const control = (control: unknown) =>
      sitsOutIn({ players: first.players, meta: { sitsOut: { place: 0, name: '', control } } })
        ?.control;
    expect(['greedy', 'oracle', '<b>', 7].map(control)).toEqual([
      'greedy',
      'person',
      'person',
      'person',
    ]);
  });

  test.each([
    { place: 3, name: 'Dee', control: 'oracle' },
    { place: 3, name: 'Dee', control: '<b>' },
    { place: 4, name: 'Dee' },
    { place: 0, name: 'x'.repeat(201) },
  ])('tell the same as their links: %j', (sitsOut) => {
    const round = { ...first, meta: { ...first.meta, sitsOut } };
    expect(sitsOutIn(unwrap(parseLink(formatLink(round))))).toEqual(sitsOutIn(round));
    expect(roundIdOf(withOutTaken(round))).toBe(roundIdOf(round));
  });

  test('tell of nobody at a table that is full', () => {
    const four = { players: names, meta: { sitsOut: { place: 4, name: 'Eve' } } };
    expect(sitsOutIn(four)).toBeUndefined();
  });
});
