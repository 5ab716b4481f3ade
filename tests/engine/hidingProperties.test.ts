import { describe, expect, test } from 'vitest';
import { climbing } from '../../src/engine/climbing/index.ts';
import { fill } from '../../src/engine/core/fill.ts';
import { fishing } from '../../src/engine/fishing/index.ts';
import {
  countOf,
  countTiles,
  type Deal,
  type FamilyId,
  firstSteps,
  type PlayedThrough,
  playThrough,
  type Seat,
  type SeenRecord,
  seatsOf,
  seenRecord,
  supposedDeal,
} from '../../src/engine/index.ts';
import { chanceOf } from '../support/chance.ts';
import { expectSame } from '../support/expectSame.ts';
import { inTurn } from '../support/inTurn.ts';
import { plainlySeen, type SeenRound, seenRounds } from '../support/seenRounds.ts';
import { unwrap } from '../support/table.ts';
import { runs } from '../support/thoroughness.ts';

/** A moment of a round, and who looks. */
interface Look {
  readonly round: SeenRound;
  readonly through: PlayedThrough;
  readonly seat: Seat | null;
  readonly seen: SeenRecord;
}

/** The moments of rounds, some of those between the first and the last, seen by all in turn. */
function* looksAt(rounds: readonly SeenRound[], share: number): Generator<Look> {
  const random = chanceOf(rounds.length);
  let looks = 0;
  for (const round of rounds) {
    const whole = unwrap(playedWith(round, round.record.deal, round.record.plays.length));
    const lookers = [null, ...seatsOf(round.game.seatCount)];
    for (let made = 0; made <= whole.steps.length; made += 1) {
      if (made > 0 && made < whole.steps.length && random() > share) continue;
      const through = firstSteps(whole, made);
      const seat = inTurn(lookers, looks);
      looks += 1;
      yield { round, through, seat, seen: seenRecord(round.hiding, round.record, through, seat) };
    }
  }
}

/** The first plays of a round, made with another deal. */
function playedWith({ rules, game, record }: SeenRound, deal: Deal, plays: number) {
  const start = rules.startPosition(game, deal, record.starter);
  return playThrough(rules, start, record.plays.slice(0, plays));
}

/** What is seen of a position: the whole view of a seat, or the open table. */
function sightOf({ rules, openTableOf }: SeenRound, through: PlayedThrough, seat: Seat | null) {
  const { position, steps } = through;
  return seat === null ? openTableOf(position) : rules.viewFor(position, seat, steps);
}

const tried: Readonly<Record<FamilyId, { readonly rounds: number; readonly moments: number }>> = {
  fishing: { rounds: runs(40, 1300), moments: runs(250, 20_000) },
  climbing: { rounds: runs(50, 1550), moments: runs(350, 30_000) },
};

/** The part of all moments that are looked at. */
const share = runs(0.1, 0.3);

