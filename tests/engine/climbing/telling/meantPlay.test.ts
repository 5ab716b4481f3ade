import { describe, expect, test } from 'vitest';
import {
  climbing,
  kindCountsIn,
  type Meant,
  meantPlay,
  type SeatView,
  type VariantId,
  viewFor,
} from '../../../../src/engine/climbing/index.ts';
import {
  countTiles,
  formatKind,
  type Kind,
  type KindText,
  kindOf,
} from '../../../../src/engine/index.ts';
import { answeringWith, leadingTable, leadingWith } from '../../../support/climbing/answering.ts';
import { afterPlays, climbingPlay, climbingTable } from '../../../support/climbing/table.ts';
import { tilesIn } from '../../../support/table.ts';

function meant(view: SeatView, raised: string): Meant {
  return meantPlay(view, countTiles(tilesIn(raised)));
}

/** What is refused, or the play as text where it is none. */
function refused(view: SeatView, raised: string): unknown {
  const told = meant(view, raised);
  return told.means === 'play' ? climbing.formatPlay(told.play) : told.why;
}

function counted(text: string) {
  return kindCountsIn(countTiles(tilesIn(text)));
}

function of(...texts: readonly KindText[]): Kind[] {
  return texts.map(kindOf);
}

describe('what raised cards play', () => {
  test('W3 W4 W5 on the lead a combination of just these cards', () => {
    const view = leadingWith('sap-ng-wu', '66*2 63 54 42 21 33*4');
    for (const [raised, play] of [
      ['33*3', '33*3'],
      ['54 66*2', '66*2+54'],
      ['42 21', '42+21'],
    ] as const) {
      expect(meant(view, raised)).toEqual({ means: 'play', play: climbingPlay(play) });
    }
  });

  test('W7 in answer a play that beats the trick', () => {
    const view = answeringWith('sap-ng-wu', '65*2', '31*2 53*2');
    expect(refused(view, '31*2')).toBe('31*2');
  });

  test('W6 before the first lead a Supreme that is laid', () => {
    const view = viewFor(climbingTable('sap-ng-wu', { hands: ['42*2 21 33', '66', '66'] }), 0);
    expect(meant(view, '42*2 21')).toEqual({ means: 'play', play: climbingPlay('lay 42*2+21') });
    expect(refused(view, '42')).toEqual({ code: 'only-with', kind: kindOf('42'), with: of('21') });
    expect(refused(view, '42 21 33')).toEqual({
      code: 'never-laid',
      kinds: of('33'),
      laid: of('42', '21'),
    });
  });

  test('no card plays nothing, whoever is asked for what', () => {
    const table = leadingTable('sap-ng-wu', ['33', '44', '55']);
    for (const seat of [0, 1]) {
      expect(refused(viewFor(table, seat), '')).toEqual({ code: 'none-raised' });
    }
  });

  test('W7 W9 cards are not raised out of turn, nor where none are asked for', () => {
    const table = leadingTable('sap-ng-wu', ['33*4 22*4 11*4 44*4 31', '44', '55']);
    expect(refused(viewFor(table, 1), '44')).toEqual({ code: 'not-now' });
    const fifteen = afterPlays(
      table,
      ...['33*4', '22*4', '11*4', '44*4'].flatMap((led) => [led, 'pass', 'pass']),
    );
    expect(fifteen.phase).toBe('declare');
    expect(refused(viewFor(fifteen, 0), '31')).toEqual({ code: 'not-now' });
    const consent = climbingTable('ma-hua-hua', { hands: ['33', '44', '55'] });
    expect(refused(viewFor(consent, 0), '33')).toEqual({ code: 'not-now' });
  });

  test('cards beyond the hand are none of it', () => {
    expect(refused(leadingWith('sap-ng-wu', '33*2'), '33*3')).toEqual({
      code: 'not-held',
      kind: kindOf('33'),
      raised: 3,
      held: 2,
    });
  });
});

interface Row {
  readonly id: VariantId;
  readonly raised: string;
  readonly why: object;
}

