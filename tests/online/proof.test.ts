import { describe, expect, test } from 'vitest';
import { type RoundRecord, rulesOf } from '../../src/engine/index.ts';
import { keyHash } from '../../src/online/keyHash.ts';
import { checkShuffle, type Revealed, type Witness } from '../../src/online/proof.ts';
import { readRevealed } from '../../src/online/readTold.ts';
import { commitmentTo, shuffledDeal } from '../../src/online/shuffle.ts';
import { seatIn } from '../../src/online/tableState.ts';
import { revealedRound, toldTo } from '../../src/online/told.ts';
import { gameOf, playedRound, withFirstPlays } from '../../src/records/playedRound.ts';
import { seenIn } from '../../src/records/seenRecord.ts';
import { chanceOf } from '../support/chance.ts';
import { anyhow, bot, byPerson, dealtTable, playOut, saltOf } from '../support/eventTable.ts';
import { unwrap } from '../support/table.ts';

const variants = ['tiu-u', 'sap-ng-wu', 'luan-chuo', 'shi-wu-hu'] as const;

/** A round that is over, with what the first place knows of it by itself. */
function provenRound(seed: number): { readonly witness: Witness; readonly revealed: Revealed } {
  const variant = variants[seed % variants.length] ?? 'tiu-u';
  const places = seed % 3 === 0 ? [byPerson, byPerson, bot] : [byPerson, byPerson, byPerson];
  const table = dealtTable({ variant, seats: 3, places, secret: keyHash(`${seed}`) });
  const before = table.states.find(({ rounds }) => rounds.length === 0);
  const { next } = toldTo(before ?? table.state(), { places: [], isOpener: false, watches: false });
  const choose = anyhow(chanceOf(seed));
  playOut(table, choose);
  const round = table.round();
  const half = withFirstPlays(round.record, Math.floor(round.record.plays.length / 2));
  return {
    witness: {
      ...{ commitment: next?.commitment ?? '', deal: 1, isFirst: true, places: 3 },
      salts: new Map([[0, saltOf(0, 1)], ...(seed % 3 === 0 ? [[2, null] as const] : [])]),
      seen: [
        { seat: 0, seen: seenIn(half, seatIn(round, 0)) },
        { seat: null, seen: seenIn(half, null) },
      ],
    },
    revealed: unwrap(readRevealed(JSON.parse(JSON.stringify(revealedRound(round))))),
  };
}

const rounds = Array.from({ length: 100 }, (_, seed) => provenRound(seed));