describe.each(['fishing', 'climbing'] as const)('%s', (family) => {
  const rounds = seenRounds(family, tried[family].rounds, 15);
  const { variants } = family === 'fishing' ? fishing : climbing;

  test('W1–W9 F2–F10 a filled round is played as the true one, and seen as that is', () => {
    const random = chanceOf(3);
    const met = new Set<string>();
    let moments = 0;
    for (const { round, through, seat, seen } of looksAt(rounds, share)) {
      const { game, hiding, record } = round;
      const deal = unwrap(supposedDeal(hiding, game, seen, random));
      const supposed = unwrap(playedWith(round, deal, through.steps.length));
      expectSame(sightOf(round, supposed, seat), sightOf(round, through, seat));
      const again = seenRecord(hiding, { ...record, deal }, supposed, seat);
      expect(JSON.stringify(again)).toBe(JSON.stringify(seen));
      met.add(`${game.variant.id} ${game.seatCount}`).add(seen.phase);
      moments += 1;
    }
    expect(moments).toBeGreaterThan(tried[family].moments);
    const games = variants.flatMap(({ id, seatCounts }) => seatCounts.map((n) => `${id} ${n}`));
    const phases =
      family === 'fishing'
        ? ['hand', 'drawn', 'over']
        : ['talon', 'redeal', 'consent', 'lay', 'lead', 'answer', 'declare', 'over'];
    expect([...met].toSorted()).toEqual([...games, ...phases].toSorted());
  });

  test('the clauses are kept by just those deals that would have been seen in the same way', () => {
    const random = chanceOf(4);
    const verdicts = { same: 0, other: 0 };
    for (const look of looksAt(rounds, 0.1)) {
      const { round, through, seat, seen } = look;
      const { game, hiding, record } = round;
      const places = hiding.placesOf(game, seen);
      const clauses = unwrap(hiding.clausesOf(game, seen, places));
      const tiles = fill(places, [], random) ?? [];
      const blanks = tiles.map((all, at) => countTiles(all.slice(places.known[at]?.length)));
      const isKept = clauses.every((ways) =>
        ways.some((way) =>
          way.every(({ place, kind, least, most }) => {
            const copies = countOf(blanks[place] ?? [], kind);
            return copies >= least && copies <= most;
          }),
        ),
      );
      const deal = hiding.dealOf(game, tiles);
      const played = playedWith(round, deal, through.steps.length);
      const isSame =
        played.ok &&
        JSON.stringify(seenRecord(hiding, { ...record, deal }, played.value, seat)) ===
          JSON.stringify(seen);
      expect(isKept).toBe(isSame);
      verdicts[isSame ? 'same' : 'other'] += 1;
    }
    expect(Math.min(verdicts.same, verdicts.other)).toBeGreaterThan(family === 'fishing' ? 5 : 100);
  });

  test('W1 W6 F3 F10 of the deal is seen what the rules leave open, written plainly', () => {
    for (const { round, through, seat, seen } of looksAt(rounds, share)) {
      expectSame(seen.deal, plainlySeen(round, through, seat));
    }
  });

  test('two deals that a seat cannot tell apart are seen and told in the same way at every moment', () => {
    const random = chanceOf(5);
    const found = { streams: 0, messages: 0, differing: 0, ofNeighbours: 0, planted: 0 };
    for (const { round, through, seat, seen } of looksAt(rounds.slice(0, runs(25, 400)), 0.02)) {
      const { game, hiding, record } = round;
      const deal = unwrap(supposedDeal(hiding, game, seen, random));
      const other = unwrap(playedWith(round, deal, through.steps.length));
      const streams = (asked: Seat | null, leak: boolean) =>
        [
          { dealt: record, of: through },
          { dealt: { ...record, deal }, of: other },
        ].map(({ dealt, of }) =>
          Array.from({ length: of.steps.length + 1 }, (_, made) => {
            const then = firstSteps(of, made);
            const legal = leak ? round.rules.legalPlays(then.position).length : null;
            return JSON.stringify([seenRecord(hiding, dealt, then, asked), legal]);
          }),
        );
      for (const [made] of through.steps.entries()) {
        const [then, thenToo] = [firstSteps(through, made), firstSteps(other, made)];
        expectSame(sightOf(round, thenToo, seat), sightOf(round, then, seat));
      }
      const [mine = [], same = []] = streams(seat, false);
      found.streams += 1;
      found.messages += mine.length;
      found.differing += mine.filter((message, at) => message !== same[at]).length;
      const next = ((seat ?? 0) + 1) % game.seatCount;
      const [theirs, others] = streams(next, false);
      if (JSON.stringify(theirs) !== JSON.stringify(others)) found.ofNeighbours += 1;
      const [told, toldToo] = streams(seat, true);
      if (JSON.stringify(told) !== JSON.stringify(toldToo)) found.planted += 1;
    }
    expect(found.differing).toBe(0);
    expect(found.streams).toBeGreaterThan(runs(50, 500));
    // Both are leaks, and both are found.
    expect(found.ofNeighbours).toBeGreaterThan(0.8 * found.streams);
    expect(found.planted).toBeGreaterThan(0.3 * found.streams);
  });
});