const noCombinations: readonly Row[] = [
  {
    id: 'sap-ng-wu',
    raised: '62 53*2',
    why: { code: 'needs-leader', kinds: of('62', '53'), leaders: of('11') },
  },
  {
    id: 'wu-han',
    raised: '41 32',
    why: { code: 'needs-leader', kinds: of('41', '32'), leaders: of('31') },
  },
  {
    id: 'sap-ng-wu',
    raised: '66 44',
    why: {
      code: 'leaders-mixed',
      parts: [
        { leader: kindOf('66'), kinds: of('66') },
        { leader: kindOf('44'), kinds: of('44') },
      ],
    },
  },
  {
    id: 'luan-chuo',
    raised: '62 54*2 63',
    why: {
      code: 'leaders-mixed',
      parts: [
        { leader: kindOf('66'), kinds: of('63', '54') },
        { leader: kindOf('11'), kinds: of('62') },
      ],
    },
  },
  {
    id: 'sap-ng-wu',
    raised: '55 63',
    why: { code: 'different-kinds', kinds: of('63', '55') },
  },
  {
    id: 'sap-ng-wu',
    raised: '42 63',
    why: { code: 'different-kinds', kinds: of('63', '42') },
  },
  {
    id: 'chang-pai',
    raised: '66 54',
    why: { code: 'only-with', kind: kindOf('66'), with: of('21') },
  },
  {
    id: 'chang-pai',
    raised: '66',
    why: { code: 'only-with', kind: kindOf('66'), with: of('21') },
  },
  {
    id: 'chang-pai',
    raised: '66*2',
    why: { code: 'too-many', kind: kindOf('66'), raised: 2, most: 1, with: [] },
  },
  {
    id: 'chang-pai',
    raised: '66 21*3',
    why: { code: 'too-many', kind: kindOf('21'), raised: 3, most: 1, with: of('66') },
  },
  {
    id: 'chang-pai',
    raised: '33*4',
    why: { code: 'too-many', kind: kindOf('33'), raised: 4, most: 3, with: [] },
  },
  {
    id: 'chang-pai',
    raised: '66 63',
    why: { code: 'only-with', kind: kindOf('66'), with: of('21') },
  },
  {
    id: 'chang-pai',
    raised: '62 11',
    why: { code: 'different-kinds', kinds: of('62', '11') },
  },
  { id: 'luan-chuo', raised: '61', why: { code: 'only-in-sets-of', kind: kindOf('61'), least: 2 } },
  {
    id: 'luan-chuo-28',
    raised: '65',
    why: { code: 'only-in-sets-of', kind: kindOf('65'), least: 2 },
  },
  {
    id: 'ma-hua-hua',
    raised: '66 44*2',
    why: { code: 'lacks-kinds', raised: counted('66 44*2'), lacks: counted('55*3') },
  },
  {
    id: 'ma-hua-hua',
    raised: '33*2 22 11',
    why: {
      code: 'wrong-number',
      kinds: of('33', '22', '11'),
      raised: 4,
      sizes: [3, 6, 8, 12],
    },
  },
  {
    id: 'ma-hua-hua',
    raised: '66 63',
    why: { code: 'different-kinds', kinds: of('66', '63') },
  },
];

describe('what two kinds of a pendulum or a fish lack', () => {
  test.each(['66 55 44', '33 22 11'])('W3 %s: just so many of the third make a play', (trio) => {
    const view = leadingWith(
      'ma-hua-hua',
      trio
        .split(' ')
        .map((kind) => `${kind}*4`)
        .join(' '),
    );
    const numbers = [1, 2, 3, 4];
    for (const third of trio.split(' ')) {
      const [one, other] = trio.split(' ').filter((kind) => kind !== third);
      for (const [ones, others] of numbers.flatMap((a) => numbers.map((b) => [a, b] as const))) {
        const raised = `${one}*${ones} ${other}*${others}`;
        const told = meant(view, raised);
        if (told.means === 'play' || told.why.code !== 'lacks-kinds') throw new Error(raised);
        const added = told.why.lacks.map(({ kind, copies }) => `${formatKind(kind)}*${copies}`);
        expect(added).toHaveLength(1);
        expect([raised, added, meant(view, `${raised} ${added.join(' ')}`).means]).toEqual([
          raised,
          added,
          'play',
        ]);
        // Fewer would not do.
        const [lacks] = told.why.lacks;
        for (let fewer = 1; fewer < (lacks?.copies ?? 0); fewer += 1) {
          expect(meant(view, `${raised} ${third}*${fewer}`).means).toBe('nothing');
        }
      }
    }
  });
});

describe('why cards are no combination', () => {
  test.each(noCombinations)('W3 W4 W5 in $id $raised: $why.code', ({ id, raised, why }) => {
    expect(refused(leadingWith(id, raised), raised)).toEqual(why);
  });

  test('W6 in luan-chuo 42 and 21 are never played', () => {
    const view = { ...leadingWith('luan-chuo', '33'), hand: countTiles(tilesIn('42 33')) };
    expect(refused(view, '42 33')).toEqual({ code: 'never-played', kinds: of('42') });
  });

  test('W7 in answer too what is no combination is told as such', () => {
    const view = answeringWith('sap-ng-wu', '65', '62 53');
    expect(refused(view, '62 53')).toEqual({
      code: 'needs-leader',
      kinds: of('62', '53'),
      leaders: of('11'),
    });
  });
});