describe('a round that is revealed', () => {
  test('is proven', () => {
    expect(rounds.map(({ witness, revealed }) => checkShuffle(witness, revealed))).toEqual(
      rounds.map(() => 'proven'),
    );
  });

  const changes: readonly (readonly [string, string, (round: Revealed, at: number) => Revealed])[] =
    [
      [
        'another secret',
        'other-secret',
        (round, at) => ({ ...round, secret: keyHash(`other ${at}`) }),
      ],
      [
        'another salt of one’s own',
        'salt-left-out',
        (round) => ({ ...round, salts: round.salts.with(0, saltOf(0, 9)) }),
      ],
      [
        'no salt of one’s own',
        'salt-left-out',
        (round) => ({ ...round, salts: round.salts.with(0, null) }),
      ],
      [
        'a salt too many',
        'salt-left-out',
        (round) => ({ ...round, salts: [...round.salts, saltOf(3, 1)] }),
      ],
      [
        'a salt too few',
        'salt-left-out',
        (round) => ({ ...round, salts: round.salts.slice(0, 2) }),
      ],
      [
        'another salt of somebody else',
        'other-deal',
        (round) => ({ ...round, salts: round.salts.with(1, saltOf(1, 9)) }),
      ],
      [
        'two tiles that were swapped',
        'other-deal',
        (round, at) => withRecord(round, swapped(round.record, at)),
      ],
      [
        'another starter',
        'other-deal',
        (round) =>
          withRecord(round, {
            ...round.record,
            starter: (round.record.starter + 1) % 3,
            plays: [],
          }),
      ],
      [
        'other names',
        'not-as-seen',
        (round) => withRecord(round, { ...round.record, players: ['Eve', 'Bo', 'Cai'] }),
      ],
      [
        'fewer plays than were seen',
        'not-as-seen',
        (round) => withRecord(round, { ...round.record, plays: [] }),
      ],
      [
        'another first play',
        'not-as-seen',
        (round) => withRecord(round, { ...round.record, plays: otherPlays(round.record) }),
      ],
    ];
  test.each(changes)('is found out with %s: %s', (_, verdict, change) => {
    const verdicts = rounds.map(({ witness, revealed }, at) =>
      checkShuffle(witness, change(revealed, at)),
    );
    expect(verdicts).toEqual(rounds.map(() => verdict));
  });

  test('is found out with another commitment, and with another deal of the table', () => {
    for (const { witness, revealed } of rounds) {
      expect(checkShuffle({ ...witness, commitment: commitmentTo(keyHash('x')) }, revealed)).toBe(
        'other-secret',
      );
      expect(checkShuffle({ ...witness, deal: 2 }, revealed)).toBe('other-deal');
    }
  });

  test('is found out with a salt in the stead of a bot, by which the server could choose the deal', () => {
    let bots = 0;
    for (const { witness, revealed } of rounds) {
      if (!witness.salts.has(2)) continue;
      bots += 1;
      const salts = revealed.salts.with(2, saltOf(2, 1));
      const { secret, record } = revealed;
      const dealt = shuffledDeal(gameOf(record), { secret, deal: 1, salts });
      const forged = { ...record, deal: dealt.deal, starter: dealt.starter, plays: [] };
      expect(checkShuffle({ ...witness, seen: [] }, { ...revealed, salts, record: forged })).toBe(
        'salt-left-out',
      );
    }
    expect(bots).toBeGreaterThan(30);
  });

  test('has a starter that the end of the round before decides, if it is not the first', () => {
    for (const { witness, revealed } of rounds) {
      const starter = (revealed.record.starter + 1) % 3;
      const record = { ...revealed.record, starter, plays: [] };
      const later = { ...witness, isFirst: false, seen: [] };
      expect(checkShuffle(later, { ...revealed, record })).toBe('proven');
      expect(checkShuffle({ ...later, isFirst: true }, { ...revealed, record })).toBe('other-deal');
    }
  });
});

function withRecord(round: Revealed, record: RoundRecord): Revealed {
  return { ...round, record };
}

/** The same deal with two different tiles of two hands swapped. */
function swapped(record: RoundRecord, at: number): RoundRecord {
  const [one = [], other = [], ...rest] = record.deal.hands;
  const from = at % one.length;
  const mine = one[from];
  const to = other.findIndex((kind) => kind !== mine);
  const theirs = other[to];
  if (mine === undefined || theirs === undefined) expect.fail('there are two');
  const hands = [one.with(from, theirs), other.with(to, mine), ...rest];
  return { ...record, deal: { ...record.deal, hands }, plays: [] };
}

/** As many plays from the start, the first of them another one. */
function otherPlays(record: RoundRecord): RoundRecord['plays'] {
  const game = gameOf(record);
  const { legalPlays, startPosition, lastResort } = rulesOf(game);
  let last = record.plays.slice(0, 0);
  const start = startPosition(game, record.deal, record.starter);
  const [first] = legalPlays(start).filter((play) => play !== record.plays[0]);
  if (first === undefined) expect.fail('there is another one');
  last = [first];
  for (;;) {
    const { position } = playedRound({ ...record, plays: last });
    if (position.phase === 'over' || last.length > record.plays.length / 2) return last;
    last = [...last, lastResort(position)];
  }
}