interface Answer {
  readonly id: VariantId;
  readonly led: string;
  readonly raised: string;
  readonly why: object;
}

function plays(...texts: readonly string[]): unknown[] {
  return texts.map(climbingPlay);
}

// In `sap-ng-wu` the suits are civil, one and two; in `chang-pai` red, black and mixed.
const answers: readonly Answer[] = [
  {
    id: 'sap-ng-wu',
    led: '65*2',
    raised: '55*3',
    why: { code: 'wrong-size', trick: 2, raised: 3, but: [] },
  },
  {
    id: 'sap-ng-wu',
    led: '65*2',
    raised: '53*2',
    why: { code: 'wrong-suit', trick: 0, raised: 2, beating: [0] },
  },
  {
    id: 'sap-ng-wu',
    led: '65*2',
    raised: '64*2',
    why: { code: 'too-low', least: plays('22*2') },
  },
  { id: 'wu-han', led: '53', raised: '62', why: { code: 'equal', least: plays('63') } },
  {
    id: 'luan-chuo',
    led: '65*2',
    raised: '51*2',
    why: { code: 'equal', least: plays('55*2', '33*2', '22*2') },
  },
  {
    id: 'sap-ng-wu',
    led: '44+43',
    raised: '66*2',
    why: { code: 'wrong-form', trick: 'mixed', raised: 'set' },
  },
  {
    id: 'sap-ng-wu',
    led: '66+54',
    raised: '11 62',
    why: { code: 'unbeatable', but: [] },
  },
  {
    id: 'sap-ng-wu',
    led: '65*2',
    raised: '66 54',
    why: { code: 'wrong-form', trick: 'set', raised: 'mixed' },
  },
  {
    id: 'sap-ng-wu',
    led: '44+43',
    raised: '66 63',
    why: { code: 'wrong-mixture', trick: [1, 1, 0], raised: [1, 0, 1] },
  },
  {
    id: 'sap-ng-wu',
    led: '44+43',
    raised: '31 41',
    why: { code: 'too-low', least: plays('62+11') },
  },
  { id: 'sap-ng-wu', led: '42+21', raised: '66*2', why: { code: 'unbeatable', but: [] } },
  { id: 'sap-ng-wu', led: '66*2', raised: '11*2', why: { code: 'unbeatable', but: [] } },
  { id: 'sap-ng-wu', led: '65*2', raised: '42 21', why: { code: 'supreme-beats-nothing' } },
  {
    id: 'chang-pai',
    led: '62',
    raised: '41',
    why: { code: 'too-low', least: plays('44') },
  },
  {
    id: 'chang-pai',
    led: '62',
    raised: '53',
    why: { code: 'equal', least: plays('63') },
  },
  { id: 'chang-pai', led: '65', raised: '44', why: { code: 'unbeatable', but: [] } },
  {
    id: 'chang-pai',
    led: '55',
    raised: '44',
    why: { code: 'too-low', least: [] },
  },
  {
    id: 'chang-pai',
    led: '62',
    raised: '64',
    why: { code: 'wrong-suit', trick: 1, raised: 2, beating: [0, 1] },
  },
  {
    id: 'chang-pai',
    led: '41',
    raised: '65',
    why: { code: 'wrong-suit', trick: 0, raised: 1, beating: [0] },
  },
  {
    id: 'chang-pai',
    led: '62*2',
    raised: '66 21',
    why: { code: 'wrong-suit', trick: 1, raised: 2, beating: [0, 1] },
  },
  {
    id: 'ma-hua-hua',
    led: '42+21',
    raised: '66*2',
    why: { code: 'unbeatable', but: plays('66*4') },
  },
  {
    id: 'ma-hua-hua',
    led: '66*2',
    raised: '63 62',
    why: { code: 'unbeatable', but: [] },
  },
  {
    id: 'ma-hua-hua',
    led: '11*2',
    raised: '66*3',
    why: { code: 'wrong-size', trick: 2, raised: 3, but: plays('66*4') },
  },
  {
    id: 'ma-hua-hua',
    led: '63+62',
    raised: '55*2',
    why: { code: 'too-low', least: plays('66*2') },
  },
  {
    id: 'ma-hua-hua',
    led: '33*3+22+11*2',
    raised: '33 22*3 11*2',
    why: { code: 'too-low', least: plays('66+55+44*4') },
  },
  { id: 'ma-hua-hua', led: '51*2', raised: '42 21', why: { code: 'supreme-beats-nothing' } },
];

describe('why a combination does not beat the trick', () => {
  test.each(answers)('W2–W5 in $id $raised on $led: $why.code', ({ id, led, raised, why }) => {
    expect(refused(answeringWith(id, led, raised), raised)).toMatchObject(why);
  });
});
